package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// PolicyCase is an admission policy that is bound to everything, and a pod that somebody creates.
type PolicyCase struct {
	ID        string            `json:"id"`
	Policy    json.RawMessage   `json:"policy"`
	Pod       corev1.Pod        `json:"pod"`
	Namespace map[string]string `json:"namespaceLabels,omitempty"`
}

// PolicyVerdict is what becomes of the pod.
type PolicyVerdict struct {
	ID          string              `json:"id"`
	Refused     bool                `json:"refused,omitempty"`
	Tolerations []corev1.Toleration `json:"tolerations,omitempty"`
	Selector    map[string]string   `json:"nodeSelector,omitempty"`
	Affinity    *corev1.Affinity    `json:"affinity,omitempty"`
	Labels      map[string]string   `json:"labels,omitempty"`
	Known       []string            `json:"known"`
}

// Conditions about the pod, each true of some pods.
var conditions = []string{
	`true`,
	`has(object.spec.tolerations)`,
	`!has(object.spec.nodeSelector)`,
	`object.spec.tolerations.exists(t, t.key == "KEY")`,
	`object.spec.?tolerations.orValue([]).exists(t, t.?key.orValue("") == "KEY")`,
	`!object.spec.?tolerations.orValue([]).exists(t, has(t.key) && t.key == "KEY")`,
	`object.spec.?tolerations.orValue([]).all(t, t.?operator.orValue("Equal") != "Exists" || has(t.key))`,
	`object.spec.?tolerations.orValue([]).filter(t, has(t.effect)).size() > 1`,
	`"pool" in object.spec.?nodeSelector.orValue({})`,
	`object.spec.?nodeSelector[?"pool"].orValue("") in ["gpu", "a"]`,
	`object.metadata.?labels.app.orValue("").startsWith("tr")`,
	`has(object.metadata.labels) && "app" in object.metadata.labels && object.metadata.labels["app"].matches("^tr[a-z]+$")`,
	`object.metadata.namespace == "ml" && request.operation == "CREATE"`,
	`request.namespace.endsWith("l") || namespaceObject.metadata.name == "web"`,
	`variables.keys.exists(k, object.spec.?tolerations.orValue([]).exists(t, t.?key.orValue("") == k))`,
	`object.spec.containers.exists(c, "nvidia.com/gpu" in c.resources.?limits.orValue({}))`,
	`object.spec.containers.all(c, c.image.contains(":") && c.name != "")`,
	`object.spec.?tolerations.orValue([]).map(t, t.?key.orValue("")).exists_one(k, k == "KEY")`,
	`size(object.spec.containers) * 2 - 1 >= 1 ? has(object.spec.affinity) || false : true`,
	`[1, 2, 3].map(x, x * 2).filter(x, x % 4 == 0) == [4] && "a,b".split(",").size() == 2 && 'x'.upperAscii() == "X"`,
}

// JSON patches, as expressions.
var patches = []string{
	`[JSONPatch{op: "add", path: "/spec/tolerations/-", value: Object.spec.tolerations{key: "KEY", operator: "Exists"}}]`,
	`[JSONPatch{op: "add", path: "/spec/tolerations/0", value: Object.spec.tolerations{key: "KEY", operator: "Equal", value: "VALUE", effect: "NoSchedule"}}]`,
	`[JSONPatch{op: "replace", path: "/spec/tolerations", value: [Object.spec.tolerations{key: "KEY", operator: "Exists", effect: "NoExecute", tolerationSeconds: 30}]}]`,
	`[JSONPatch{op: "remove", path: "/spec/tolerations/0"}]`,
	`has(object.spec.tolerations) ? [JSONPatch{op: "add", path: "/spec/tolerations/-", value: Object.spec.tolerations{key: variables.keys[0], operator: "Exists"}}] : [JSONPatch{op: "add", path: "/spec/tolerations", value: [Object.spec.tolerations{key: variables.keys[1], operator: "Exists"}]}]`,
	`[JSONPatch{op: "add", path: "/spec/nodeSelector", value: {"pool": "VALUE"}}]`,
	`[JSONPatch{op: "add", path: "/spec/nodeSelector/" + jsonpatch.escapeKey("example.com/pool"), value: "VALUE"}]`,
	`[JSONPatch{op: "test", path: "/spec/nodeSelector/pool", value: "gpu"}, JSONPatch{op: "replace", path: "/spec/nodeSelector/pool", value: "VALUE"}]`,
	`[JSONPatch{op: "add", path: "/metadata/labels", value: object.metadata.?labels.orValue({"seen": "VALUE"})}]`,
	`[JSONPatch{op: "copy", from: "/spec/tolerations/0", path: "/spec/tolerations/-"}, JSONPatch{op: "remove", path: "/spec/tolerations/0"}]`,
	`[JSONPatch{op: "add", path: "/spec/affinity", value: Object.spec.affinity{nodeAffinity: Object.spec.affinity.nodeAffinity{requiredDuringSchedulingIgnoredDuringExecution: Object.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution{nodeSelectorTerms: [Object.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms{matchExpressions: [Object.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution.nodeSelectorTerms.matchExpressions{key: "KEY", operator: "In", values: ["VALUE"]}]}]}}}}]`,
}

// Apply configurations, as expressions. Atomic fields are refused.
var configurations = []string{
	`Object{spec: Object.spec{tolerations: [Object.spec.tolerations{key: "KEY", operator: "Exists"}]}}`,
	`Object{spec: Object.spec{nodeSelector: {"pool": "VALUE"}}}`,
	`Object{metadata: Object.metadata{labels: {"seen": "VALUE"}}}`,
	`Object{metadata: Object.metadata{labels: {"app": string(size(object.spec.containers))}}}`,
}

func fill(random *rand.Rand, text string) string {
	text = strings.ReplaceAll(text, "KEY", pick(random, taintKeys))
	return strings.ReplaceAll(text, "VALUE", pick(random, []string{"gpu", "general", "a"}))
}

func randomSelector(random *rand.Rand, key string) map[string]any {
	switch random.IntN(5) {
	case 0:
		return map[string]any{"matchLabels": map[string]string{key: pick(random, []string{"train", "web"})}}
	case 1:
		operator := pick(random, []string{"In", "NotIn"})
		return map[string]any{"matchExpressions": []any{map[string]any{"key": key, "operator": operator, "values": []string{"train"}}}}
	case 2:
		return map[string]any{"matchExpressions": []any{map[string]any{"key": key, "operator": pick(random, []string{"Exists", "DoesNotExist"})}}}
	}
	return nil
}

func randomPolicyCase(seed uint64, index int) PolicyCase {
	random := rand.New(rand.NewPCG(seed, uint64(index)))
	isMutating := index%2 == 0
	rule := map[string]any{"apiGroups": []string{pick(random, []string{"", "", "", "*", "apps"})}, "apiVersions": []string{"v1"},
		"operations": []string{"CREATE"}, "resources": []string{pick(random, []string{"pods", "pods", "pods", "*", "deployments"})}, "scope": "*"}
	// The API server fills in what is left out.
	constraints := map[string]any{"resourceRules": []any{rule}, "matchPolicy": "Equivalent", "namespaceSelector": map[string]any{}, "objectSelector": map[string]any{}}
	if selector := randomSelector(random, "app"); selector != nil {
		constraints["objectSelector"] = selector
	}
	if selector := randomSelector(random, "team"); selector != nil && random.IntN(2) == 0 {
		constraints["namespaceSelector"] = selector
	}
	spec := map[string]any{
		"matchConstraints": constraints,
		"failurePolicy":    pick(random, []string{"Fail", "Fail", "Ignore"}),
		"variables":        []any{map[string]any{"name": "keys", "expression": fill(random, `["KEY", "spot"]`)}},
	}
	if random.IntN(3) > 0 {
		spec["matchConditions"] = []any{map[string]any{"name": "one", "expression": fill(random, pick(random, conditions[:14]))}}
	}
	kind := "ValidatingAdmissionPolicy"
	if isMutating {
		kind = "MutatingAdmissionPolicy"
		spec["reinvocationPolicy"] = "Never"
		mutations := []any{}
		for range 1 + random.IntN(2) {
			if random.IntN(5) == 0 {
				mutations = append(mutations, map[string]any{"patchType": "ApplyConfiguration", "applyConfiguration": map[string]any{"expression": fill(random, pick(random, configurations))}})
			} else {
				mutations = append(mutations, map[string]any{"patchType": "JSONPatch", "jsonPatch": map[string]any{"expression": fill(random, pick(random, patches))}})
			}
		}
		spec["mutations"] = mutations
	} else {
		validations := []any{}
		for range 1 + random.IntN(2) {
			validations = append(validations, map[string]any{"expression": fill(random, pick(random, conditions))})
		}
		spec["validations"] = validations
	}
	policy := try(json.Marshal(map[string]any{
		"apiVersion": "admissionregistration.k8s.io/v1", "kind": kind, "metadata": map[string]any{"name": "policy"}, "spec": spec,
	}))
	pod := corev1.Pod{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Pod"}, ObjectMeta: metav1.ObjectMeta{Name: "p", Namespace: pick(random, []string{"ml", "web"})}}
	if random.IntN(3) > 0 {
		pod.Labels = map[string]string{"app": pick(random, []string{"train", "web"})}
	}
	pod.Spec.Containers = []corev1.Container{{Name: "app", Image: "app:1", Resources: corev1.ResourceRequirements{Limits: randomQuantities(random)}}}
	for range random.IntN(4) {
		toleration := corev1.Toleration{Operator: "Exists", Effect: pick(random, []corev1.TaintEffect{"", "NoSchedule", "NoExecute"})}
		if random.IntN(4) > 0 {
			toleration.Key = pick(random, taintKeys)
		}
		pod.Spec.Tolerations = append(pod.Spec.Tolerations, toleration)
	}
	if random.IntN(3) == 0 {
		pod.Spec.NodeSelector = map[string]string{"pool": pick(random, []string{"gpu", "general", "a"})}
	}
	one := PolicyCase{ID: fmt.Sprintf("policy-%d-%03d", seed, index), Policy: policy, Pod: pod}
	if random.IntN(2) == 0 {
		one.Namespace = map[string]string{"team": pick(random, []string{"train", "web"})}
	}
	return one
}
