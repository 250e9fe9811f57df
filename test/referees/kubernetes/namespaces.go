package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/client-go/informers"
	"k8s.io/kubernetes/pkg/apis/core"
	conversion "k8s.io/kubernetes/pkg/apis/core/v1"
	"k8s.io/kubernetes/plugin/pkg/admission/defaulttolerationseconds"
	"k8s.io/kubernetes/plugin/pkg/admission/podnodeselector"
	"k8s.io/kubernetes/plugin/pkg/admission/podtolerationrestriction"
	restriction "k8s.io/kubernetes/plugin/pkg/admission/podtolerationrestriction/apis/podtolerationrestriction"
)

// NamespaceCase is a pod in a namespace whose annotations say what its pods get.
type NamespaceCase struct {
	ID        string            `json:"id"`
	Namespace *corev1.Namespace `json:"podNamespace"`
	Spec      corev1.PodSpec    `json:"spec"`
}

// NamespaceVerdict is what the plugins make of the pod, in the order of the API server.
type NamespaceVerdict struct {
	ID          string              `json:"id"`
	Refused     bool                `json:"refused,omitempty"`
	Tolerations []corev1.Toleration `json:"tolerations,omitempty"`
	Selector    map[string]string   `json:"nodeSelector,omitempty"`
	Known       []string            `json:"known"`
}

func tolerationsText(random *rand.Rand) string {
	list := []corev1.Toleration{}
	for range random.IntN(3) {
		list = append(list, randomToleration(random))
	}
	return string(try(json.Marshal(list)))
}

func randomNamespaceCase(seed uint64, index int) NamespaceCase {
	random := rand.New(rand.NewPCG(seed, uint64(index)))
	annotations := map[string]string{}
	if random.IntN(3) > 0 {
		annotations["scheduler.alpha.kubernetes.io/node-selector"] = pick(random, []string{"pool=gpu", "pool=gpu, zone=a", "pool=general", "", " pool = gpu ", "pool", "pool=a=b", "zone=a,zone=b"})
	}
	if random.IntN(2) == 0 {
		annotations["scheduler.alpha.kubernetes.io/defaultTolerations"] = tolerationsText(random)
	}
	if random.IntN(3) == 0 {
		annotations["scheduler.alpha.kubernetes.io/tolerationsWhitelist"] = tolerationsText(random)
	}
	one := NamespaceCase{
		ID: fmt.Sprintf("namespace-%d-%03d", seed, index),
		Namespace: &corev1.Namespace{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Namespace"},
			ObjectMeta: metav1.ObjectMeta{Name: "team", Annotations: annotations}},
	}
	one.Spec.Containers = []corev1.Container{{Name: "app", Image: "app:1", Resources: corev1.ResourceRequirements{Requests: randomQuantities(random)}}}
	for range random.IntN(3) {
		one.Spec.Tolerations = append(one.Spec.Tolerations, randomToleration(random))
	}
	if random.IntN(2) == 0 {
		one.Spec.NodeSelector = map[string]string{pick(random, []string{"pool", "zone", "disk"}): pick(random, []string{"gpu", "a"})}
	}
	return one
}

func judgeNamespace(line []byte) NamespaceVerdict {
	one := decode[NamespaceCase](line)
	ctx := context.Background()
	setGate(false)
	factory := informers.NewSharedInformerFactory(nil, 0)
	if err := factory.Core().V1().Namespaces().Informer().GetStore().Add(one.Namespace); err != nil {
		panic(err)
	}
	ready := func() bool { return true }
	selector := podnodeselector.NewPodNodeSelector(nil)
	selector.SetExternalKubeInformerFactory(factory)
	selector.SetReadyFunc(ready)
	restricting := podtolerationrestriction.NewPodTolerationsPlugin(&restriction.Configuration{})
	restricting.SetExternalKubeInformerFactory(factory)
	restricting.SetReadyFunc(ready)
	defaults := defaulttolerationseconds.NewDefaultTolerationSeconds()
	defaults.InspectFeatureGates(utilfeature.DefaultFeatureGate)
	pod := defaulted(&corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: "p", Namespace: one.Namespace.Name}, Spec: one.Spec})
	attributes := admission.NewAttributesRecord(pod, nil, core.Kind("Pod").WithVersion("version"), pod.Namespace, pod.Name,
		core.Resource("pods").WithVersion("version"), "", admission.Create, &metav1.CreateOptions{}, false, &user.DefaultInfo{})
	verdict := NamespaceVerdict{ID: one.ID, Known: []string{"refused", "tolerations", "nodeSelector"}}
	for _, plugin := range []admission.MutationInterface{selector, defaults, restricting} {
		if err := plugin.Admit(ctx, attributes, nil); err != nil {
			verdict.Refused = true
			return verdict
		}
	}
	admitted := &corev1.Pod{}
	if err := conversion.Convert_core_Pod_To_v1_Pod(pod, admitted, nil); err != nil {
		panic(err)
	}
	verdict.Tolerations, verdict.Selector = admitted.Spec.Tolerations, admitted.Spec.NodeSelector
	return verdict
}
