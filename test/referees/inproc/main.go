// Command inproc answers what a control plane does with a world, by the scheduler's own framework with all default plugins, in one
// process: defaults and validation of the API, what RuntimeClass, Priority, LimitRange and DefaultTolerationSeconds add, the
// DaemonSet controller's predicates, then each pod on the Nodes of each pool beside the DaemonSets. usage: inproc WORLD.json
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	v1 "k8s.io/api/core/v1"
	nodev1 "k8s.io/api/node/v1"
	schedulingv1 "k8s.io/api/scheduling/v1"
	storagev1 "k8s.io/api/storage/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes/fake"
	"k8s.io/client-go/tools/events"
	"k8s.io/component-helpers/scheduling/corev1/nodeaffinity"
	resourceslicetracker "k8s.io/dynamic-resource-allocation/resourceslice/tracker"
	"k8s.io/klog/v2"
	fwk "k8s.io/kube-scheduler/framework"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	podutil "k8s.io/kubernetes/pkg/api/pod"
	_ "k8s.io/kubernetes/pkg/apis/apps/install"
	_ "k8s.io/kubernetes/pkg/apis/batch/install"
	"k8s.io/kubernetes/pkg/apis/core"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	"k8s.io/kubernetes/pkg/apis/core/validation"
	"k8s.io/kubernetes/pkg/capabilities"
	"k8s.io/kubernetes/pkg/controller/daemon/util"
	"k8s.io/kubernetes/pkg/scheduler/apis/config/latest"
	"k8s.io/kubernetes/pkg/scheduler/backend/cache"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/parallelize"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/dynamicresources"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/nodevolumelimits"
	frameworkruntime "k8s.io/kubernetes/pkg/scheduler/framework/runtime"
	"k8s.io/kubernetes/pkg/scheduler/metrics"
	"k8s.io/kubernetes/pkg/scheduler/util/assumecache"
	"k8s.io/kubernetes/pkg/util/tolerations"
)

type world struct {
	Pools []string `json:"pools"`
	Nodes []struct {
		v1.Node
		Pool        string          `json:"pool"`
		Allocatable v1.ResourceList `json:"allocatable"`
	} `json:"nodes"`
	Workloads []json.RawMessage `json:"workloads"`
	Others    []json.RawMessage `json:"others"`
}

type cell struct {
	Live        string `json:"live"`
	Why         string `json:"why,omitempty"`
	Base        string `json:"base,omitempty"`
	AffinityWhy string `json:"affinityWhy,omitempty"`
	Alone       string `json:"alone,omitempty"`
	Nominated   bool   `json:"nominated,omitempty"`
}

type job struct {
	id, kind string
	pod      *v1.Pod
	refused  string
	notMade  string
	order    int
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// lister is a snapshot that changes under the framework.
type lister struct{ fwk.SharedLister }

var ctx = context.Background()

func decode(raw []byte) (object runtime.Object, problem string) {
	object, _, err := legacyscheme.Codecs.UniversalDeserializer().Decode(raw, nil, nil)
	if err != nil {
		return nil, err.Error()
	}
	return object, ""
}

func idOf(raw []byte) string {
	var one struct {
		Kind     string
		Metadata struct{ Namespace, Name string }
	}
	_ = json.Unmarshal(raw, &one)
	return one.Kind + "/" + one.Metadata.Namespace + "/" + one.Metadata.Name
}

func templateOf(object runtime.Object) (kind string, meta metav1.ObjectMeta, template v1.PodTemplateSpec, claims []v1.PersistentVolumeClaim) {
	switch o := object.(type) {
	case *v1.Pod:
		return "Pod", o.ObjectMeta, v1.PodTemplateSpec{ObjectMeta: o.ObjectMeta, Spec: o.Spec}, nil
	case *v1.ReplicationController:
		return "ReplicationController", o.ObjectMeta, *o.Spec.Template, nil
	case *appsv1.Deployment:
		return "Deployment", o.ObjectMeta, o.Spec.Template, nil
	case *appsv1.ReplicaSet:
		return "ReplicaSet", o.ObjectMeta, o.Spec.Template, nil
	case *appsv1.DaemonSet:
		return "DaemonSet", o.ObjectMeta, o.Spec.Template, nil
	case *appsv1.StatefulSet:
		return "StatefulSet", o.ObjectMeta, o.Spec.Template, o.Spec.VolumeClaimTemplates
	case *batchv1.Job:
		return "Job", o.ObjectMeta, o.Spec.Template, nil
	case *batchv1.CronJob:
		return "CronJob", o.ObjectMeta, o.Spec.JobTemplate.Spec.Template, nil
	}
	panic(fmt.Sprintf("%T", object))
}

func validate(pod *v1.Pod) string {
	internal := &core.Pod{}
	copied := pod.DeepCopy()
	legacyscheme.Scheme.Default(copied)
	if err := legacyscheme.Scheme.Convert(copied, internal, nil); err != nil {
		return err.Error()
	}
	options := podutil.GetValidationOptionsFromPodSpecAndMeta(&internal.Spec, nil, &internal.ObjectMeta, nil)
	if errors := validation.ValidatePodCreate(internal, options); len(errors) > 0 {
		return errors.ToAggregate().Error()
	}
	return ""
}

var (
	classes    = map[string]*nodev1.RuntimeClass{}
	priorities = map[string]*schedulingv1.PriorityClass{}
	ranges     = map[string]*v1.LimitRange{}
	storage    = map[string]*storagev1.StorageClass{}
)

// admit adds what the default admission plugins add.
func admit(pod *v1.Pod) string {
	if name := pod.Spec.PriorityClassName; name != "" {
		value := int32(0)
		switch name {
		case "system-node-critical":
			value = 2000001000
		case "system-cluster-critical":
			value = 2000000000
		default:
			class := priorities[name]
			if class == nil {
				return "no PriorityClass " + name
			}
			value = class.Value
			pod.Spec.PreemptionPolicy = class.PreemptionPolicy
		}
		pod.Spec.Priority = &value
	} else {
		zero := int32(0)
		pod.Spec.Priority = &zero
	}
	if name := pod.Spec.RuntimeClassName; name != nil && *name != "" {
		class := classes[*name]
		if class == nil {
			return "no RuntimeClass " + *name
		}
		if class.Overhead != nil {
			pod.Spec.Overhead = class.Overhead.PodFixed
		}
		if class.Scheduling != nil {
			for key, value := range class.Scheduling.NodeSelector {
				if own, has := pod.Spec.NodeSelector[key]; has && own != value {
					return "conflict: runtimeClass.scheduling.nodeSelector"
				}
				if pod.Spec.NodeSelector == nil {
					pod.Spec.NodeSelector = map[string]string{}
				}
				pod.Spec.NodeSelector[key] = value
			}
			var first, second []core.Toleration
			for _, one := range pod.Spec.Tolerations {
				internal := core.Toleration{}
				must(0, legacyscheme.Scheme.Convert(&one, &internal, nil))
				first = append(first, internal)
			}
			for _, one := range class.Scheduling.Tolerations {
				internal := core.Toleration{}
				must(0, legacyscheme.Scheme.Convert(&one, &internal, nil))
				second = append(second, internal)
			}
			pod.Spec.Tolerations = nil
			for _, one := range tolerations.MergeTolerations(first, second) {
				external := v1.Toleration{}
				must(0, legacyscheme.Scheme.Convert(&one, &external, nil))
				pod.Spec.Tolerations = append(pod.Spec.Tolerations, external)
			}
		}
	}
	if limits := ranges[pod.Namespace]; limits != nil {
		for _, list := range [][]v1.Container{pod.Spec.Containers, pod.Spec.InitContainers} {
			for index := range list {
				for _, item := range limits.Spec.Limits {
					resources := &list[index].Resources
					for name, amount := range item.DefaultRequest {
						if _, has := resources.Requests[name]; !has {
							if resources.Requests == nil {
								resources.Requests = v1.ResourceList{}
							}
							resources.Requests[name] = amount
						}
					}
					for name, amount := range item.Default {
						if _, has := resources.Limits[name]; !has {
							if resources.Limits == nil {
								resources.Limits = v1.ResourceList{}
							}
							resources.Limits[name] = amount
						}
					}
				}
			}
		}
	}
	return ""
}

func main() {
	raw := must(os.ReadFile(os.Args[1]))
	var w world
	must(0, json.Unmarshal(raw, &w))
	metrics.Register()
	capabilities.Initialize(capabilities.Capabilities{AllowPrivileged: true})
	var objects []runtime.Object
	for _, one := range w.Others {
		meta := metav1.TypeMeta{}
		must(0, json.Unmarshal(one, &meta))
		switch meta.Kind {
		case "RuntimeClass":
			o := &nodev1.RuntimeClass{}
			must(0, json.Unmarshal(one, o))
			classes[o.Name] = o
		case "PriorityClass":
			o := &schedulingv1.PriorityClass{}
			must(0, json.Unmarshal(one, o))
			priorities[o.Name] = o
		case "LimitRange":
			o := &v1.LimitRange{}
			must(0, json.Unmarshal(one, o))
			ranges[o.Namespace] = o
		case "StorageClass":
			o := &storagev1.StorageClass{}
			must(0, json.Unmarshal(one, o))
			storage[o.Name] = o
			objects = append(objects, o)
		case "Namespace":
			o := &v1.Namespace{}
			must(0, json.Unmarshal(one, o))
			objects = append(objects, o)
		case "PersistentVolume":
			o := &v1.PersistentVolume{}
			must(0, json.Unmarshal(one, o))
			claim := strings.Replace(o.Name, "pv-", "claim-", 1)
			o.Spec.ClaimRef = &v1.ObjectReference{Namespace: "made", Name: claim, UID: types.UID(claim)}
			o.Status.Phase = v1.VolumeBound
			objects = append(objects, o)
		case "PersistentVolumeClaim":
			o := &v1.PersistentVolumeClaim{}
			must(0, json.Unmarshal(one, o))
			o.UID = types.UID(o.Name)
			o.Spec.VolumeName = strings.Replace(o.Name, "claim-", "pv-", 1)
			o.Annotations = map[string]string{"pv.kubernetes.io/bind-completed": "yes"}
			o.Status.Phase = v1.ClaimBound
			objects = append(objects, o)
		}
	}
	nodesOf := map[string][]*v1.Node{}
	var nodes []*v1.Node
	for index := range w.Nodes {
		one := &w.Nodes[index]
		node := one.Node.DeepCopy()
		node.Status.Allocatable, node.Status.Capacity = one.Allocatable, one.Allocatable
		if node.Spec.Unschedulable {
			node.Spec.Taints = append(node.Spec.Taints, v1.Taint{Key: "node.kubernetes.io/unschedulable", Effect: v1.TaintEffectNoSchedule})
		}
		nodes = append(nodes, node)
		nodesOf[one.Pool] = append(nodesOf[one.Pool], node)
		objects = append(objects, node)
	}
	var jobs []*job
	for _, one := range w.Workloads {
		object, problem := decode(one)
		if problem != "" {
			jobs = append(jobs, &job{id: idOf(one), refused: problem, pod: &v1.Pod{}})
			continue
		}
		legacyscheme.Scheme.Default(object)
		kind, meta, template, claims := templateOf(object)
		pod := &v1.Pod{ObjectMeta: *template.ObjectMeta.DeepCopy(), Spec: *template.Spec.DeepCopy()}
		pod.Name, pod.Namespace, pod.UID = meta.Name, meta.Namespace, types.UID(meta.Name)
		if kind == "Deployment" && pod.Labels != nil {
			pod.Labels["pod-template-hash"] = "x"
		}
		j := &job{id: kind + "/" + meta.Namespace + "/" + meta.Name, kind: kind, pod: pod}
		for _, claim := range claims {
			name := fmt.Sprintf("%s-%s-0", claim.Name, meta.Name)
			own := claim.DeepCopy()
			own.Name, own.Namespace, own.UID = name, meta.Namespace, types.UID(name)
			own.Status = v1.PersistentVolumeClaimStatus{Phase: v1.ClaimPending}
			objects = append(objects, own)
			pod.Spec.Volumes = append(pod.Spec.Volumes, v1.Volume{Name: claim.Name, VolumeSource: v1.VolumeSource{PersistentVolumeClaim: &v1.PersistentVolumeClaimVolumeSource{ClaimName: name}}})
		}
		j.refused = validate(pod)
		// A pod that a controller makes is filled in before admission sees it.
		legacyscheme.Scheme.Default(pod)
		if j.refused == "" {
			j.notMade = admit(pod)
			if j.notMade == "" {
				j.notMade = validate(pod)
			}
		}
		legacyscheme.Scheme.Default(pod)
		pod.Spec.SchedulingGates = nil
		for _, volume := range pod.Spec.Volumes {
			if volume.Ephemeral == nil {
				continue
			}
			yes := true
			own := &v1.PersistentVolumeClaim{Spec: volume.Ephemeral.VolumeClaimTemplate.Spec}
			own.Name, own.Namespace = pod.Name+"-"+volume.Name, pod.Namespace
			own.UID = types.UID(own.Name)
			own.OwnerReferences = []metav1.OwnerReference{{APIVersion: "v1", Kind: "Pod", Name: pod.Name, UID: pod.UID, Controller: &yes}}
			objects = append(objects, own)
		}
		jobs = append(jobs, j)
	}
	if len(os.Args) > 2 {
		// Validity alone.
		result := map[string]string{}
		for _, j := range jobs {
			result[j.id] = j.refused
			if j.refused == "" && j.notMade != "" {
				result[j.id] = "pods: " + j.notMade
			}
		}
		must(0, json.NewEncoder(os.Stdout).Encode(result))
		return
	}
	client := fake.NewClientset(objects...)
	factory := informers.NewSharedInformerFactory(client, 0)
	current := &lister{cache.NewSnapshot(nil, nodes)}
	profile := must(latest.Default()).Profiles[0]
	claims := assumecache.NewAssumeCache(klog.Background(), factory.Resource().V1().ResourceClaims().Informer(), "ResourceClaim", "", nil)
	tracker := must(resourceslicetracker.StartTracker(ctx, resourceslicetracker.Options{SliceInformer: factory.Resource().V1().ResourceSlices(), KubeClient: client}))
	sched := must(frameworkruntime.NewFramework(ctx, plugins.NewInTreeRegistry(), &profile,
		frameworkruntime.WithClientSet(client), frameworkruntime.WithInformerFactory(factory), frameworkruntime.WithSnapshotSharedLister(current),
		frameworkruntime.WithEventRecorder(&events.FakeRecorder{}), frameworkruntime.WithParallelism(1),
		frameworkruntime.WithSharedDRAManager(dynamicresources.NewDRAManager(ctx, claims, tracker, factory)),
		frameworkruntime.WithSharedCSIManager(nodevolumelimits.NewCSIManager(factory.Storage().V1().CSINodes().Lister())),
		frameworkruntime.WithPodNominator(noNominator{}), frameworkruntime.WithWaitingPods(frameworkruntime.NewWaitingPodsMap()), frameworkruntime.WithPodsInPreBind(frameworkruntime.NewPodsInPreBindMap())))
	_ = parallelize.DefaultParallelism
	factory.Start(ctx.Done())
	factory.WaitForCacheSync(ctx.Done())

	// try says where the pod may run beside those that are bound, and why not.
	try := func(pod *v1.Pod, bound []*v1.Pod, among []*v1.Node, wanted map[string]bool) (string, string) {
		snapshot := cache.NewSnapshot(bound, among)
		current.SharedLister = snapshot
		state := framework.NewCycleState()
		result, status, _ := sched.RunPreFilterPlugins(ctx, state, pod)
		if !status.IsSuccess() {
			return "W", status.Message()
		}
		reasons := map[string]bool{}
		var feasible []fwk.NodeInfo
		for _, info := range must(snapshot.NodeInfos().List()) {
			name := info.Node().Name
			if wanted != nil && !wanted[name] {
				continue
			}
			if !result.AllNodes() && !result.NodeNames.Has(name) {
				reasons["node(s) didn't satisfy PreFilter"] = true
				continue
			}
			if status := sched.RunFilterPluginsWithNominatedPods(ctx, state, pod, info); !status.IsSuccess() {
				reasons[status.Message()] = true
				continue
			}
			feasible = append(feasible, info)
		}
		if len(feasible) == 0 {
			var list []string
			for reason := range reasons {
				list = append(list, reason)
			}
			sort.Strings(list)
			return "W", strings.Join(list, "; ")
		}
		if len(feasible) > 1 {
			if status := sched.RunPreScorePlugins(ctx, state, pod, feasible); !status.IsSuccess() {
				return "W", status.Message()
			}
		}
		return "L", ""
	}
	priorityOf := func(pod *v1.Pod) int32 { return *pod.Spec.Priority }

	matrix := map[string]map[string]*cell{}
	var refused, notMade [][2]string
	for _, j := range jobs {
		if j.refused != "" {
			refused = append(refused, [2]string{j.id, j.refused})
		} else if j.notMade != "" {
			notMade = append(notMade, [2]string{j.id, j.notMade})
		}
	}
	put := func(id, pool string, c *cell) {
		if matrix[id] == nil {
			matrix[id] = map[string]*cell{}
		}
		matrix[id][pool] = c
	}
	// DaemonSets: by priority, then by name.
	var daemons []*job
	for _, j := range jobs {
		if j.kind == "DaemonSet" && j.refused == "" && j.notMade == "" {
			daemons = append(daemons, j)
		}
	}
	sort.SliceStable(daemons, func(a, b int) bool {
		if priorityOf(daemons[a].pod) != priorityOf(daemons[b].pod) {
			return priorityOf(daemons[a].pod) > priorityOf(daemons[b].pod)
		}
		return daemons[a].pod.Namespace+daemons[a].pod.Name < daemons[b].pod.Namespace+daemons[b].pod.Name
	})
	bound := map[string][]*v1.Pod{}
	templates := map[string]v1.PodSpec{}
	for _, one := range w.Workloads {
		object, problem := decode(one)
		if problem != "" {
			continue
		}
		legacyscheme.Scheme.Default(object)
		if set, is := object.(*appsv1.DaemonSet); is {
			spec := *set.Spec.Template.Spec.DeepCopy()
			util.AddOrUpdateDaemonPodTolerations(&spec)
			templates["DaemonSet/"+set.Namespace+"/"+set.Name] = spec
		}
	}
	for _, pool := range w.Pools {
		for _, j := range daemons {
			spec := templates[j.id]
			c := &cell{Live: "W", Why: "no pod"}
			for _, node := range nodesOf[pool] {
				fits, _ := nodeaffinity.GetRequiredNodeAffinity(&v1.Pod{Spec: spec}).Match(node)
				if !fits || (spec.NodeName != "" && spec.NodeName != node.Name) || untolerated(node, spec.Tolerations) {
					continue
				}
				pod := j.pod.DeepCopy()
				pod.Name = pod.Name + "-" + node.Name
				pod.UID = types.UID(pod.Name)
				util.AddOrUpdateDaemonPodTolerations(&pod.Spec)
				pod.Spec.Affinity = util.ReplaceDaemonSetPodNodeNameNodeAffinity(pod.Spec.Affinity, node.Name)
				live, why := "L", ""
				if pod.Spec.NodeName == "" {
					live, why = try(pod, bound[pool], nodesOf[pool], nil)
				}
				if live == "L" {
					pod.Spec.NodeName = node.Name
					bound[pool] = append(bound[pool], pod)
					c.Live = "L"
				} else {
					c.Why = why
					if alone, _ := try(pod, nil, nodesOf[pool], nil); alone == "L" {
						c.Alone = "L"
					}
				}
			}
			if c.Live == "L" && c.Why == "no pod" {
				c.Why = ""
			}
			put(j.id, pool, c)
		}
	}
	// All others, beside the DaemonSets.
	foreign := func(pod *v1.Pod) (terms []v1.PodAffinityTerm, anti bool) {
		if a := pod.Spec.Affinity; a != nil {
			if a.PodAffinity != nil {
				for _, term := range a.PodAffinity.RequiredDuringSchedulingIgnoredDuringExecution {
					if term.LabelSelector.MatchLabels["app"] != pod.Labels["app"] {
						terms = append(terms, term)
					}
				}
			}
			anti = a.PodAntiAffinity != nil
		}
		return
	}
	for _, j := range jobs {
		if j.kind == "DaemonSet" || j.refused != "" || j.notMade != "" {
			continue
		}
		terms, _ := foreign(j.pod)
		for _, pool := range w.Pools {
			if name := j.pod.Spec.NodeName; name != "" {
				c := &cell{Live: "W", Why: "nodeName of another pool"}
				for _, node := range nodesOf[pool] {
					if node.Name == name {
						c = &cell{Live: "L"}
						for _, taint := range node.Spec.Taints {
							if taint.Effect == v1.TaintEffectNoExecute && !toleratesOne(taint, j.pod.Spec.Tolerations) {
								c = &cell{Live: "W", Why: "evicted"}
							}
						}
					}
				}
				put(j.id, pool, c)
				continue
			}
			pod := j.pod.DeepCopy()
			if len(terms) > 0 {
				pod.Spec.Affinity.PodAffinity = nil
			}
			live, why := try(pod, bound[pool], nodesOf[pool], nil)
			c := &cell{Live: live, Why: why}
			if live == "W" && (pod.Spec.PreemptionPolicy == nil || *pod.Spec.PreemptionPolicy != v1.PreemptNever) {
				var lower []*v1.Pod
				for _, other := range bound[pool] {
					if priorityOf(other) >= priorityOf(pod) {
						lower = append(lower, other)
					}
				}
				if len(lower) < len(bound[pool]) {
					if after, _ := try(pod, lower, nodesOf[pool], nil); after == "L" {
						c.Live, c.Nominated = "L", true
					}
				}
			}
			put(j.id, pool, c)
		}
	}
	// Required affinity to others: with one of them wherever it may be.
	for _, j := range jobs {
		terms, _ := foreign(j.pod)
		if len(terms) == 0 || matrix[j.id] == nil || j.kind == "DaemonSet" || j.pod.Spec.NodeName != "" {
			continue
		}
		target := terms[0].LabelSelector.MatchLabels["app"]
		var mates []*v1.Pod
		for _, other := range jobs {
			if other.pod.Labels["app"] != target || other.pod.Namespace != j.pod.Namespace || other.id == j.id {
				continue
			}
			for _, pool := range w.Pools {
				if other.kind == "DaemonSet" {
					for _, pod := range bound[pool] {
						if pod.Labels["app"] == target && pod.Namespace == j.pod.Namespace {
							mates = append(mates, pod)
						}
					}
					continue
				}
				if c := matrix[other.id][pool]; c == nil || c.Live != "L" {
					continue
				}
				for _, node := range nodesOf[pool] {
					pod := other.pod.DeepCopy()
					if t, _ := foreign(pod); len(t) > 0 {
						pod.Spec.Affinity.PodAffinity = nil
					}
					if live, _ := try(pod, bound[pool], nodesOf[pool], map[string]bool{node.Name: true}); live == "L" {
						pod.Name += "-" + node.Name
						pod.UID = types.UID(pod.Name)
						pod.Spec.NodeName = node.Name
						mates = append(mates, pod)
					}
				}
			}
		}
		pod := j.pod.DeepCopy()
		pod.Spec.TopologySpreadConstraints = nil
		for _, pool := range w.Pools {
			c := matrix[j.id][pool]
			wanted := map[string]bool{}
			for _, node := range nodesOf[pool] {
				wanted[node.Name] = true
			}
			live, why := try(pod, mates, nodes, wanted)
			c.Base = c.Live
			if c.Live == "L" && live != "L" {
				c.Live, c.AffinityWhy = "W", why
			}
		}
	}
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	if refused == nil {
		refused = [][2]string{}
	}
	if notMade == nil {
		notMade = [][2]string{}
	}
	must(0, encoder.Encode(map[string]any{"refused": refused, "notMade": notMade, "failed": []string{}, "matrix": matrix}))
}

func toleratesOne(taint v1.Taint, list []v1.Toleration) bool {
	for index := range list {
		one := list[index]
		if (one.Effect == "" || one.Effect == taint.Effect) && (one.Key == "" || one.Key == taint.Key) && (one.Operator == v1.TolerationOpExists || ((one.Operator == "" || one.Operator == v1.TolerationOpEqual) && one.Value == taint.Value)) {
			return true
		}
	}
	return false
}

func untolerated(node *v1.Node, list []v1.Toleration) bool {
	for _, taint := range node.Spec.Taints {
		if taint.Effect != v1.TaintEffectPreferNoSchedule && !toleratesOne(taint, list) {
			return true
		}
	}
	return false
}

// noNominator knows no pod that waits for others to leave.
type noNominator struct{ fwk.PodNominator }

func (noNominator) NominatedPodsForNode(string) []fwk.PodInfo { return nil }
