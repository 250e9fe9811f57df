// Command kubernetes asks the code of Kubernetes for its verdicts: the scheduler's, the controllers', admission's.
//
//	kubernetes pods SEED COUNT      prints random clusters, each with a pod, one JSON object a line
//	kubernetes policies SEED COUNT  prints random admission policies, each with a pod
//	kubernetes namespaces SEED COUNT prints random pods of namespaces with annotations
//	kubernetes states SEED COUNT    prints random DaemonSets, each with a node in every state
//	kubernetes spread SEED COUNT    prints random pods that are spread over nodes
//	kubernetes judge                reads what one of these has printed, and prints the verdict of each line
//
// It is built once for each version, by the files in versions/; the tag `v134` chooses what differs in the calls.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strconv"

	corev1 "k8s.io/api/core/v1"
	nodev1 "k8s.io/api/node/v1"
)

// PodCase is a pod, or the template of a controller, in a cluster of few nodes.
type PodCase struct {
	ID                string               `json:"id"`
	Kind              string               `json:"kind"`
	Comparison        bool                 `json:"comparison,omitempty"`
	ExtendedResources bool                 `json:"extendedResources,omitempty"`
	Spec              corev1.PodSpec       `json:"spec"`
	RuntimeClass      *nodev1.RuntimeClass `json:"runtimeClass,omitempty"`
	Nodes             []corev1.Node        `json:"nodes"`
}

// NodeVerdict is what is decided about one node; what a version could not be asked is absent.
type NodeVerdict struct {
	Taints    *bool    `json:"taints,omitempty"`
	Selector  *bool    `json:"selector,omitempty"`
	Cordon    *bool    `json:"cordon,omitempty"`
	Resources []string `json:"resources,omitempty"`
	Daemon    *bool    `json:"daemon,omitempty"`
	// Evicted is null for a pod that stays.
	Evicted *int64 `json:"evicted,omitempty"`
}

// PodVerdict is what is decided about a pod.
type PodVerdict struct {
	ID          string              `json:"id"`
	Errors      []FieldError        `json:"errors,omitempty"`
	Admission   string              `json:"admission,omitempty"`
	Tolerations []corev1.Toleration `json:"tolerations,omitempty"`
	Selector    map[string]string   `json:"nodeSelector,omitempty"`
	Nodes       []NodeVerdict       `json:"nodes,omitempty"`
	// Known is the parts that the version could be asked for.
	Known []string `json:"known"`
}

// FieldError is an error of validation.
type FieldError struct {
	Field  string `json:"field"`
	Type   string `json:"type"`
	Detail string `json:"detail"`
}

func try[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	encoder := json.NewEncoder(output)
	encoder.SetEscapeHTML(false)
	arguments := os.Args[1:]
	if len(arguments) == 3 {
		seed, count := try(strconv.ParseUint(arguments[1], 10, 64)), try(strconv.Atoi(arguments[2]))
		for index := range count {
			var one any
			switch arguments[0] {
			case "policies":
				one = randomPolicyCase(seed, index)
			case "namespaces":
				one = randomNamespaceCase(seed, index)
			case "states":
				one = randomStateCase(seed, index)
			case "spread":
				one = randomSpreadCase(seed, index)
			default:
				one = randomPodCase(seed, index)
			}
			if err := encoder.Encode(one); err != nil {
				panic(err)
			}
		}
		return
	}
	if len(arguments) != 1 || arguments[0] != "judge" {
		fmt.Fprintln(os.Stderr, "usage: kubernetes pods|policies|namespaces|states|spread SEED COUNT | kubernetes judge")
		os.Exit(2)
	}
	input := bufio.NewScanner(os.Stdin)
	input.Buffer(nil, 1<<24)
	for input.Scan() {
		var kind struct {
			Policy json.RawMessage   `json:"policy"`
			World  json.RawMessage   `json:"guardWorld"`
			Guard  []json.RawMessage `json:"guardRequests"`
			Space  json.RawMessage   `json:"podNamespace"`
			States json.RawMessage   `json:"nodeStates"`
			Spread json.RawMessage   `json:"spreadLabels"`
		}
		if err := json.Unmarshal(input.Bytes(), &kind); err != nil {
			panic(err)
		}
		var verdict any
		if kind.World != nil || kind.Guard != nil {
			verdict = judgeGuard(input.Bytes())
		} else if kind.Space != nil {
			verdict = judgeNamespace(input.Bytes())
		} else if kind.States != nil {
			verdict = judgeStates(input.Bytes())
		} else if kind.Spread != nil {
			verdict = judgeSpread(input.Bytes())
		} else if kind.Policy != nil {
			verdict = judgePolicy(input.Bytes())
		} else {
			var one PodCase
			if err := json.Unmarshal(input.Bytes(), &one); err != nil {
				panic(err)
			}
			verdict = judgePod(&one)
		}
		if err := encoder.Encode(verdict); err != nil {
			panic(err)
		}
	}
}
