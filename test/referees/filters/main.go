// Command filters asks plugins of kube-scheduler about random worlds of nodes, DaemonSets, volumes and other pods.
//
//	filters SEED COUNT  prints COUNT worlds, each with a verdict for each node, one JSON object a line
//
// DaemonSets are placed first, in their order, on every node that takes them; then the plugins are asked for the pod. Of
// other pods there are as many as may be: one of each on every node of its pool. Then there is none.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"

	corev1 "k8s.io/api/core/v1"
	storagev1 "k8s.io/api/storage/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/kubernetes/pkg/scheduler/apis/config"
	"k8s.io/kubernetes/pkg/scheduler/backend/cache"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/parallelize"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/feature"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/interpodaffinity"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/nodeports"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/volumebinding"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/volumezone"
	"k8s.io/kubernetes/pkg/scheduler/metrics"
)

// Node is the labels of a node, by short names: p pool, z zone, b beta zone, r region.
type Node map[string]string

// Agent is a pod with ports, written `9100/TCP@0.0.0.0`, on the nodes of one pool or of all. A second list is a sidecar's.
type Agent struct {
	Ports   []string `json:"ports,omitempty"`
	Sidecar []string `json:"sidecar,omitempty"`
	Pool    string   `json:"pool,omitempty"`
}

// Volume is what the claim of the pod is bound to, or the class that it names: terms of `key=value,value`, joined by `&`.
type Volume struct {
	Kind   string            `json:"kind"`
	Terms  []string          `json:"terms,omitempty"`
	Labels map[string]string `json:"labels,omitempty"`
}

// Term is a required term of pod affinity: its topology key by a short name, and labels of pods, `a=1,2` for two values.
type Term struct {
	Key        string   `json:"key"`
	Select     []string `json:"select"`
	Namespaces []string `json:"namespaces,omitempty"`
}

// Other is a pod on the nodes of one pool or of all.
type Other struct {
	Labels    map[string]string `json:"labels"`
	Pool      string            `json:"pool,omitempty"`
	Namespace string            `json:"namespace"`
}

// Beside is what the pod is to run beside: y for nodes that take it beside all others, or where there is none. Of pods
// with a term that keeps them apart, by Apart, so many find a node, all nodes and one more if all do.
type Beside struct {
	Terms  []Term            `json:"terms"`
	Others []Other           `json:"others,omitempty"`
	Labels map[string]string `json:"labels"`
	Want   string            `json:"want"`
	Apart  string            `json:"apart"`
	Most   int               `json:"most"`
}

// World is a pod beside DaemonSets, with the verdict of each node: y or n for ports, then for volumes.
type World struct {
	Beside  *Beside  `json:"beside,omitempty"`
	Nodes   []Node   `json:"nodes"`
	Daemons []Agent  `json:"daemons,omitempty"`
	Pod     Agent    `json:"pod"`
	Volume  *Volume  `json:"volume,omitempty"`
	Runs    []string `json:"runs,omitempty"`
	Want    []string `json:"want"`
}

var keys = map[string]string{
	"p": "pool",
	"z": "topology.kubernetes.io/zone",
	"b": "failure-domain.beta.kubernetes.io/zone",
	"r": "topology.kubernetes.io/region",
	"h": "kubernetes.io/hostname",
}

type maker struct{ *rand.Rand }

func pick[T any](m maker, of ...T) T { return of[m.IntN(len(of))] }

func (m maker) ports(most int) []string {
	var ports []string
	for range m.IntN(most + 1) {
		ports = append(ports, fmt.Sprintf("%d/%s@%s", pick(m, 80, 443, 9100), pick(m, "TCP", "TCP", "UDP", ""), pick(m, "", "", "0.0.0.0", "10.0.0.1", "127.0.0.1")))
	}
	return ports
}

func (m maker) agent() Agent {
	one := Agent{Ports: m.ports(2), Pool: pick(m, "", "", "", "a", "b")}
	if m.IntN(5) == 0 {
		one.Sidecar = m.ports(1)
	}
	return one
}

func (m maker) values() string {
	return strings.Join([]string{"1", "2", "3", "4"}[m.IntN(2):][:1+m.IntN(2)], ",")
}

func (m maker) terms(of []string) []string {
	var terms []string
	for range 1 + m.IntN(2) {
		term := pick(m, of...) + "=" + m.values()
		if m.IntN(4) == 0 {
			term += "&" + pick(m, of...) + "=" + m.values()
		}
		terms = append(terms, term)
	}
	return terms
}

func (m maker) volume() *Volume {
	switch m.IntN(4) {
	case 0:
		return nil
	case 1:
		return &Volume{Kind: "class", Terms: m.terms([]string{"z", "z", "r"})}
	}
	one := &Volume{Kind: "volume"}
	if m.IntN(3) > 0 {
		one.Terms = m.terms([]string{"z", "z", "r", "h"})
	}
	if m.IntN(2) == 0 {
		one.Labels = map[string]string{pick(m, "z", "z", "b", "r"): strings.ReplaceAll(m.values(), ",", "__")}
	}
	return one
}

func (m maker) world() *World {
	world := &World{Pod: m.agent(), Volume: m.volume()}
	world.Pod.Pool = ""
	for range 1 + m.IntN(4) {
		node := Node{"p": pick(m, "a", "b", "c")}
		for _, key := range []string{"z", "r", "b"} {
			if m.IntN(3) > 0 && (key != "b" || m.IntN(3) == 0) {
				node[key] = pick(m, "1", "2", "3")
			}
		}
		world.Nodes = append(world.Nodes, node)
	}
	for range m.IntN(4) {
		world.Daemons = append(world.Daemons, m.agent())
	}
	world.Beside = m.beside()
	return world
}

func (m maker) labels() map[string]string {
	labels := map[string]string{"a": pick(m, "1", "2", "3")}
	if m.IntN(2) == 0 {
		labels["t"] = pick(m, "1", "2")
	}
	return labels
}

func (m maker) beside() *Beside {
	if m.IntN(2) == 0 {
		return nil
	}
	one := &Beside{Labels: m.labels(), Apart: pick(m, "h", "h", "z", "p")}
	for range 1 + m.IntN(4)/3 {
		term := Term{Key: pick(m, "h", "h", "z", "p", "r"), Select: []string{"a=" + pick(m, "1", "2", "3", "1,2")}}
		if m.IntN(4) == 0 {
			term.Select = append(term.Select, "t="+pick(m, "1", "2"))
		}
		if m.IntN(6) == 0 {
			term.Namespaces = []string{"shop"}
		}
		one.Terms = append(one.Terms, term)
	}
	for range m.IntN(4) {
		one.Others = append(one.Others, Other{Labels: m.labels(), Pool: pick(m, "", "a", "a", "b"), Namespace: pick(m, "web", "web", "web", "shop")})
	}
	return one
}

func try[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func nodeName(index int) string { return fmt.Sprintf("n%d", index) }

func (n Node) whole(index int) *corev1.Node {
	labels := map[string]string{keys["h"]: nodeName(index)}
	for key, value := range n {
		labels[keys[key]] = value
	}
	return &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: nodeName(index), Labels: labels}}
}

func container(ports []string) corev1.Container {
	one := corev1.Container{Name: "a", Image: "a"}
	for _, text := range ports {
		number, rest, _ := strings.Cut(text, "/")
		protocol, ip, _ := strings.Cut(rest, "@")
		port := try(strconv.Atoi(number))
		one.Ports = append(one.Ports, corev1.ContainerPort{HostPort: int32(port), ContainerPort: int32(port), Protocol: corev1.Protocol(protocol), HostIP: ip})
	}
	return one
}

func (a Agent) pod(name string) *corev1.Pod {
	pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: name, Namespace: "default"}}
	pod.Spec.Containers = []corev1.Container{container(a.Ports)}
	if len(a.Sidecar) > 0 {
		always := corev1.ContainerRestartPolicyAlways
		sidecar := container(a.Sidecar)
		sidecar.RestartPolicy = &always
		pod.Spec.InitContainers = []corev1.Container{sidecar}
	}
	return pod
}

func label(value, of string) string {
	if of == "h" {
		return "n" + value
	}
	return value
}

func (v *Volume) objects() []runtime.Object {
	claim := &corev1.PersistentVolumeClaim{ObjectMeta: metav1.ObjectMeta{Name: "data", Namespace: "default", Annotations: map[string]string{"pv.kubernetes.io/bind-completed": "yes"}}}
	if v.Kind == "class" {
		name, waits := "fast", storagev1.VolumeBindingWaitForFirstConsumer
		claim.Annotations = nil
		claim.Spec.StorageClassName = &name
		class := &storagev1.StorageClass{ObjectMeta: metav1.ObjectMeta{Name: name}, Provisioner: "example.org/disk", VolumeBindingMode: &waits}
		for _, term := range v.Terms {
			var selector corev1.TopologySelectorTerm
			for _, expression := range strings.Split(term, "&") {
				key, values, _ := strings.Cut(expression, "=")
				selector.MatchLabelExpressions = append(selector.MatchLabelExpressions, corev1.TopologySelectorLabelRequirement{Key: keys[key], Values: strings.Split(values, ",")})
			}
			class.AllowedTopologies = append(class.AllowedTopologies, selector)
		}
		return []runtime.Object{claim, class}
	}
	claim.Spec.VolumeName = "disk"
	volume := &corev1.PersistentVolume{ObjectMeta: metav1.ObjectMeta{Name: "disk", Labels: map[string]string{}}}
	for key, value := range v.Labels {
		volume.Labels[keys[key]] = value
	}
	if v.Terms != nil {
		required := &corev1.NodeSelector{}
		for _, term := range v.Terms {
			var selector corev1.NodeSelectorTerm
			for _, expression := range strings.Split(term, "&") {
				key, values, _ := strings.Cut(expression, "=")
				requirement := corev1.NodeSelectorRequirement{Key: keys[key], Operator: corev1.NodeSelectorOpIn}
				for _, value := range strings.Split(values, ",") {
					requirement.Values = append(requirement.Values, label(value, key))
				}
				selector.MatchExpressions = append(selector.MatchExpressions, requirement)
			}
			required.NodeSelectorTerms = append(required.NodeSelectorTerms, selector)
		}
		volume.Spec.NodeAffinity = &corev1.VolumeNodeAffinity{Required: required}
	}
	return []runtime.Object{claim, volume}
}

// handle answers what the plugins ask of their scheduler, and nothing else.
type handle struct {
	Handle
	factory  informers.SharedInformerFactory
	client   *fake.Clientset
	snapshot *cache.Snapshot
}

// idle knows no namespaces: no term selects them by their labels.
var idle = informers.NewSharedInformerFactory(fake.NewClientset(), 0)

func (h handle) SnapshotSharedLister() SharedLister { return h.snapshot }

func (h handle) Parallelizer() Parallelizer { return parallelize.NewParallelizer(1) }

func (h handle) SharedInformerFactory() informers.SharedInformerFactory { return h.factory }

func (h handle) ClientSet() kubernetes.Interface { return h.client }

type filter interface {
	PreFilterPlugin
	FilterPlugin
}

// takes says for each node whether every plugin lets the pod in.
func takes(pod *corev1.Pod, running []*corev1.Pod, nodes []*corev1.Node, plugins ...filter) []bool {
	ctx := context.Background()
	snapshot := cache.NewSnapshot(running, nodes)
	infos := try(snapshot.NodeInfos().List())
	verdicts := make([]bool, len(nodes))
	for index := range verdicts {
		verdicts[index] = true
	}
	for _, plugin := range plugins {
		state := framework.NewCycleState()
		_, status := plugin.PreFilter(ctx, state, pod, infos)
		for index, node := range nodes {
			if status.IsSkip() {
				continue
			}
			info := try(snapshot.NodeInfos().Get(node.Name))
			verdicts[index] = verdicts[index] && status.IsSuccess() && plugin.Filter(ctx, state, pod, info).IsSuccess()
		}
	}
	return verdicts
}

func (t Term) whole() corev1.PodAffinityTerm {
	selector := &metav1.LabelSelector{MatchLabels: map[string]string{}}
	for _, text := range t.Select {
		key, list, _ := strings.Cut(text, "=")
		if values := strings.Split(list, ","); len(values) > 1 {
			selector.MatchExpressions = append(selector.MatchExpressions, metav1.LabelSelectorRequirement{Key: key, Operator: metav1.LabelSelectorOpIn, Values: values})
		} else {
			selector.MatchLabels[key] = list
		}
	}
	return corev1.PodAffinityTerm{LabelSelector: selector, TopologyKey: keys[t.Key], Namespaces: t.Namespaces}
}

// near says which nodes take the pod beside those that run.
func near(pod *corev1.Pod, running []*corev1.Pod, nodes []*corev1.Node, features feature.Features) []bool {
	h := handle{factory: idle, snapshot: cache.NewSnapshot(running, nodes)}
	affinity := try(interpodaffinity.New(context.Background(), &config.InterPodAffinityArgs{HardPodAffinityWeight: 1}, h, features)).(filter)
	return takes(pod, running, nodes, affinity)
}

func (b *Beside) judge(nodes []*corev1.Node, features feature.Features) {
	pod := Agent{}.pod("p")
	pod.Namespace, pod.Labels = "web", b.Labels
	lonely := pod.DeepCopy()
	required := &corev1.PodAffinity{}
	for _, term := range b.Terms {
		required.RequiredDuringSchedulingIgnoredDuringExecution = append(required.RequiredDuringSchedulingIgnoredDuringExecution, term.whole())
	}
	pod.Spec.Affinity = &corev1.Affinity{PodAffinity: required}
	var running []*corev1.Pod
	for number, other := range b.Others {
		for index, node := range nodes {
			if other.Pool == "" || node.Labels[keys["p"]] == other.Pool {
				one := Agent{}.pod(fmt.Sprintf("o%d-%d", number, index))
				one.Namespace, one.Labels, one.Spec.NodeName = other.Namespace, other.Labels, node.Name
				running = append(running, one)
			}
		}
	}
	verdicts := near(pod, running, nodes, features)
	for index, isTaken := range near(pod, nil, nodes, features) {
		verdicts[index] = verdicts[index] || isTaken
	}
	b.Want = letters(verdicts)
	lonely.Spec.Affinity = &corev1.Affinity{PodAntiAffinity: &corev1.PodAntiAffinity{RequiredDuringSchedulingIgnoredDuringExecution: []corev1.PodAffinityTerm{
		{LabelSelector: &metav1.LabelSelector{MatchLabels: b.Labels}, TopologyKey: keys[b.Apart]},
	}}}
	running = nil
	for b.Most = 0; b.Most <= len(nodes); b.Most++ {
		index := slices.Index(near(lonely, running, nodes, features), true)
		if index < 0 {
			return
		}
		placed := lonely.DeepCopy()
		placed.Name, placed.Spec.NodeName = fmt.Sprintf("r%d", b.Most), nodeName(index)
		running = append(running, placed)
	}
}

func letters(verdicts []bool) string {
	var text strings.Builder
	for _, one := range verdicts {
		text.WriteByte("ny"[map[bool]int{true: 1}[one]])
	}
	return text.String()
}

func (world *World) judge() {
	ctx := context.Background()
	features := feature.NewSchedulerFeaturesFromGates(utilfeature.DefaultFeatureGate)
	features.EnableStorageCapacityScoring = false
	var nodes []*corev1.Node
	for index, node := range world.Nodes {
		nodes = append(nodes, node.whole(index))
	}
	ports := try(nodeports.New(ctx, nil, nil, features)).(filter)
	var running []*corev1.Pod
	for number, daemon := range world.Daemons {
		name := fmt.Sprintf("d%d", number)
		verdicts := takes(daemon.pod(name), running, nodes, ports)
		for index, node := range nodes {
			isSelected := daemon.Pool == "" || node.Labels[keys["p"]] == daemon.Pool
			verdicts[index] = verdicts[index] && isSelected
			if verdicts[index] {
				pod := daemon.pod(fmt.Sprintf("%s-%d", name, index))
				pod.Spec.NodeName = node.Name
				running = append(running, pod)
			}
		}
		world.Runs = append(world.Runs, letters(verdicts))
	}
	pod := world.Pod.pod("p")
	world.Want = []string{letters(takes(pod, running, nodes, ports))}
	if world.Beside != nil {
		world.Beside.judge(nodes, features)
	}
	if world.Volume == nil {
		return
	}
	claim := &corev1.PersistentVolumeClaimVolumeSource{ClaimName: "data"}
	pod.Spec.Volumes = []corev1.Volume{{Name: "v", VolumeSource: corev1.VolumeSource{PersistentVolumeClaim: claim}}}
	objects := world.Volume.objects()
	for _, node := range nodes {
		objects = append(objects, node)
	}
	client := fake.NewClientset(objects...)
	h := handle{factory: informers.NewSharedInformerFactory(client, 0), client: client}
	zones := try(volumezone.New(ctx, nil, h, features)).(filter)
	binding := try(volumebinding.New(ctx, &config.VolumeBindingArgs{BindTimeoutSeconds: 600}, h, features)).(filter)
	done := make(chan struct{})
	h.factory.Start(done)
	h.factory.WaitForCacheSync(done)
	world.Want = append(world.Want, letters(takes(pod, running, nodes, binding, zones)))
	close(done)
	h.factory.Shutdown()
}

func main() {
	seed, count := try(strconv.ParseUint(os.Args[1], 10, 64)), try(strconv.Atoi(os.Args[2]))
	metrics.Register()
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	encoder := json.NewEncoder(output)
	encoder.SetEscapeHTML(false)
	for index := range count {
		world := maker{rand.New(rand.NewPCG(seed, uint64(index)))}.world()
		world.judge()
		if err := encoder.Encode(world); err != nil {
			panic(err)
		}
	}
}
