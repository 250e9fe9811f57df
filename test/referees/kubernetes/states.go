package main

import (
	"fmt"
	"math/rand/v2"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// StateCase is a DaemonSet, and one node of a pool in each state of its life.
type StateCase struct {
	ID     string         `json:"id"`
	Spec   corev1.PodSpec `json:"spec"`
	States []bareNode     `json:"nodeStates"`
}

// bareNode is a Node without its status.
type bareNode struct {
	metav1.ObjectMeta `json:"metadata"`
	Spec              corev1.NodeSpec `json:"spec"`
}

func (bare *bareNode) whole() *corev1.Node {
	return &corev1.Node{ObjectMeta: bare.ObjectMeta, Spec: bare.Spec}
}

// StateVerdict is what the controller does on each of the nodes.
type StateVerdict struct {
	ID    string      `json:"id"`
	Nodes []NodeState `json:"nodes"`
	Known []string    `json:"known"`
}

// NodeState is whether a pod is made on the node, and whether one that runs there is left alone.
type NodeState struct {
	Runs  bool `json:"runs"`
	Stays bool `json:"stays"`
}

type nodeState struct {
	name   string
	taints []corev1.Taint
}

func taint(key, value string, effect corev1.TaintEffect) corev1.Taint {
	return corev1.Taint{Key: key, Value: value, Effect: effect}
}

// The taints of each state: of Kubernetes by its own constants, of others as their projects spell them.
var nodeStates = []nodeState{
	{"serving", nil},
	{"uninitialized", []corev1.Taint{
		taint("node.cloudprovider.kubernetes.io/uninitialized", "true", "NoSchedule"),
		taint(corev1.TaintNodeNotReady, "", "NoSchedule"),
	}},
	{"not-ready", []corev1.Taint{
		taint(corev1.TaintNodeNotReady, "", "NoSchedule"), taint(corev1.TaintNodeNotReady, "", "NoExecute"),
		taint(corev1.TaintNodeNetworkUnavailable, "", "NoSchedule"),
	}},
	{"starting", []corev1.Taint{
		taint("node.cilium.io/agent-not-ready", "true", "NoExecute"), taint("readiness.k8s.io/storage", "pending", "NoSchedule"),
	}},
	{"under-pressure", []corev1.Taint{
		taint(corev1.TaintNodeMemoryPressure, "", "NoSchedule"), taint(corev1.TaintNodeDiskPressure, "", "NoSchedule"),
		taint(corev1.TaintNodePIDPressure, "", "NoSchedule"),
	}},
	{"cordoned", []corev1.Taint{taint(corev1.TaintNodeUnschedulable, "", "NoSchedule")}},
	{"drained", []corev1.Taint{taint("karpenter.sh/disrupted", "", "NoSchedule")}},
	{"removed", []corev1.Taint{
		taint("ToBeDeletedByClusterAutoscaler", "1795363200", "NoSchedule"),
		taint("DeletionCandidateOfClusterAutoscaler", "1795363200", "PreferNoSchedule"),
	}},
	{"unreachable", []corev1.Taint{
		taint(corev1.TaintNodeUnreachable, "", "NoSchedule"), taint(corev1.TaintNodeUnreachable, "", "NoExecute"),
	}},
}

var stateKeys = []string{
	corev1.TaintNodeNotReady, corev1.TaintNodeUnreachable, corev1.TaintNodeUnschedulable, corev1.TaintNodeNetworkUnavailable,
	corev1.TaintNodeDiskPressure, "node.cloudprovider.kubernetes.io/uninitialized", "node.cilium.io/agent-not-ready",
	"readiness.k8s.io/storage", "karpenter.sh/disrupted", "ToBeDeletedByClusterAutoscaler", "dedicated", "CriticalAddonsOnly",
}

func stateToleration(random *rand.Rand) corev1.Toleration {
	toleration := corev1.Toleration{Operator: corev1.TolerationOpExists}
	if random.IntN(6) > 0 {
		toleration.Key = pick(random, stateKeys)
		if random.IntN(4) == 0 {
			toleration.Operator, toleration.Value = corev1.TolerationOpEqual, pick(random, []string{"", "true", "gpu", "pending"})
		}
	}
	if random.IntN(2) == 0 {
		toleration.Effect = pick(random, effects)
	}
	if toleration.Effect == corev1.TaintEffectNoExecute && random.IntN(4) == 0 {
		seconds := int64(60)
		toleration.TolerationSeconds = &seconds
	}
	return toleration
}

func randomStateCase(seed uint64, index int) StateCase {
	random := rand.New(rand.NewPCG(seed, uint64(index)))
	one := StateCase{ID: fmt.Sprintf("states-%d-%03d", seed, index)}
	one.Spec.Containers = []corev1.Container{{Name: "agent", Image: "agent:1"}}
	one.Spec.HostNetwork = random.IntN(2) == 0
	for range random.IntN(5) {
		one.Spec.Tolerations = append(one.Spec.Tolerations, stateToleration(random))
	}
	if random.IntN(4) == 0 {
		one.Spec.NodeSelector = map[string]string{"pool": pick(random, []string{"gpu", "gpu", "general"})}
	}
	var own []corev1.Taint
	if random.IntN(3) == 0 {
		own = append(own, taint("dedicated", "gpu", pick(random, effects)))
	}
	for _, state := range nodeStates {
		node := bareNode{ObjectMeta: metav1.ObjectMeta{Name: state.name, Labels: map[string]string{"pool": "gpu"}}}
		node.Spec.Taints = append(append(node.Spec.Taints, own...), state.taints...)
		node.Spec.Unschedulable = state.name == "cordoned"
		one.States = append(one.States, node)
	}
	return one
}

func judgeStates(line []byte) StateVerdict {
	one := decode[StateCase](line)
	setGate(false)
	verdict := StateVerdict{ID: one.ID, Known: []string{"runs", "stays"}}
	set := &appsv1.DaemonSet{Spec: appsv1.DaemonSetSpec{Template: corev1.PodTemplateSpec{Spec: one.Spec}}}
	for index := range one.States {
		runs, stays := shouldRunDaemon(one.States[index].whole(), set)
		verdict.Nodes = append(verdict.Nodes, NodeState{Runs: runs, Stays: stays})
	}
	return verdict
}
