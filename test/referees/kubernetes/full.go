package main

import (
	"context"
	"slices"
	"strings"
	"time"
	_ "unsafe" // for what Kubernetes keeps to itself

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	nodev1 "k8s.io/api/node/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/component-base/featuregate"
	podutil "k8s.io/kubernetes/pkg/api/pod"
	"k8s.io/kubernetes/pkg/apis/core"
	conversion "k8s.io/kubernetes/pkg/apis/core/v1"
	"k8s.io/kubernetes/pkg/apis/core/validation"
	daemonutil "k8s.io/kubernetes/pkg/controller/daemon/util"
	_ "k8s.io/kubernetes/pkg/controller/tainteviction"
	_ "k8s.io/kubernetes/pkg/features"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/feature"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/nodeunschedulable"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/tainttoleration"
	"k8s.io/kubernetes/plugin/pkg/admission/defaulttolerationseconds"
	"k8s.io/kubernetes/plugin/pkg/admission/extendedresourcetoleration"
	_ "k8s.io/kubernetes/plugin/pkg/admission/runtimeclass"
)

//go:linkname minTolerationTime k8s.io/kubernetes/pkg/controller/tainteviction.getMinTolerationTime
func minTolerationTime(tolerations []corev1.Toleration) time.Duration

//go:linkname setScheduling k8s.io/kubernetes/plugin/pkg/admission/runtimeclass.setScheduling
func setScheduling(a admission.Attributes, pod *core.Pod, runtimeClass *nodev1.RuntimeClass) error

const gate = "TaintTolerationComparisonOperators"

var known = []string{"errors", "admission", "tolerations", "nodeSelector", "taints", "selector", "cordon", "resources", "daemon", "evicted"}

func setGate(isOn bool) {
	if _, exists := utilfeature.DefaultMutableFeatureGate.GetAll()[featuregate.Feature(gate)]; exists {
		if err := utilfeature.DefaultMutableFeatureGate.SetFromMap(map[string]bool{gate: isOn}); err != nil {
			panic(err)
		}
	}
}

func isAboutPlacement(path string) bool {
	return slices.ContainsFunc([]string{"spec.tolerations", "spec.nodeSelector", "spec.affinity.nodeAffinity", "spec.runtimeClassName"}, func(start string) bool {
		return strings.HasPrefix(path, start)
	})
}

func validate(pod *core.Pod) []FieldError {
	options := podutil.GetValidationOptionsFromPodSpecAndMeta(&pod.Spec, nil, &pod.ObjectMeta, nil)
	var found []FieldError
	for _, one := range validation.ValidatePodSpec(&pod.Spec, &pod.ObjectMeta, field.NewPath("spec"), options) {
		if isAboutPlacement(one.Field) {
			found = append(found, FieldError{Field: one.Field, Type: string(one.Type), Detail: one.Detail})
		}
	}
	return found
}

func defaultPod(pod *corev1.Pod) { conversion.SetObjectDefaults_Pod(pod) }

func admit(pod *core.Pod, one *PodCase) error {
	attributes := admission.NewAttributesRecord(pod, nil, core.Kind("Pod").WithVersion("version"), pod.Namespace, pod.Name,
		core.Resource("pods").WithVersion("version"), "", admission.Create, &metav1.CreateOptions{}, false, &user.DefaultInfo{})
	objects := admission.ObjectInterfaces(nil)
	defaults := defaulttolerationseconds.NewDefaultTolerationSeconds()
	defaults.InspectFeatureGates(utilfeature.DefaultFeatureGate)
	if err := defaults.Admit(context.Background(), attributes, objects); err != nil {
		return err
	}
	if one.ExtendedResources {
		plugins := admission.NewPlugins()
		extendedresourcetoleration.Register(plugins)
		plugin := try(plugins.InitPlugin("ExtendedResourceToleration", nil, admission.PluginInitializers{}))
		if err := plugin.(admission.MutationInterface).Admit(context.Background(), attributes, objects); err != nil {
			return err
		}
	}
	if one.RuntimeClass != nil {
		return setScheduling(attributes, pod, one.RuntimeClass)
	}
	return nil
}

func internalPod(pod *corev1.Pod) *core.Pod {
	internal := &core.Pod{}
	if err := conversion.Convert_v1_Pod_To_core_Pod(pod, internal, nil); err != nil {
		panic(err)
	}
	return internal
}

func evictedAfter(taints []corev1.Taint, tolerations []corev1.Toleration) *int64 {
	var counted []corev1.Taint
	for _, taint := range taints {
		if taint.Effect == corev1.TaintEffectNoExecute {
			counted = append(counted, taint)
		}
	}
	if len(counted) == 0 {
		return nil
	}
	seconds := int64(0)
	all, used := matchingTolerations(counted, tolerations)
	if all {
		time := minTolerationTime(used)
		if time < 0 {
			return nil
		}
		seconds = int64(time.Seconds())
	}
	return &seconds
}

func judgePod(one *PodCase) PodVerdict {
	setGate(one.Comparison)
	verdict := PodVerdict{ID: one.ID, Known: known}
	pod := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: "p", Namespace: "default"}, Spec: *one.Spec.DeepCopy()}
	if one.Kind != "Pod" {
		verdict.Errors = validate(defaulted(pod))
	}
	if one.Kind == "DaemonSet" {
		daemonutil.AddOrUpdateDaemonPodTolerations(&pod.Spec)
	}
	internal := defaulted(pod)
	if err := admit(internal, one); err != nil {
		verdict.Admission = err.Error()
		return verdict
	}
	if one.Kind == "Pod" {
		verdict.Errors = validate(internal)
	}
	admitted := &corev1.Pod{}
	if err := conversion.Convert_core_Pod_To_v1_Pod(internal, admitted, nil); err != nil {
		panic(err)
	}
	verdict.Tolerations, verdict.Selector = admitted.Spec.Tolerations, admitted.Spec.NodeSelector
	for index := range one.Nodes {
		verdict.Nodes = append(verdict.Nodes, judgeNode(one, admitted, &one.Nodes[index]))
	}
	return verdict
}

func defaulted(pod *corev1.Pod) *core.Pod {
	copied := pod.DeepCopy()
	defaultPod(copied)
	return internalPod(copied)
}

func judgeNode(one *PodCase, pod *corev1.Pod, node *corev1.Node) NodeVerdict {
	ctx := context.Background()
	features := feature.NewSchedulerFeaturesFromGates(utilfeature.DefaultFeatureGate)
	info := framework.NewNodeInfo()
	info.SetNode(node)
	state := framework.NewCycleState()
	taints := try(tainttoleration.New(ctx, nil, nil, features)).(*tainttoleration.TaintToleration).Filter(ctx, state, pod, info).IsSuccess()
	cordon := try(nodeunschedulable.New(ctx, nil, nil, features)).(*nodeunschedulable.NodeUnschedulable).Filter(ctx, state, pod, info).IsSuccess()
	selector := selectsNode(&pod.Spec, node)
	verdict := NodeVerdict{Taints: &taints, Selector: &selector, Cordon: &cordon}
	for _, short := range insufficient(pod, info) {
		verdict.Resources = append(verdict.Resources, string(short.ResourceName))
	}
	slices.Sort(verdict.Resources)
	verdict.Evicted = evictedAfter(node.Spec.Taints, pod.Spec.Tolerations)
	if one.Kind == "DaemonSet" {
		set := &appsv1.DaemonSet{Spec: appsv1.DaemonSetSpec{Template: corev1.PodTemplateSpec{Spec: *one.Spec.DeepCopy()}}}
		runs, _ := shouldRunDaemon(node, set)
		verdict.Daemon = &runs
	}
	return verdict
}
