package main

import (
	"encoding/json"
	"reflect"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
)

// The kinds with a pod spec, in every version that a cluster has served since the kind is stable.
var kinds = map[string][]string{
	"v1":                 {"Pod", "PodTemplate", "ReplicationController"},
	"apps/v1":            {"DaemonSet", "Deployment", "ReplicaSet", "StatefulSet"},
	"apps/v1beta1":       {"Deployment", "StatefulSet"},
	"apps/v1beta2":       {"DaemonSet", "Deployment", "ReplicaSet", "StatefulSet"},
	"batch/v1":           {"CronJob", "Job"},
	"batch/v1beta1":      {"CronJob"},
	"extensions/v1beta1": {"DaemonSet", "Deployment", "ReplicaSet"},
}

// The types whose fields are told. A field of any other type is a leaf: volumes, probes, environments and whatever else
// decides no placement.
var around = map[string]bool{
	"Affinity": true, "Container": true, "EphemeralContainer": true, "LabelSelector": true,
	"LabelSelectorRequirement": true, "NodeAffinity": true, "NodeSelector": true, "NodeSelectorRequirement": true,
	"NodeSelectorTerm": true, "ObjectMeta": true, "PodAffinity": true, "PodAffinityTerm": true,
	"PodAntiAffinity": true, "PodOS": true, "PodResourceClaim": true, "PodSchedulingGate": true,
	"PodSchedulingGroup": true, "PodSecurityContext": true, "PodSpec": true, "PodTemplateSpec": true,
	"PreferredSchedulingTerm": true, "ResourceClaim": true, "ResourceRequirements": true, "SecurityContext": true,
	"Toleration": true, "TopologySpreadConstraint": true, "WeightedPodAffinityTerm": true, "WorkloadReference": true,
	"CronJobSpec": true, "DaemonSetSpec": true, "DeploymentSpec": true, "JobSpec": true, "JobTemplateSpec": true,
	"ReplicaSetSpec": true, "ReplicationControllerSpec": true, "StatefulSetSpec": true,
}

type shapes struct {
	// The type of each kind, by `apiVersion kind`.
	Kinds map[string]string `json:"kinds"`
	// For each type its fields: a name with the type behind a colon, `[]` before the type of a list's items and `{}`
	// before that of a map's values. Without a colon: a leaf.
	Types map[string]map[string]string `json:"types"`
}

func readTypes(scheme *runtime.Scheme) shapes {
	result := shapes{Kinds: map[string]string{}, Types: map[string]map[string]string{}}
	for apiVersion, names := range kinds {
		for _, kind := range names {
			known, ok := scheme.AllKnownTypes()[schema.FromAPIVersionAndKind(apiVersion, kind)]
			if !ok {
				continue
			}
			result.Kinds[apiVersion+" "+kind] = nameOf(known)
			result.add(known)
		}
	}
	return result
}

// nameOf is the type's own name for core/v1 and the API machinery, and has the package before it elsewhere.
func nameOf(of reflect.Type) string {
	path := of.PkgPath()
	if !strings.HasPrefix(path, "k8s.io/api/") || path == "k8s.io/api/core/v1" {
		return of.Name()
	}
	return strings.TrimPrefix(path, "k8s.io/api/") + "." + of.Name()
}

func (s *shapes) add(of reflect.Type) {
	name := nameOf(of)
	if _, known := s.Types[name]; known {
		return
	}
	fields := map[string]string{}
	s.Types[name] = fields
	s.addFields(of, fields)
}

func (s *shapes) addFields(of reflect.Type, fields map[string]string) {
	for index := range of.NumField() {
		field := of.Field(index)
		name, options, _ := strings.Cut(field.Tag.Get("json"), ",")
		if name == "" && (field.Anonymous || strings.Contains(options, "inline")) {
			s.addFields(field.Type, fields)
		} else if name != "" && name != "-" {
			fields[name] = s.shapeOf(field.Type)
		}
	}
}

var unmarshaler = reflect.TypeFor[json.Unmarshaler]()

func (s *shapes) shapeOf(of reflect.Type) string {
	if of.Kind() == reflect.Pointer {
		return s.shapeOf(of.Elem())
	}
	if of.Implements(unmarshaler) || reflect.PointerTo(of).Implements(unmarshaler) {
		return ""
	}
	switch of.Kind() {
	case reflect.Slice:
		return "[]" + s.shapeOf(of.Elem())
	case reflect.Map:
		return "{}" + s.shapeOf(of.Elem())
	case reflect.Struct:
		if around[of.Name()] {
			s.add(of)
			return nameOf(of)
		}
	}
	return ""
}
