// Command requests asks the code of Kubernetes what pods ask the scheduler for, and which nodes have room for them.
//
//	requests SEED COUNT  prints COUNT pods, each with its requests, one JSON object a line
//	requests sizes       reads clusters, one JSON object a line, and prints the verdicts of NodeResourcesFit on their pods
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	helper "k8s.io/component-helpers/resource"
)

var quantities = []string{"0", "1", "100m", "250m", "1500m", "2", "3", "0.5", "1Gi", "512Mi", "1e3", "64Mi", "12345"}
var names = []corev1.ResourceName{"cpu", "memory", "hugepages-2Mi", "ephemeral-storage", "nvidia.com/gpu", "example.org/a"}

type maker struct{ *rand.Rand }

// Case is a pod with its requests by resource name.
type Case struct {
	Spec corev1.PodSpec    `json:"spec"`
	Want map[string]string `json:"want"`
}

func (m maker) list(of []corev1.ResourceName) corev1.ResourceList {
	list := corev1.ResourceList{}
	for _, name := range of {
		if m.IntN(2) == 0 {
			list[name] = resource.MustParse(quantities[m.IntN(len(quantities))])
		}
	}
	return list
}

func (m maker) container(isInit bool) corev1.Container {
	container := corev1.Container{Name: "c", Image: "c", Resources: corev1.ResourceRequirements{Requests: m.list(names)}}
	if isInit && m.IntN(2) == 0 {
		always := corev1.ContainerRestartPolicyAlways
		container.RestartPolicy = &always
	}
	return container
}

func (m maker) pod() *corev1.Pod {
	pod := &corev1.Pod{}
	for range m.IntN(3) + 1 {
		pod.Spec.Containers = append(pod.Spec.Containers, m.container(false))
	}
	for range m.IntN(4) {
		pod.Spec.InitContainers = append(pod.Spec.InitContainers, m.container(true))
	}
	if m.IntN(3) == 0 {
		pod.Spec.Overhead = m.list(names[:2])
	}
	if m.IntN(4) == 0 {
		pod.Spec.Resources = &corev1.ResourceRequirements{Requests: m.list(names[:3])}
	}
	return pod
}

func main() {
	if os.Args[1] == "sizes" {
		input := bufio.NewScanner(os.Stdin)
		input.Buffer(nil, 1<<26)
		for input.Scan() {
			var world World
			if err := json.Unmarshal(input.Bytes(), &world); err != nil {
				panic(err)
			}
			fmt.Println(judgeSizes(world))
		}
		return
	}
	seed, _ := strconv.ParseUint(os.Args[1], 10, 64)
	count, _ := strconv.Atoi(os.Args[2])
	m := maker{rand.New(rand.NewPCG(seed, seed))}
	output := bufio.NewWriter(os.Stdout)
	defer output.Flush()
	encoder := json.NewEncoder(output)
	for range count {
		pod := m.pod()
		want := map[string]string{}
		for name, amount := range helper.PodRequests(pod, helper.PodResourcesOptions{}) {
			want[string(name)] = amount.AsDec().String()
		}
		if err := encoder.Encode(Case{pod.Spec, want}); err != nil {
			panic(err)
		}
	}
}
