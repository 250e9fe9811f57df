// Command api-fields asks the types of the Kubernetes API, as k8s.io/api has them, which fields there are.
//
//	api-fields types                   prints the fields of every type around scheduling, as JSON
//	api-fields edits FOLDER SEED COUNT edits the manifests of a folder at random, and prints what strict decoding says
//
// `npm run referees` runs it once for each supported version of the API, and says whether the committed data is current.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"

	appsv1 "k8s.io/api/apps/v1"
	appsv1beta1 "k8s.io/api/apps/v1beta1"
	appsv1beta2 "k8s.io/api/apps/v1beta2"
	batchv1 "k8s.io/api/batch/v1"
	batchv1beta1 "k8s.io/api/batch/v1beta1"
	corev1 "k8s.io/api/core/v1"
	extensionsv1beta1 "k8s.io/api/extensions/v1beta1"
	"k8s.io/apimachinery/pkg/runtime"
)

func newScheme() *runtime.Scheme {
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		appsv1.AddToScheme, appsv1beta1.AddToScheme, appsv1beta2.AddToScheme, batchv1.AddToScheme,
		batchv1beta1.AddToScheme, corev1.AddToScheme, extensionsv1beta1.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			panic(err)
		}
	}
	return scheme
}

func main() {
	arguments := os.Args[1:]
	switch {
	case len(arguments) == 1 && arguments[0] == "types":
		output := json.NewEncoder(os.Stdout)
		if err := output.Encode(readTypes(newScheme())); err != nil {
			panic(err)
		}
	case len(arguments) == 4 && arguments[0] == "edits":
		seed, err := strconv.ParseUint(arguments[2], 10, 64)
		if err != nil {
			panic(err)
		}
		count, err := strconv.Atoi(arguments[3])
		if err != nil {
			panic(err)
		}
		printEdits(newScheme(), arguments[1], seed, count)
	default:
		fmt.Fprintln(os.Stderr, "usage: api-fields types | api-fields edits FOLDER SEED COUNT")
		os.Exit(2)
	}
}
