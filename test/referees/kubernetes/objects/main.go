// Command objects reads manifests, one JSON string a line, and prints for each what the API server would say if it were
// created: nothing, the errors of strict decoding, or those of validation. An object of a kind that it does not serve is
// printed as `null`. Nothing is asked but the object itself: no quota, no webhook, no other object.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"os"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	_ "k8s.io/kubernetes/pkg/apis/admissionregistration/install"
	_ "k8s.io/kubernetes/pkg/apis/apps/install"
	_ "k8s.io/kubernetes/pkg/apis/batch/install"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	_ "k8s.io/kubernetes/pkg/apis/resource/install"
	_ "k8s.io/kubernetes/pkg/apis/scheduling/install"
	policies "k8s.io/kubernetes/pkg/registry/admissionregistration/validatingadmissionpolicy"
	"k8s.io/kubernetes/pkg/registry/apps/daemonset"
	"k8s.io/kubernetes/pkg/registry/apps/deployment"
	"k8s.io/kubernetes/pkg/registry/apps/replicaset"
	"k8s.io/kubernetes/pkg/registry/apps/statefulset"
	"k8s.io/kubernetes/pkg/registry/batch/cronjob"
	"k8s.io/kubernetes/pkg/registry/batch/job"
	"k8s.io/kubernetes/pkg/registry/core/configmap"
	"k8s.io/kubernetes/pkg/registry/core/namespace"
	"k8s.io/kubernetes/pkg/registry/core/node"
	volumes "k8s.io/kubernetes/pkg/registry/core/persistentvolume"
	"k8s.io/kubernetes/pkg/registry/core/persistentvolumeclaim"
	"k8s.io/kubernetes/pkg/registry/core/pod"
	"k8s.io/kubernetes/pkg/registry/resource/deviceclass"
	"k8s.io/kubernetes/pkg/registry/resource/devicetaintrule"
	claims "k8s.io/kubernetes/pkg/registry/resource/resourceclaimtemplate"
	"k8s.io/kubernetes/pkg/registry/resource/resourceslice"
	"k8s.io/kubernetes/pkg/registry/scheduling/podgroup"
)

var strategies = map[string]rest.RESTCreateStrategy{
	"ConfigMap":                 configmap.Strategy,
	"CronJob":                   cronjob.Strategy,
	"DaemonSet":                 daemonset.Strategy,
	"Deployment":                deployment.Strategy,
	"DeviceClass":               deviceclass.Strategy,
	"DeviceTaintRule":           devicetaintrule.Strategy,
	"Job":                       job.Strategy,
	"Namespace":                 namespace.Strategy,
	"Node":                      node.Strategy,
	"PersistentVolume":          volumes.Strategy,
	"PersistentVolumeClaim":     persistentvolumeclaim.Strategy,
	"Pod":                       pod.Strategy,
	"PodGroup":                  podgroup.NewStrategy(),
	"ReplicaSet":                replicaset.Strategy,
	"ResourceClaimTemplate":     claims.NewStrategy(nil),
	"ResourceSlice":             resourceslice.Strategy,
	"StatefulSet":               statefulset.Strategy,
	"ValidatingAdmissionPolicy": policies.NewStrategy(nil, nil),
}

var codecs = serializer.NewCodecFactory(legacyscheme.Scheme, serializer.EnableStrict)

// judge returns nil for a kind that is not served.
func judge(text string) []string {
	versioned, kind, err := codecs.UniversalDeserializer().Decode([]byte(text), nil, nil)
	if runtime.IsNotRegisteredError(err) {
		return nil
	}
	if strict, is := runtime.AsStrictDecodingError(err); is {
		var messages []string
		for _, one := range strict.Errors() {
			messages = append(messages, one.Error())
		}
		return messages
	}
	if err != nil {
		return []string{err.Error()}
	}
	strategy, isKnown := strategies[kind.Kind]
	if !isKnown {
		panic("no strategy for " + kind.String())
	}
	legacyscheme.Scheme.Default(versioned)
	object, err := legacyscheme.Scheme.ConvertToVersion(versioned, runtime.InternalGroupVersioner)
	if err != nil {
		return []string{err.Error()}
	}
	metadata, err := meta.Accessor(object)
	if err != nil {
		panic(err)
	}
	rest.FillObjectMetaSystemFields(metadata)
	ctx := request.NewContext()
	if strategy.NamespaceScoped() {
		if metadata.GetNamespace() == "" {
			metadata.SetNamespace("default")
		}
		ctx = request.WithNamespace(context.Background(), metadata.GetNamespace())
	} else {
		ctx = request.WithNamespace(ctx, "")
	}
	ctx = request.WithRequestInfo(ctx, &request.RequestInfo{APIGroup: kind.Group, APIVersion: kind.Version})
	err = rest.BeforeCreate(strategy, ctx, object)
	var invalid *apierrors.StatusError
	if errors.As(err, &invalid) && invalid.ErrStatus.Details != nil {
		var messages []string
		for _, cause := range invalid.ErrStatus.Details.Causes {
			messages = append(messages, strings.TrimSpace(cause.Field+": "+cause.Message))
		}
		return messages
	}
	if err != nil {
		return []string{err.Error()}
	}
	return []string{}
}

func main() {
	output := json.NewEncoder(os.Stdout)
	output.SetEscapeHTML(false)
	input := bufio.NewScanner(os.Stdin)
	input.Buffer(nil, 1<<24)
	for input.Scan() {
		var text string
		if err := json.Unmarshal(input.Bytes(), &text); err != nil {
			panic(err)
		}
		if err := output.Encode(judge(text)); err != nil {
			panic(err)
		}
	}
}
