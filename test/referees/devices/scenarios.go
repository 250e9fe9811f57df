package main

import (
	"math/rand/v2"
	"strconv"

	v1 "k8s.io/api/core/v1"
	resourceapi "k8s.io/api/resource/v1"
	"k8s.io/utils/ptr"
)

func newRandom(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

func pick[T any](random *rand.Rand, values ...T) T { return values[random.IntN(len(values))] }

var drivers = []string{"a.com", "b.com"}

var expressions = []string{
	`device.driver == "a.com"`,
	`device.driver == "a.com" || device.driver == "b.com"`,
	`device.driver == "b.com" && device.attributes["b.com"].model == "x"`,
	`device.driver == "a.com" && device.attributes["a.com"].memory >= 16`,
	`device.driver == "a.com" && has(device.attributes["a.com"].checked) && device.attributes["a.com"].checked`,
	`device.driver == "a.com" && device.attributes["a.com"].model in ["x", "z"]`,
	`device.driver.startsWith("b") && !(device.attributes["b.com"].model == "x")`,
	`device.driver == "a.com" && device.attributes["a.com"].?model.orValue("x") == "x"`,
	`device.attributes["a.com"].model == "y"`,
	`device.driver == "b.com" && device.attributes["rack.org"].row == 1`,
	`device.driver == "a.com" && device.attributes["a.com"].firmware.isGreaterThan(semver("1.0.0"))`,
}

func makeSelectors(random *rand.Rand, chance int) []resourceapi.DeviceSelector {
	if random.IntN(100) >= chance {
		return nil
	}
	expression := pick(random, expressions...)
	return []resourceapi.DeviceSelector{{CEL: &resourceapi.CELDeviceSelector{Expression: expression}}}
}

func makeTaint(random *rand.Rand) resourceapi.DeviceTaint {
	return resourceapi.DeviceTaint{
		Key: pick(random, "k", "l"), Value: pick(random, "", "v"),
		Effect: pick(random, resourceapi.DeviceTaintEffectNone, resourceapi.DeviceTaintEffectNoSchedule,
			resourceapi.DeviceTaintEffectNoSchedule, resourceapi.DeviceTaintEffectNoExecute),
	}
}

func makeTolerations(random *rand.Rand) []resourceapi.DeviceToleration {
	var list []resourceapi.DeviceToleration
	for range random.IntN(3) {
		operator := pick(random, resourceapi.DeviceTolerationOpExists, resourceapi.DeviceTolerationOpEqual)
		one := resourceapi.DeviceToleration{
			Operator: operator,
			Key:      pick(random, "k", "k", "l", ""),
			Effect:   pick(random, "", "", resourceapi.DeviceTaintEffectNoSchedule, resourceapi.DeviceTaintEffectNoExecute),
		}
		if operator == resourceapi.DeviceTolerationOpEqual {
			one.Value = pick(random, "", "v")
			if one.Key == "" {
				one.Key = "l"
			}
		}
		list = append(list, one)
	}
	return list
}

func makeAttributes(random *rand.Rand) map[resourceapi.QualifiedName]resourceapi.DeviceAttribute {
	attributes := map[resourceapi.QualifiedName]resourceapi.DeviceAttribute{}
	if random.IntN(30) > 0 {
		attributes["model"] = resourceapi.DeviceAttribute{StringValue: ptr.To(pick(random, "x", "y", "z"))}
	}
	if random.IntN(10) > 0 {
		attributes["memory"] = resourceapi.DeviceAttribute{IntValue: ptr.To(pick(random, int64(8), 16, 80))}
	}
	if random.IntN(3) == 0 {
		attributes["checked"] = resourceapi.DeviceAttribute{BoolValue: ptr.To(random.IntN(2) == 0)}
	}
	if random.IntN(3) == 0 {
		attributes["rack.org/row"] = resourceapi.DeviceAttribute{IntValue: ptr.To(pick(random, int64(1), 2))}
	}
	if random.IntN(4) == 0 {
		attributes["firmware"] = resourceapi.DeviceAttribute{VersionValue: ptr.To(pick(random, "1.0.0", "1.2.0"))}
	}
	return attributes
}

func makeSelector(random *rand.Rand) *v1.NodeSelector {
	requirement := pick(random,
		v1.NodeSelectorRequirement{Key: "zone", Operator: v1.NodeSelectorOpIn, Values: []string{"a"}},
		v1.NodeSelectorRequirement{Key: "zone", Operator: v1.NodeSelectorOpNotIn, Values: []string{"a"}},
		v1.NodeSelectorRequirement{Key: "rack", Operator: v1.NodeSelectorOpExists},
	)
	return &v1.NodeSelector{NodeSelectorTerms: []v1.NodeSelectorTerm{
		{MatchExpressions: []v1.NodeSelectorRequirement{requirement}},
	}}
}

func reach(random *rand.Rand) (nodeName *string, selector *v1.NodeSelector, all *bool) {
	switch random.IntN(5) {
	case 0:
		return nil, makeSelector(random), nil
	case 1, 2:
		return nil, nil, allNodes
	default:
		return ptr.To(pick(random, "n1", "n2")), nil, nil
	}
}

func makeDevice(random *rand.Rand, name string) resourceapi.Device {
	device := resourceapi.Device{Name: name, Attributes: makeAttributes(random)}
	for random.IntN(4) == 0 && len(device.Taints) < 2 {
		device.Taints = append(device.Taints, makeTaint(random))
	}
	return device
}

func makePool(random *rand.Rand, name string) []resourceapi.ResourceSliceSpec {
	var slices []resourceapi.ResourceSliceSpec
	driver := pick(random, drivers...)
	pool := resourceapi.ResourcePool{Name: name, Generation: 1, ResourceSliceCount: int64(pick(random, 1, 1, 2))}
	nodeName, selector, all := reach(random)
	isPerDevice := random.IntN(5) == 0
	for index := range pool.ResourceSliceCount {
		spec := resourceapi.ResourceSliceSpec{Driver: driver, Pool: pool}
		if isPerDevice {
			spec.PerDeviceNodeSelection = ptr.To(true)
		} else {
			spec.NodeName, spec.NodeSelector, spec.AllNodes = nodeName, selector, all
		}
		for one := range pick(random, 2, 3, 4) {
			device := makeDevice(random, "d"+strconv.Itoa(int(index)*10+one))
			if isPerDevice {
				device.NodeName, device.NodeSelector, device.AllNodes = reach(random)
			}
			spec.Devices = append(spec.Devices, device)
		}
		slices = append(slices, spec)
	}
	if len(slices) > 1 && random.IntN(10) == 0 {
		slices = slices[1:]
	}
	return slices
}

func makeAmount(random *rand.Rand) (resourceapi.DeviceAllocationMode, int64) {
	if random.IntN(6) == 0 {
		return resourceapi.DeviceAllocationModeAll, 0
	}
	return resourceapi.DeviceAllocationModeExactCount, int64(pick(random, 1, 1, 1, 1, 2, 3))
}

func makeRequest(random *rand.Rand, name string, classes int) resourceapi.DeviceRequest {
	request := resourceapi.DeviceRequest{Name: name}
	if random.IntN(4) > 0 {
		mode, count := makeAmount(random)
		request.Exactly = &resourceapi.ExactDeviceRequest{
			DeviceClassName: className(random.IntN(classes)), Selectors: makeSelectors(random, 15),
			AllocationMode: mode, Count: count, Tolerations: makeTolerations(random),
		}
		return request
	}
	for index := range random.IntN(2) + 1 {
		mode, count := makeAmount(random)
		request.FirstAvailable = append(request.FirstAvailable, resourceapi.DeviceSubRequest{
			Name: "p" + strconv.Itoa(index), DeviceClassName: className(random.IntN(classes)),
			Selectors: makeSelectors(random, 15), AllocationMode: mode, Count: count, Tolerations: makeTolerations(random),
		})
	}
	return request
}

func makeScenario(random *rand.Rand) scenario {
	one := scenario{}
	for index := range random.IntN(3) + 1 {
		one.Slices = append(one.Slices, makePool(random, "pool-"+strconv.Itoa(index))...)
	}
	for range random.IntN(2) + 1 {
		one.Classes = append(one.Classes, resourceapi.DeviceClassSpec{Selectors: makeSelectors(random, 50)})
	}
	for range pick(random, 1, 1, 2) {
		claim := resourceapi.DeviceClaim{}
		for index := range random.IntN(2) + 1 {
			claim.Requests = append(claim.Requests, makeRequest(random, "r"+strconv.Itoa(index), len(one.Classes)))
		}
		if random.IntN(3) == 0 {
			name := resourceapi.FullyQualifiedName(pick(random, "a.com/model", "a.com/memory", "b.com/model", "rack.org/row", "a.com/firmware"))
			constraint := resourceapi.DeviceConstraint{MatchAttribute: &name}
			if random.IntN(2) == 0 {
				constraint.Requests = []string{pick(random, "r0", "r1")}
			}
			claim.Constraints = append(claim.Constraints, constraint)
		}
		one.Claims = append(one.Claims, claim)
	}
	return one
}
