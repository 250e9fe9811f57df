package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"
	_ "unsafe" // for what Kubernetes keeps to itself

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/policy/generic"
	"k8s.io/apiserver/pkg/admission/plugin/policy/matching"
	"k8s.io/apiserver/pkg/admission/plugin/policy/mutating"
	"k8s.io/apiserver/pkg/admission/plugin/policy/mutating/patch"
	"k8s.io/apiserver/pkg/admission/plugin/policy/validating"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/client-go/kubernetes/scheme"
	listers "k8s.io/client-go/listers/core/v1"
	"k8s.io/client-go/openapi/openapitest"
	"k8s.io/client-go/tools/cache"
)

//go:linkname compileMutating k8s.io/apiserver/pkg/admission/plugin/policy/mutating.compilePolicy
func compileMutating(policy *mutating.Policy) mutating.PolicyEvaluator

//go:linkname compileValidating k8s.io/apiserver/pkg/admission/plugin/policy/validating.compilePolicy
func compileValidating(policy *validating.Policy) validating.Validator

var (
	converters  patch.TypeConverterManager
	compiledMap = map[string]mutating.PolicyEvaluator{}
	compiledVal = map[string]validating.Validator{}
)

func typeConverters() patch.TypeConverterManager {
	if converters == nil {
		converters = patch.NewTypeConverterManager(nil, openapitest.NewEmbeddedFileClient())
		go converters.Run(context.Background())
		for converters.GetTypeConverter(corev1.SchemeGroupVersion.WithKind("Pod")) == nil {
			time.Sleep(50 * time.Millisecond)
		}
	}
	return converters
}

func matcherOf(namespace string, labels map[string]string) *matching.Matcher {
	indexer := cache.NewIndexer(cache.MetaNamespaceKeyFunc, cache.Indexers{cache.NamespaceIndex: cache.MetaNamespaceIndexFunc})
	all := map[string]string{"kubernetes.io/metadata.name": namespace}
	for key, value := range labels {
		all[key] = value
	}
	if err := indexer.Add(&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace, Labels: all}}); err != nil {
		panic(err)
	}
	return matching.NewMatcher(listers.NewNamespaceLister(indexer), nil)
}

func decode[T any](data []byte) *T {
	value := new(T)
	if err := json.Unmarshal(data, value); err != nil {
		panic(err)
	}
	return value
}

const bindingText = `{"metadata": {"name": "binding"}, "spec": {"policyName": "policy", "validationActions": ["Deny"]}}`

func judgePolicy(line []byte) PolicyVerdict {
	one := decode[PolicyCase](line)
	pod := one.Pod.DeepCopy()
	defaultPod(pod)
	pod.TypeMeta = metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}
	objects := admission.NewObjectInterfacesFromScheme(scheme.Scheme)
	attributes := admission.NewAttributesRecord(pod, nil, corev1.SchemeGroupVersion.WithKind("Pod"), pod.Namespace, pod.Name,
		corev1.SchemeGroupVersion.WithResource("pods"), "", admission.Create, &metav1.CreateOptions{}, false, &user.DefaultInfo{Name: "somebody"})
	err := dispatchSafely(one, attributes, objects)
	verdict := PolicyVerdict{ID: one.ID, Known: []string{"refused", "tolerations", "nodeSelector", "affinity", "labels"}}
	if err != nil {
		verdict.Refused = true
		return verdict
	}
	admitted := attributes.GetObject().(*corev1.Pod)
	verdict.Tolerations, verdict.Selector = admitted.Spec.Tolerations, admitted.Spec.NodeSelector
	verdict.Affinity, verdict.Labels = admitted.Spec.Affinity, admitted.Labels
	return verdict
}

// A list of Objects as the value of a JSON patch makes cel-go panic: the API server answers with an internal error.
func dispatchSafely(one *PolicyCase, attributes admission.Attributes, objects admission.ObjectInterfaces) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("panic: %v", cause)
		}
	}()
	return dispatch(one, attributes, objects)
}

func dispatch(one *PolicyCase, attributes admission.Attributes, objects admission.ObjectInterfaces) error {
	ctx := context.Background()
	matcher := matcherOf(one.Pod.Namespace, one.Namespace)
	text := string(one.Policy)
	if strings.Contains(text, `"MutatingAdmissionPolicy"`) {
		policy := decode[mutating.Policy](one.Policy)
		evaluator, isKnown := compiledMap[text]
		if !isKnown {
			evaluator = compileMutating(policy)
			compiledMap[text] = evaluator
		}
		if evaluator.Error != nil {
			return evaluator.Error
		}
		hooks := []mutating.PolicyHook{{Policy: policy, Bindings: []*mutating.PolicyBinding{decode[mutating.PolicyBinding]([]byte(bindingText))}, Evaluator: evaluator}}
		return mutating.NewDispatcher(nil, matcher, typeConverters()).Dispatch(ctx, attributes, objects, hooks)
	}
	policy := decode[validating.Policy](one.Policy)
	evaluator, isKnown := compiledVal[text]
	if !isKnown {
		evaluator = compileValidating(policy)
		compiledVal[text] = evaluator
	}
	hooks := []validating.PolicyHook{{Policy: policy, Bindings: []*validating.PolicyBinding{decode[validating.PolicyBinding]([]byte(bindingText))}, Evaluator: evaluator}}
	return validating.NewDispatcher(nil, generic.NewPolicyMatcher(matcher)).Dispatch(ctx, attributes, objects, hooks)
}
