package main

import (
	"fmt"
	"math/rand/v2"

	corev1 "k8s.io/api/core/v1"
	nodev1 "k8s.io/api/node/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

var (
	taintKeys  = []string{"dedicated", "nvidia.com/gpu", "spot", "node.kubernetes.io/not-ready", "size"}
	values     = []string{"", "true", "gpu", "5", "10", "-1", "05", "Bad value!"}
	effects    = []corev1.TaintEffect{"NoSchedule", "NoExecute", "PreferNoSchedule"}
	operators  = []corev1.TolerationOperator{"", "Equal", "Exists", "Exists", "Equal", "Gt", "Lt", "In"}
	labelKeys  = []string{"pool", "zone", "generation"}
	labelTexts = []string{"gpu", "general", "a", "b", "7", "12", "07"}
)

func pick[T any](random *rand.Rand, from []T) T { return from[random.IntN(len(from))] }

func randomToleration(random *rand.Rand) corev1.Toleration {
	toleration := corev1.Toleration{Operator: pick(random, operators)}
	if random.IntN(8) > 0 {
		toleration.Key = pick(random, taintKeys)
	}
	if toleration.Operator != "Exists" || random.IntN(12) == 0 {
		toleration.Value = pick(random, values)
	}
	if random.IntN(3) > 0 {
		toleration.Effect = pick(random, effects)
	}
	if random.IntN(25) == 0 {
		toleration.Effect = "NO_SCHEDULE"
	}
	if (toleration.Effect == "NoExecute" && random.IntN(2) == 0) || random.IntN(25) == 0 {
		seconds := pick(random, []int64{0, 30, 60, -5, 300})
		toleration.TolerationSeconds = &seconds
	}
	return toleration
}

func randomTaint(random *rand.Rand) corev1.Taint {
	return corev1.Taint{Key: pick(random, taintKeys), Value: pick(random, values[:5]), Effect: pick(random, effects)}
}

func randomTerm(random *rand.Rand) corev1.NodeSelectorTerm {
	term := corev1.NodeSelectorTerm{}
	for range random.IntN(3) {
		requirement := corev1.NodeSelectorRequirement{
			Key:      pick(random, labelKeys),
			Operator: pick(random, []corev1.NodeSelectorOperator{"In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt"}),
		}
		count := map[corev1.NodeSelectorOperator]int{"In": 2, "NotIn": 1, "Gt": 1, "Lt": 1}[requirement.Operator]
		if random.IntN(20) == 0 {
			count++
		}
		for range count {
			requirement.Values = append(requirement.Values, pick(random, labelTexts))
		}
		term.MatchExpressions = append(term.MatchExpressions, requirement)
	}
	if random.IntN(12) == 0 {
		term.MatchFields = []corev1.NodeSelectorRequirement{{Key: "metadata.name", Operator: "In", Values: []string{"n1"}}}
	}
	return term
}

func randomQuantities(random *rand.Rand) corev1.ResourceList {
	list := corev1.ResourceList{}
	for _, name := range []corev1.ResourceName{"cpu", "memory", "nvidia.com/gpu"} {
		if random.IntN(2) == 0 {
			amount := map[corev1.ResourceName][]string{"cpu": {"500m", "2", "4"}, "memory": {"512Mi", "2Gi"}, "nvidia.com/gpu": {"1", "2"}}[name]
			list[name] = resource.MustParse(pick(random, amount))
		}
	}
	return list
}

func randomNode(random *rand.Rand, name string) corev1.Node {
	node := corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{}}}
	for _, key := range labelKeys {
		if random.IntN(3) > 0 {
			node.Labels[key] = pick(random, labelTexts)
		}
	}
	seen := map[string]bool{}
	for range random.IntN(3) {
		taint := randomTaint(random)
		if id := taint.Key + string(taint.Effect); !seen[id] {
			seen[id] = true
			node.Spec.Taints = append(node.Spec.Taints, taint)
		}
	}
	node.Spec.Unschedulable = random.IntN(10) == 0
	node.Status.Allocatable = corev1.ResourceList{
		"cpu": resource.MustParse(pick(random, []string{"1", "4", "8"})), "memory": resource.MustParse(pick(random, []string{"1Gi", "16Gi"})),
		"pods": resource.MustParse("110"),
	}
	if random.IntN(2) == 0 {
		node.Status.Allocatable["nvidia.com/gpu"] = resource.MustParse(pick(random, []string{"1", "8"}))
	}
	return node
}

func randomPodCase(seed uint64, index int) PodCase {
	random := rand.New(rand.NewPCG(seed, uint64(index)))
	one := PodCase{
		ID:                fmt.Sprintf("pod-%d-%03d", seed, index),
		Kind:              pick(random, []string{"Pod", "Pod", "Deployment", "DaemonSet"}),
		Comparison:        random.IntN(4) == 0,
		ExtendedResources: random.IntN(3) == 0,
	}
	spec := &one.Spec
	spec.Containers = []corev1.Container{{Name: "app", Image: "app:1", Resources: corev1.ResourceRequirements{Requests: randomQuantities(random)}}}
	spec.HostNetwork = random.IntN(6) == 0
	for range random.IntN(4) {
		spec.Tolerations = append(spec.Tolerations, randomToleration(random))
	}
	if random.IntN(3) == 0 {
		spec.NodeSelector = map[string]string{pick(random, labelKeys): pick(random, labelTexts)}
	}
	if random.IntN(3) == 0 {
		terms := []corev1.NodeSelectorTerm{}
		for range 1 + random.IntN(2) {
			terms = append(terms, randomTerm(random))
		}
		spec.Affinity = &corev1.Affinity{NodeAffinity: &corev1.NodeAffinity{
			RequiredDuringSchedulingIgnoredDuringExecution: &corev1.NodeSelector{NodeSelectorTerms: terms},
		}}
	}
	if random.IntN(4) == 0 {
		name := "class"
		spec.RuntimeClassName = &name
		scheduling := &nodev1.Scheduling{}
		for range random.IntN(3) {
			toleration := corev1.Toleration{Key: pick(random, taintKeys), Operator: "Exists"}
			if random.IntN(2) == 0 {
				toleration.Effect = pick(random, effects)
			}
			scheduling.Tolerations = append(scheduling.Tolerations, toleration)
		}
		if random.IntN(3) == 0 {
			scheduling.NodeSelector = map[string]string{pick(random, labelKeys): pick(random, labelTexts)}
		}
		one.RuntimeClass = &nodev1.RuntimeClass{ObjectMeta: metav1.ObjectMeta{Name: name}, Handler: "runc", Scheduling: scheduling}
	}
	for number := range 2 {
		one.Nodes = append(one.Nodes, randomNode(random, fmt.Sprintf("n%d", number)))
	}
	return one
}
