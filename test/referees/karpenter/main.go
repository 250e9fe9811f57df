// Command karpenter asks the code of Karpenter which pods a NodePool takes, and which changes of one replace its nodes.
//
//	karpenter pods SEED COUNT     prints random NodePools, each with a pod, and whether Karpenter would launch a node for it
//	karpenter changes SEED COUNT  prints random changes of a NodePool, and whether Karpenter counts its nodes as drifted
//	karpenter sizes               reads machine types and NodePools, and prints for which pods Karpenter would launch a node
package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	v1 "sigs.k8s.io/karpenter/pkg/apis/v1"
	"sigs.k8s.io/karpenter/pkg/scheduling"
)

// PodCase is a NodePool, a pod, and what Karpenter says of the two.
type PodCase struct {
	Pool       *v1.NodePool   `json:"pool"`
	Pod        corev1.PodSpec `json:"pod"`
	Tolerates  bool           `json:"tolerates"`
	Compatible bool           `json:"compatible"`
}

// ChangeCase is a NodePool before and after a change, and whether the hash of its template is another one.
type ChangeCase struct {
	Before *v1.NodePool `json:"before"`
	After  *v1.NodePool `json:"after"`
	Hash   bool         `json:"hash"`
}

var (
	keys   = []string{"team", "example.com/disk", "topology.kubernetes.io/zone", "node.kubernetes.io/instance-type", "beta.kubernetes.io/instance-type", "karpenter.sh/capacity-type", "cores"}
	values = map[string][]string{
		"team": {"shop", "bank"}, "example.com/disk": {"ssd", "hdd"}, "topology.kubernetes.io/zone": {"a", "b", "c"},
		"node.kubernetes.io/instance-type": {"m5.large", "c5.large"}, "beta.kubernetes.io/instance-type": {"m5.large", "c5.large"},
		"karpenter.sh/capacity-type": {"spot", "on-demand"}, "cores": {"2", "4", "8", "16"},
	}
	taintKeys = []string{"dedicated", "nvidia.com/gpu", "team"}
)

func pick[T any](random *rand.Rand, items []T) T { return items[random.IntN(len(items))] }

func someValues(random *rand.Rand, key string) []string {
	count := 1 + random.IntN(2)
	all := append([]string{}, values[key]...)
	random.Shuffle(len(all), func(a, b int) { all[a], all[b] = all[b], all[a] })
	return all[:min(count, len(all))]
}

func randomRequirement(random *rand.Rand) corev1.NodeSelectorRequirement {
	one := corev1.NodeSelectorRequirement{Key: pick(random, keys)}
	one.Operator = pick(random, []corev1.NodeSelectorOperator{"In", "In", "In", "NotIn", "Exists", "DoesNotExist"})
	if one.Key == "cores" && random.IntN(2) == 0 {
		one.Operator = pick(random, []corev1.NodeSelectorOperator{"Gt", "Lt"})
		one.Values = []string{pick(random, []string{"1", "4", "8"})}
		return one
	}
	if one.Operator == "In" || one.Operator == "NotIn" {
		one.Values = someValues(random, one.Key)
	}
	return one
}

func randomTaint(random *rand.Rand) corev1.Taint {
	return corev1.Taint{Key: pick(random, taintKeys), Value: pick(random, []string{"", "a", "b"}), Effect: pick(random, []corev1.TaintEffect{"NoSchedule", "NoExecute"})}
}

func randomTaints(random *rand.Rand, most int) []corev1.Taint {
	var taints []corev1.Taint
	for range random.IntN(most + 1) {
		taints = append(taints, randomTaint(random))
	}
	return taints
}

func randomPool(random *rand.Rand) *v1.NodePool {
	pool := &v1.NodePool{TypeMeta: metav1.TypeMeta{APIVersion: "karpenter.sh/v1", Kind: "NodePool"}, ObjectMeta: metav1.ObjectMeta{Name: "flexible"}}
	template := &pool.Spec.Template
	template.Spec.NodeClassRef = &v1.NodeClassReference{Group: "karpenter.k8s.aws", Kind: "EC2NodeClass", Name: "default"}
	template.Spec.Taints = randomTaints(random, 2)
	template.Spec.Requirements = []v1.NodeSelectorRequirementWithMinValues{}
	for range random.IntN(4) {
		one := randomRequirement(random)
		if one.Operator == "DoesNotExist" {
			continue
		}
		template.Spec.Requirements = append(template.Spec.Requirements, v1.NodeSelectorRequirementWithMinValues{Key: one.Key, Operator: one.Operator, Values: one.Values})
	}
	if random.IntN(2) == 0 {
		template.Labels = map[string]string{pick(random, []string{"team", "example.com/disk"}): "ssd"}
	}
	template.Spec.ExpireAfter = v1.MustParseNillableDuration(pick(random, []string{"720h", "720h", "24h", "1440m", "Never"}))
	return pool
}

// What Karpenter makes of a NodePool before it looks at pods. Upstream:
// pkg/controllers/provisioning/scheduling/nodeclaimtemplate.go NewNodeClaimTemplate.
func requirementsOf(pool *v1.NodePool) scheduling.Requirements {
	labels := map[string]string{v1.NodePoolLabelKey: pool.Name}
	for key, value := range pool.Spec.Template.Labels {
		labels[key] = value
	}
	requirements := scheduling.NewRequirements()
	requirements.Add(scheduling.NewNodeSelectorRequirementsWithMinValues(pool.Spec.Template.Spec.Requirements...).Values()...)
	requirements.Add(scheduling.NewLabelRequirements(labels).Values()...)
	return requirements
}

func randomPod(random *rand.Rand, pool *v1.NodePool) *corev1.Pod {
	pod := &corev1.Pod{}
	for range random.IntN(4) {
		taint := randomTaint(random)
		if own := pool.Spec.Template.Spec.Taints; len(own) > 0 && random.IntN(3) > 0 {
			taint = pick(random, own)
		}
		one := corev1.Toleration{Key: taint.Key, Operator: "Exists", Effect: taint.Effect}
		switch random.IntN(5) {
		case 0:
			one = corev1.Toleration{Operator: "Exists"}
		case 1:
			one.Operator, one.Value = "Equal", taint.Value
		case 2:
			one.Effect = ""
		case 3:
			one.Operator, one.Value = "", "b"
		}
		pod.Spec.Tolerations = append(pod.Spec.Tolerations, one)
	}
	if random.IntN(2) == 0 {
		key := pick(random, keys)
		pod.Spec.NodeSelector = map[string]string{key: pick(random, values[key])}
	}
	if random.IntN(2) == 0 {
		term := corev1.NodeSelectorTerm{}
		for range 1 + random.IntN(2) {
			term.MatchExpressions = append(term.MatchExpressions, randomRequirement(random))
		}
		pod.Spec.Affinity = &corev1.Affinity{NodeAffinity: &corev1.NodeAffinity{RequiredDuringSchedulingIgnoredDuringExecution: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{term}}}}
	}
	return pod
}

func randomPodCase(random *rand.Rand) PodCase {
	pool := randomPool(random)
	pod := randomPod(random, pool)
	requirements := requirementsOf(pool)
	return PodCase{
		Pool: pool, Pod: pod.Spec,
		Tolerates:  scheduling.Taints(pool.Spec.Template.Spec.Taints).ToleratesPod(pod) == nil,
		Compatible: requirements.IsCompatible(scheduling.NewStrictPodRequirements(pod), scheduling.AllowUndefinedWellKnownLabels),
	}
}

// Changes of a NodePool, some of which mean the same as before.
var changes = []func(*rand.Rand, *v1.NodePool){
	func(random *rand.Rand, pool *v1.NodePool) { pool.Spec.Template.Spec.Taints = randomTaints(random, 2) },
	func(random *rand.Rand, pool *v1.NodePool) {
		pool.Spec.Template.Spec.StartupTaints = randomTaints(random, 2)
	},
	func(random *rand.Rand, pool *v1.NodePool) {
		taints := pool.Spec.Template.Spec.Taints
		random.Shuffle(len(taints), func(a, b int) { taints[a], taints[b] = taints[b], taints[a] })
	},
	func(_ *rand.Rand, pool *v1.NodePool) { pool.Spec.Template.Spec.Taints = []corev1.Taint{} },
	func(random *rand.Rand, pool *v1.NodePool) {
		pool.Spec.Template.Labels = map[string]string{"team": pick(random, []string{"shop", "ssd", ""})}
	},
	func(_ *rand.Rand, pool *v1.NodePool) { pool.Spec.Template.Labels = map[string]string{} },
	func(_ *rand.Rand, pool *v1.NodePool) {
		pool.Spec.Template.Annotations = map[string]string{"example.com/owner": "shop"}
	},
	func(_ *rand.Rand, pool *v1.NodePool) { pool.Spec.Template.Spec.NodeClassRef.Name = "other" },
	func(random *rand.Rand, pool *v1.NodePool) {
		pool.Spec.Template.Spec.ExpireAfter = v1.MustParseNillableDuration(pick(random, []string{"720h", "24h", "1440m", "Never"}))
	},
	func(random *rand.Rand, pool *v1.NodePool) {
		pool.Spec.Template.Spec.TerminationGracePeriod = &metav1.Duration{Duration: time.Duration(1+random.IntN(2)) * time.Hour}
	},
	func(random *rand.Rand, pool *v1.NodePool) {
		one := randomRequirement(random)
		pool.Spec.Template.Spec.Requirements = []v1.NodeSelectorRequirementWithMinValues{{Key: one.Key, Operator: one.Operator, Values: one.Values}}
	},
	func(_ *rand.Rand, pool *v1.NodePool) { pool.Spec.Weight = new(int32) },
	func(_ *rand.Rand, pool *v1.NodePool) { pool.Labels = map[string]string{"app": "karpenter"} },
	func(_ *rand.Rand, pool *v1.NodePool) {
		pool.Spec.Limits = v1.Limits{}
		pool.Spec.Disruption.ConsolidationPolicy = v1.ConsolidationPolicyWhenEmpty
	},
}

// A NodePool as it comes out of the text that is kept of it.
func asWritten(pool *v1.NodePool) *v1.NodePool {
	text, err := json.Marshal(pool)
	if err != nil {
		panic(err)
	}
	read := &v1.NodePool{}
	if err := json.Unmarshal(text, read); err != nil {
		panic(err)
	}
	return read
}

func randomChangeCase(random *rand.Rand) ChangeCase {
	before := randomPool(random)
	after := before.DeepCopy()
	for range 1 + random.IntN(2) {
		pick(random, changes)(random, after)
	}
	before, after = asWritten(before), asWritten(after)
	return ChangeCase{Before: before, After: after, Hash: before.Hash() != after.Hash()}
}

func main() {
	if len(os.Args) == 2 && os.Args[1] == "sizes" {
		judgeSizes(os.Stdin)
		return
	}
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: karpenter pods|changes SEED COUNT | karpenter sizes")
		os.Exit(2)
	}
	seed, err := strconv.ParseUint(os.Args[2], 10, 64)
	if err != nil {
		panic(err)
	}
	count, err := strconv.Atoi(os.Args[3])
	if err != nil {
		panic(err)
	}
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	for index := range count {
		random := rand.New(rand.NewPCG(seed, uint64(index)))
		var one any
		if os.Args[1] == "pods" {
			one = randomPodCase(random)
		} else {
			one = randomChangeCase(random)
		}
		if err := encoder.Encode(one); err != nil {
			panic(err)
		}
	}
}
