package main

import (
	"context"
	"fmt"
	"math/rand/v2"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/kubernetes/pkg/scheduler/apis/config"
	"k8s.io/kubernetes/pkg/scheduler/backend/cache"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/feature"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/podtopologyspread"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/tainttoleration"
	"k8s.io/kubernetes/pkg/scheduler/metrics"
)

// mostSpread is more pods than any spread that ends lets run.
const mostSpread = 30

// SpreadCase is a pod whose copies are spread over nodes.
type SpreadCase struct {
	ID     string            `json:"id"`
	Labels map[string]string `json:"spreadLabels"`
	Spec   corev1.PodSpec    `json:"spec"`
	Nodes  []bareNode        `json:"nodes"`
}

// SpreadVerdict is how many copies run when they are scheduled one by one, each to the first node that takes it.
type SpreadVerdict struct {
	ID    string   `json:"id"`
	Runs  int      `json:"runs"`
	Known []string `json:"known"`
}

const hostname = "kubernetes.io/hostname"

func randomSpread(random *rand.Rand) corev1.TopologySpreadConstraint {
	constraint := corev1.TopologySpreadConstraint{
		MaxSkew:           int32(1 + random.IntN(3)),
		TopologyKey:       pick(random, []string{hostname, "zone", "zone"}),
		WhenUnsatisfiable: corev1.DoNotSchedule,
		LabelSelector:     &metav1.LabelSelector{MatchLabels: map[string]string{"app": pick(random, []string{"api", "api", "api", "other"})}},
	}
	if random.IntN(8) == 0 {
		constraint.WhenUnsatisfiable = corev1.ScheduleAnyway
	}
	policies := []corev1.NodeInclusionPolicy{corev1.NodeInclusionPolicyHonor, corev1.NodeInclusionPolicyIgnore}
	if random.IntN(2) == 0 {
		policy := pick(random, policies)
		constraint.NodeTaintsPolicy = &policy
	}
	if random.IntN(2) == 0 {
		policy := pick(random, policies)
		constraint.NodeAffinityPolicy = &policy
	}
	if random.IntN(6) == 0 && constraint.WhenUnsatisfiable == corev1.DoNotSchedule {
		least := int32(1 + random.IntN(4))
		constraint.MinDomains = &least
	}
	return constraint
}

func randomSpreadCase(seed uint64, index int) SpreadCase {
	random := rand.New(rand.NewPCG(seed, uint64(index)))
	one := SpreadCase{ID: fmt.Sprintf("spread-%d-%03d", seed, index), Labels: map[string]string{"app": "api"}}
	one.Spec.Containers = []corev1.Container{{Name: "app", Image: "app:1"}}
	if random.IntN(3) == 0 {
		one.Spec.Tolerations = []corev1.Toleration{{Key: pick(random, taintKeys[:2]), Operator: corev1.TolerationOpExists}}
	}
	if random.IntN(3) == 0 {
		one.Spec.NodeSelector = map[string]string{"pool": pick(random, []string{"gpu", "general"})}
	}
	one.Spec.TopologySpreadConstraints = []corev1.TopologySpreadConstraint{randomSpread(random)}
	if random.IntN(4) == 0 {
		second := randomSpread(random)
		if second.TopologyKey != one.Spec.TopologySpreadConstraints[0].TopologyKey {
			one.Spec.TopologySpreadConstraints = append(one.Spec.TopologySpreadConstraints, second)
		}
	}
	for number := range 2 + random.IntN(4) {
		name := fmt.Sprintf("n%d", number)
		node := bareNode{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{hostname: name, "pool": pick(random, []string{"gpu", "general", "general"})}}}
		if random.IntN(6) > 0 {
			node.Labels["zone"] = pick(random, []string{"a", "b", "c"})
		}
		if random.IntN(2) == 0 {
			node.Spec.Taints = []corev1.Taint{{Key: pick(random, taintKeys[:2]), Value: "true", Effect: pick(random, effects)}}
		}
		one.Nodes = append(one.Nodes, node)
	}
	return one
}

// place gives the first node that takes one more pod, by its taints, its labels and the spread.
func place(one *SpreadCase, running []*corev1.Pod, pod *corev1.Pod) *corev1.Node {
	ctx := context.Background()
	features := feature.NewSchedulerFeaturesFromGates(utilfeature.DefaultFeatureGate)
	var nodes []*corev1.Node
	for index := range one.Nodes {
		nodes = append(nodes, one.Nodes[index].whole())
	}
	snapshot := cache.NewSnapshot(running, nodes)
	infos := try(snapshot.NodeInfos().List())
	arguments := &config.PodTopologySpreadArgs{DefaultingType: config.ListDefaulting}
	spread := try(podtopologyspread.New(ctx, arguments, newHandle(snapshot), features)).(*podtopologyspread.PodTopologySpread)
	taints := try(tainttoleration.New(ctx, nil, nil, features)).(*tainttoleration.TaintToleration)
	state := framework.NewCycleState()
	if _, status := spread.PreFilter(ctx, state, pod, infos); !status.IsSuccess() && !status.IsSkip() {
		return nil
	} else if status.IsSkip() {
		spread = nil
	}
	for _, node := range nodes {
		info := try(snapshot.NodeInfos().Get(node.Name))
		if !taints.Filter(ctx, state, pod, info).IsSuccess() || !selectsNode(&pod.Spec, node) {
			continue
		}
		if spread == nil || spread.Filter(ctx, state, pod, info).IsSuccess() {
			return node
		}
	}
	return nil
}

func judgeSpread(line []byte) SpreadVerdict {
	one := decode[SpreadCase](line)
	setGate(false)
	metrics.Register()
	var running []*corev1.Pod
	for len(running) < mostSpread {
		pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: fmt.Sprintf("p%d", len(running)), Namespace: "default", Labels: one.Labels}, Spec: *one.Spec.DeepCopy()}
		node := place(one, running, pod)
		if node == nil {
			break
		}
		pod.Spec.NodeName = node.Name
		running = append(running, pod)
	}
	return SpreadVerdict{ID: one.ID, Runs: len(running), Known: []string{"runs"}}
}
