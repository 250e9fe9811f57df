package main

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/policy/generic"
	"k8s.io/apiserver/pkg/admission/plugin/policy/mutating"
	"k8s.io/apiserver/pkg/admission/plugin/policy/validating"
	"k8s.io/apiserver/pkg/authentication/user"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/kubernetes/scheme"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/feature"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/tainttoleration"
)

// GuardWorld is a cluster with the policies that `taintlint guard` has written for it, and a node of each pool.
type GuardWorld struct {
	Policies []json.RawMessage `json:"policies"`
	Nodes    []corev1.Node     `json:"nodes"`
}

// GuardRequest is one request to the API server.
type GuardRequest struct {
	Object    json.RawMessage `json:"object"`
	OldObject json.RawMessage `json:"oldObject,omitempty"`
	User      string          `json:"user"`
	Groups    []string        `json:"groups"`
}

// GuardCase is a workload with all that the API server is asked because of it, the pod in the end. A line with a world
// comes before the cases of that world.
type GuardCase struct {
	World    *GuardWorld    `json:"guardWorld,omitempty"`
	Requests []GuardRequest `json:"guardRequests,omitempty"`
}

// GuardVerdict is whether a policy of the guard refuses one of the requests, and which nodes take the pod: as it was
// written, and as the policies that add to it have left it.
type GuardVerdict struct {
	Refused bool   `json:"refused"`
	Errors  string `json:"errors,omitempty"`
	Before  []bool `json:"before"`
	// First is that of the controller, before it makes a pod.
	First []bool `json:"first"`
	After []bool `json:"after"`
}

var (
	guardChanging []mutating.PolicyHook
	guardRefusing []validating.PolicyHook
	guardNodes    []corev1.Node
)

func enterWorld(world *GuardWorld) {
	guardChanging, guardRefusing, guardNodes = nil, nil, world.Nodes
	bindings := map[string]json.RawMessage{}
	for _, raw := range world.Policies {
		one := decode[struct {
			Kind string
			Spec struct{ PolicyName string }
		}](raw)
		if strings.HasSuffix(one.Kind, "Binding") {
			bindings[one.Kind+one.Spec.PolicyName] = raw
		}
	}
	for _, raw := range world.Policies {
		one := decode[metav1.PartialObjectMetadata](raw)
		switch one.Kind {
		case "MutatingAdmissionPolicy":
			policy := decode[mutating.Policy](raw)
			setDefaults(&policy.Spec.MatchConstraints.MatchPolicy, &policy.Spec.MatchConstraints.ObjectSelector)
			hook := mutating.PolicyHook{Policy: policy, Evaluator: compileMutating(policy)}
			if hook.Evaluator.Error != nil {
				panic(hook.Evaluator.Error)
			}
			hook.Bindings = []*mutating.PolicyBinding{decode[mutating.PolicyBinding](bindings[one.Kind+"Binding"+one.Name])}
			guardChanging = append(guardChanging, hook)
		case "ValidatingAdmissionPolicy":
			policy := decode[validating.Policy](raw)
			setDefaults(&policy.Spec.MatchConstraints.MatchPolicy, &policy.Spec.MatchConstraints.ObjectSelector)
			hook := validating.PolicyHook{Policy: policy, Evaluator: compileValidating(policy)}
			hook.Bindings = []*validating.PolicyBinding{decode[validating.PolicyBinding](bindings[one.Kind+"Binding"+one.Name])}
			guardRefusing = append(guardRefusing, hook)
		}
	}
}

// What the API server fills in.
func setDefaults[T ~string](match **T, selector **metav1.LabelSelector) {
	equivalent := T("Equivalent")
	*match, *selector = &equivalent, &metav1.LabelSelector{}
}

func decodeObject(raw json.RawMessage) (runtime.Object, *schema.GroupVersionKind) {
	if raw == nil {
		return nil, nil
	}
	object, kind, err := scheme.Codecs.UniversalDeserializer().Decode(raw, nil, nil)
	if err != nil {
		panic(err)
	}
	object.GetObjectKind().SetGroupVersionKind(*kind)
	return object, kind
}

func guardAttributes(request GuardRequest) admission.Attributes {
	object, kind := decodeObject(request.Object)
	old, _ := decodeObject(request.OldObject)
	operation := admission.Create
	if old != nil {
		operation = admission.Update
	}
	meta := decode[metav1.PartialObjectMetadata](request.Object)
	resource := kind.GroupVersion().WithResource(strings.ToLower(kind.Kind) + "s")
	who := &user.DefaultInfo{Name: request.User, Groups: request.Groups}
	return admission.NewAttributesRecord(object, old, *kind, meta.Namespace, meta.Name, resource, "", operation, &metav1.CreateOptions{}, false, who)
}

// The pod spec in an object.
func specIn(object runtime.Object) *corev1.PodSpec {
	switch one := object.(type) {
	case *corev1.Pod:
		return &one.Spec
	case *corev1.ReplicationController:
		return &one.Spec.Template.Spec
	case *appsv1.Deployment:
		return &one.Spec.Template.Spec
	case *appsv1.ReplicaSet:
		return &one.Spec.Template.Spec
	case *appsv1.StatefulSet:
		return &one.Spec.Template.Spec
	case *appsv1.DaemonSet:
		return &one.Spec.Template.Spec
	case *batchv1.Job:
		return &one.Spec.Template.Spec
	case *batchv1.CronJob:
		return &one.Spec.JobTemplate.Spec.Template.Spec
	}
	panic(object)
}

func mayEnter(spec *corev1.PodSpec) []bool {
	pod := &corev1.Pod{Spec: *spec}
	ctx := context.Background()
	features := feature.NewSchedulerFeaturesFromGates(utilfeature.DefaultFeatureGate)
	plugin := try(tainttoleration.New(ctx, nil, nil, features)).(*tainttoleration.TaintToleration)
	verdicts := make([]bool, len(guardNodes))
	for index := range guardNodes {
		node := guardNodes[index].DeepCopy()
		// Who names its node passes the scheduler by; the kubelet looks at NoExecute alone.
		if pod.Spec.NodeName != "" {
			node.Spec.Taints = slices.DeleteFunc(node.Spec.Taints, func(taint corev1.Taint) bool { return taint.Effect != corev1.TaintEffectNoExecute })
		}
		info := framework.NewNodeInfo()
		info.SetNode(node)
		verdicts[index] = selectsNode(&pod.Spec, node) && plugin.Filter(ctx, framework.NewCycleState(), pod, info).IsSuccess()
	}
	return verdicts
}

func judgeGuard(line []byte) any {
	one := decode[GuardCase](line)
	if one.World != nil {
		setGate(true)
		enterWorld(one.World)
		return struct{}{}
	}
	ctx := context.Background()
	objects := admission.NewObjectInterfacesFromScheme(scheme.Scheme)
	verdict := GuardVerdict{}
	var made *corev1.PodSpec
	for _, request := range one.Requests {
		attributes := guardAttributes(request)
		matcher := matcherOf(attributes.GetNamespace(), nil)
		if made == nil {
			verdict.Before = mayEnter(specIn(attributes.GetObject()))
		} else {
			made.DeepCopyInto(specIn(attributes.GetObject()))
		}
		if err := mutating.NewDispatcher(nil, matcher, typeConverters()).Dispatch(ctx, attributes, objects, guardChanging); err != nil {
			verdict.Errors = err.Error()
		}
		made = specIn(attributes.GetObject())
		verdict.After = mayEnter(made)
		if verdict.First == nil {
			verdict.First = verdict.After
		}
		if err := validating.NewDispatcher(nil, generic.NewPolicyMatcher(matcher)).Dispatch(ctx, attributes, objects, guardRefusing); err != nil {
			verdict.Refused = true
			if !strings.Contains(err.Error(), "reserved for others") {
				verdict.Errors = err.Error()
			}
		}
	}
	return verdict
}
