package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/tools/record"
	"k8s.io/utils/clock"
	fakeclient "sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/log"
	v1 "sigs.k8s.io/karpenter/pkg/apis/v1"
	"sigs.k8s.io/karpenter/pkg/cloudprovider"
	provisioning "sigs.k8s.io/karpenter/pkg/controllers/provisioning/scheduling"
	"sigs.k8s.io/karpenter/pkg/controllers/state"
	"sigs.k8s.io/karpenter/pkg/events"
	"sigs.k8s.io/karpenter/pkg/operator/options"
	"sigs.k8s.io/karpenter/pkg/scheduling"
)

// Machine is a type of machine of AWS; Left is what a node has for pods.
type Machine struct {
	Name         string              `json:"name"`
	CPUs         int64               `json:"cpus"`
	Memory       int64               `json:"memory"`
	Architecture string              `json:"architecture"`
	Labels       map[string]string   `json:"labels"`
	Devices      corev1.ResourceList `json:"devices"`
	Left         corev1.ResourceList `json:"left"`
	Pods         int64               `json:"pods"`
}

// SizeCase is a NodePool with DaemonSets and pods. The first line has the machines instead.
type SizeCase struct {
	Machines []Machine        `json:"machines"`
	Pool     *v1.NodePool     `json:"pool"`
	Daemons  []corev1.PodSpec `json:"daemons"`
	Pods     []corev1.PodSpec `json:"pods"`
}

const hypervisorShare = 0.075

// What the provider of AWS makes of a type: karpenter-provider-aws/pkg/providers/instancetype/types.go.
func instanceType(one Machine, keys []string) *cloudprovider.InstanceType {
	memory := one.Memory
	if one.Architecture == "arm64" {
		memory -= 64
	}
	memory -= int64(math.Ceil(float64(memory) * hypervisorShare))
	capacity := corev1.ResourceList{
		"cpu": *resource.NewQuantity(one.CPUs, resource.DecimalSI), "memory": *resource.NewQuantity(memory<<20, resource.BinarySI),
		"pods": *resource.NewQuantity(one.Pods, resource.DecimalSI), "ephemeral-storage": resource.MustParse("20Gi"),
	}
	reserved := corev1.ResourceList{}
	for name, left := range one.Left {
		kept := capacity[name].DeepCopy()
		kept.Sub(left)
		reserved[name] = kept
	}
	for name, count := range one.Devices {
		capacity[name] = count
	}
	offerings := cloudprovider.Offerings{}
	for _, zone := range []string{"a", "b", "c"} {
		for _, kind := range []string{"spot", "on-demand"} {
			labels := map[string]string{v1.CapacityTypeLabelKey: kind, corev1.LabelTopologyZone: zone}
			offerings = append(offerings, &cloudprovider.Offering{Available: true, Price: 1, Requirements: scheduling.NewLabelRequirements(labels)})
		}
	}
	requirements := scheduling.NewRequirements(
		scheduling.NewRequirement(corev1.LabelInstanceTypeStable, corev1.NodeSelectorOpIn, one.Name),
		scheduling.NewRequirement(corev1.LabelArchStable, corev1.NodeSelectorOpIn, one.Architecture),
		scheduling.NewRequirement(corev1.LabelOSStable, corev1.NodeSelectorOpIn, "linux"),
		scheduling.NewRequirement(corev1.LabelTopologyZone, corev1.NodeSelectorOpIn, "a", "b", "c"),
		scheduling.NewRequirement(v1.CapacityTypeLabelKey, corev1.NodeSelectorOpIn, "spot", "on-demand"),
	)
	for _, key := range keys {
		if value, ok := one.Labels[key]; ok {
			requirements.Add(scheduling.NewRequirement(key, corev1.NodeSelectorOpIn, value))
		} else {
			requirements.Add(scheduling.NewRequirement(key, corev1.NodeSelectorOpDoesNotExist))
		}
	}
	return &cloudprovider.InstanceType{
		Name: one.Name, Requirements: requirements, Offerings: offerings, Capacity: capacity,
		Overhead: &cloudprovider.InstanceTypeOverhead{KubeReserved: reserved},
	}
}

func instanceTypes(machines []Machine) []*cloudprovider.InstanceType {
	seen := map[string]bool{}
	var keys []string
	for _, one := range machines {
		for key := range one.Labels {
			if !seen[key] {
				seen[key] = true
				keys = append(keys, key)
			}
		}
	}
	log.SetLogger(logr.Discard())
	v1.WellKnownLabels.Insert(keys...)
	var all []*cloudprovider.InstanceType
	for _, one := range machines {
		all = append(all, instanceType(one, keys))
	}
	return all
}

func podOf(spec corev1.PodSpec, name string) *corev1.Pod {
	meta := metav1.ObjectMeta{Name: name, Namespace: "default", UID: types.UID(name)}
	return &corev1.Pod{ObjectMeta: meta, Spec: spec, Status: corev1.PodStatus{Phase: corev1.PodPending}}
}

// A letter for each pod: 1 where Karpenter would launch a node for it, of a NodePool that has none yet.
func launches(one SizeCase, all []*cloudprovider.InstanceType) string {
	ctx := options.ToContext(context.Background(), &options.Options{})
	client, clock := fakeclient.NewFakeClient(), clock.RealClock{}
	cluster := state.NewCluster(clock, client, nil)
	pools, byPool := []*v1.NodePool{one.Pool}, map[string][]*cloudprovider.InstanceType{one.Pool.Name: all}
	topology := try(provisioning.NewTopology(ctx, client, cluster, nil, pools, byPool, nil))
	var daemons []*corev1.Pod
	for number, spec := range one.Daemons {
		daemons = append(daemons, podOf(spec, fmt.Sprintf("daemon-%d", number)))
	}
	var letters strings.Builder
	for number, spec := range one.Pods {
		// Each pod is asked for alone: what others have taken of the NodePool's limits is no matter.
		scheduler := provisioning.NewScheduler(ctx, client, pools, cluster, nil, topology, byPool, daemons, events.NewRecorder(&record.FakeRecorder{}), clock, nil, nil)
		results := try(scheduler.Solve(ctx, []*corev1.Pod{podOf(spec, fmt.Sprintf("p%d", number))}))
		fmt.Fprint(&letters, 1-min(1, len(results.PodErrors)))
	}
	return letters.String()
}

func try[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// A line for each NodePool.
func judgeSizes(input io.Reader) {
	lines := bufio.NewScanner(input)
	lines.Buffer(nil, 1<<26)
	var all []*cloudprovider.InstanceType
	for lines.Scan() {
		var one SizeCase
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			panic(err)
		}
		if one.Machines != nil {
			all = instanceTypes(one.Machines)
			continue
		}
		fmt.Println(launches(one, all))
	}
}
