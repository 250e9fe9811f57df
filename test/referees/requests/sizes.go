package main

import (
	"context"
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/component-helpers/scheduling/corev1/nodeaffinity"
	"k8s.io/klog/v2"
	fwk "k8s.io/kube-scheduler/framework"
	podutil "k8s.io/kubernetes/pkg/api/pod"
	"k8s.io/kubernetes/pkg/apis/core"
	conversion "k8s.io/kubernetes/pkg/apis/core/v1"
	"k8s.io/kubernetes/pkg/apis/core/validation"
	"k8s.io/kubernetes/pkg/controller/daemon"
	"k8s.io/kubernetes/pkg/scheduler/apis/config"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/feature"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/noderesources"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/tainttoleration"
)

// World is a cluster: the nodes that its pools have at most (roomy) and at least (tight), its DaemonSets, and pods.
type World struct {
	Pools []struct {
		Roomy []corev1.Node `json:"roomy"`
		Tight []corev1.Node `json:"tight"`
	} `json:"pools"`
	Daemons []corev1.PodSpec `json:"daemons"`
	Pods    []corev1.PodSpec `json:"pods"`
}

// Kubernetes' own classes; any other is that of all pods here.
var priorities = map[string]int32{"system-node-critical": 2000001000, "system-cluster-critical": 2000000000}

func try[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

var (
	fit    = try(noderesources.NewFit(context.Background(), fitArguments(), nil, feature.Features{EnablePodLevelResources: true})).(*noderesources.Fit)
	taints = try(tainttoleration.New(context.Background(), nil, nil, feature.Features{})).(*tainttoleration.TaintToleration)
)

func fitArguments() *config.NodeResourcesFitArgs {
	resources := []config.ResourceSpec{{Name: "cpu", Weight: 1}, {Name: "memory", Weight: 1}}
	return &config.NodeResourcesFitArgs{ScoringStrategy: &config.ScoringStrategy{Type: config.LeastAllocated, Resources: resources}}
}

// The pod as the API server keeps it, or nothing where it refuses the pod.
func admitted(spec *corev1.PodSpec) *corev1.Pod {
	pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: "p", Namespace: "default"}, Spec: *spec.DeepCopy()}
	conversion.SetObjectDefaults_Pod(pod)
	priority := priorities[spec.PriorityClassName]
	pod.Spec.Priority = &priority
	internal := &core.Pod{}
	if err := conversion.Convert_v1_Pod_To_core_Pod(pod.DeepCopy(), internal, nil); err != nil {
		panic(err)
	}
	podutil.DefaultPodLevelResources(internal)
	options := podutil.GetValidationOptionsFromPodSpecAndMeta(&internal.Spec, nil, &internal.ObjectMeta, nil)
	if len(validation.ValidatePodSpec(&internal.Spec, &internal.ObjectMeta, field.NewPath("spec"), options)) > 0 {
		return nil
	}
	kept := &corev1.Pod{}
	if err := conversion.Convert_core_Pod_To_v1_Pod(internal, kept, nil); err != nil {
		panic(err)
	}
	return kept
}

func hasRoom(pod *corev1.Pod, info *framework.NodeInfo) bool {
	ctx, state := context.Background(), framework.NewCycleState()
	if _, status := fit.PreFilter(ctx, state, pod, []fwk.NodeInfo{info}); !status.IsSuccess() {
		return false
	}
	return fit.Filter(ctx, state, pod, info).IsSuccess()
}

// Whether the node has room for the pod once its DaemonSets have started, in some order. Those that give way to the pod do not count.
func hasRoomBeside(pod *corev1.Pod, node *corev1.Node, daemons []*corev1.Pod) bool {
	counted := slices.DeleteFunc(slices.Clone(daemons), func(one *corev1.Pod) bool { return *one.Spec.Priority < *pod.Spec.Priority })
	for _, order := range orders(counted) {
		info := framework.NewNodeInfo()
		info.SetNode(node)
		for _, one := range order {
			if hasRoom(one, info) {
				info.AddPod(one)
			}
		}
		if hasRoom(pod, info) {
			return true
		}
	}
	return false
}

func orders(pods []*corev1.Pod) [][]*corev1.Pod {
	if len(pods) == 0 {
		return [][]*corev1.Pod{nil}
	}
	var all [][]*corev1.Pod
	for index, first := range pods {
		for _, rest := range orders(slices.Delete(slices.Clone(pods), index, index+1)) {
			all = append(all, append([]*corev1.Pod{first}, rest...))
		}
	}
	return all
}

func takes(nodes []corev1.Node, pod *corev1.Pod, daemons []corev1.PodSpec) bool {
	return slices.ContainsFunc(nodes, func(node corev1.Node) bool {
		var running []*corev1.Pod
		for _, spec := range daemons {
			set := &appsv1.DaemonSet{Spec: appsv1.DaemonSetSpec{Template: corev1.PodTemplateSpec{Spec: *spec.DeepCopy()}}}
			if runs, _ := daemon.NodeShouldRunDaemonPod(klog.Background(), &node, set); runs {
				running = append(running, admitted(&spec))
			}
		}
		info := framework.NewNodeInfo()
		info.SetNode(&node)
		selected, err := nodeaffinity.GetRequiredNodeAffinity(pod).Match(&node)
		isTolerated := taints.Filter(context.Background(), framework.NewCycleState(), pod, info).IsSuccess()
		return err == nil && selected && isTolerated && hasRoomBeside(pod, &node, running)
	})
}

// A letter for each pod and pool: 0 to 3 for what the roomy nodes (1) and the tight ones (2) say, x for a pod that is refused.
func judgeSizes(world World) string {
	var letters strings.Builder
	for _, spec := range world.Pods {
		pod := admitted(&spec)
		for _, pool := range world.Pools {
			letter := byte('x')
			if pod != nil {
				letter = '0'
				if takes(pool.Roomy, pod, world.Daemons) {
					letter++
				}
				if takes(pool.Tight, pod, world.Daemons) {
					letter += 2
				}
			}
			letters.WriteByte(letter)
		}
	}
	return letters.String()
}
