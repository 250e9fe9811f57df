// Command devices makes up claims and slices with a seed, and prints what the structured allocator of Kubernetes says of
// each: a line of JSON with the verdict of two nodes. y: the devices are given, n: they are not, e: the scheduler gives up.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"

	v1 "k8s.io/api/core/v1"
	resourceapi "k8s.io/api/resource/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/dynamic-resource-allocation/cel"
	"k8s.io/dynamic-resource-allocation/structured"
	"k8s.io/utils/ptr"
)

type scenario struct {
	Slices  []resourceapi.ResourceSliceSpec `json:"slices"`
	Classes []resourceapi.DeviceClassSpec   `json:"classes"`
	Claims  []resourceapi.DeviceClaim       `json:"claims"`
	Want    string                          `json:"want"`
}

var nodes = []*v1.Node{
	{ObjectMeta: metav1.ObjectMeta{Name: "n1", Labels: map[string]string{"zone": "a"}}},
	{ObjectMeta: metav1.ObjectMeta{Name: "n2", Labels: map[string]string{"zone": "b", "rack": "1"}}},
}

type classLister []*resourceapi.DeviceClass

func (l classLister) List() ([]*resourceapi.DeviceClass, error) { return l, nil }

func (l classLister) Get(name string) (*resourceapi.DeviceClass, error) {
	for _, class := range l {
		if class.Name == name {
			return class, nil
		}
	}
	return nil, fmt.Errorf("no class %s", name)
}

func judge(one scenario) string {
	var classes classLister
	for index, spec := range one.Classes {
		classes = append(classes, &resourceapi.DeviceClass{
			ObjectMeta: metav1.ObjectMeta{Name: className(index)}, Spec: spec,
		})
	}
	var slices []*resourceapi.ResourceSlice
	for index, spec := range one.Slices {
		slices = append(slices, &resourceapi.ResourceSlice{
			ObjectMeta: metav1.ObjectMeta{Name: "s" + strconv.Itoa(index)}, Spec: spec,
		})
	}
	var claims []*resourceapi.ResourceClaim
	for index, devices := range one.Claims {
		claims = append(claims, &resourceapi.ResourceClaim{
			ObjectMeta: metav1.ObjectMeta{Name: "c" + strconv.Itoa(index), Namespace: "ns"},
			Spec:       resourceapi.ResourceClaimSpec{Devices: devices},
		})
	}
	features := structured.Features{DeviceTaints: true, PartitionableDevices: true, PrioritizedList: true}
	want := ""
	for _, node := range nodes {
		cache := cel.NewCache(64, cel.Features{})
		ask := func() string {
			allocator, err := structured.NewAllocator(
				context.Background(), features, structured.AllocatedState{}, classes, slices, cache,
			)
			if err != nil {
				panic(err)
			}
			result, err := allocator.Allocate(context.Background(), node, claims)
			switch {
			case err != nil:
				if strings.Contains(err.Error(), "compile") {
					panic(err)
				}
				return "e"
			case len(result) == len(claims):
				return "y"
			default:
				return "n"
			}
		}
		// The allocator looks at pools in the order of a map, which is another one each time. Where it meets an error in one
		// order and finds nothing in another, the pod waits in both.
		seen := map[string]bool{}
		for range tries {
			seen[ask()] = true
		}
		switch {
		case seen["y"] && len(seen) > 1:
			want += "?"
		case seen["y"]:
			want += "y"
		case seen["e"]:
			want += "e"
		default:
			want += "n"
		}
	}
	return want
}

// So many equal answers that another one would be a surprise.
const tries = 200

func className(index int) string { return "class-" + strconv.Itoa(index) }

func main() {
	seed, count := number(1), number(2)
	random := newRandom(uint64(seed))
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	for range count {
		one := makeScenario(random)
		one.Want = judge(one)
		if err := encoder.Encode(one); err != nil {
			panic(err)
		}
	}
}

func number(index int) int {
	value, err := strconv.Atoi(os.Args[index])
	if err != nil {
		panic(err)
	}
	return value
}

var allNodes = ptr.To(true)
