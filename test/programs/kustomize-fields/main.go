// Prints the fields that kustomize decodes, as its own types have them.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"sort"
	"strings"

	"sigs.k8s.io/kustomize/api/builtins"
	"sigs.k8s.io/kustomize/api/types"
)

func fieldsOf(t reflect.Type, into map[string]any, seen []reflect.Type) {
	for i := 0; i < t.NumField(); i++ {
		f := t.Field(i)
		parts := strings.Split(f.Tag.Get("json"), ",")
		if parts[0] == "-" {
			continue
		}
		ft := f.Type
		for ft.Kind() == reflect.Ptr {
			ft = ft.Elem()
		}
		if f.Anonymous && parts[0] == "" && ft.Kind() == reflect.Struct {
			fieldsOf(ft, into, seen)
			continue
		}
		if !f.IsExported() {
			continue
		}
		name := parts[0]
		if name == "" {
			name = f.Name
		}
		into[name] = shape(ft, seen)
	}
}

func shape(t reflect.Type, seen []reflect.Type) any {
	switch t.Kind() {
	case reflect.Ptr:
		return shape(t.Elem(), seen)
	case reflect.Slice:
		return []any{shape(t.Elem(), seen)}
	case reflect.Map:
		return "map"
	case reflect.Struct:
		for _, s := range seen {
			if s == t {
				return "recursive"
			}
		}
		m := map[string]any{}
		fieldsOf(t, m, append(seen, t))
		return m
	default:
		return t.Kind().String()
	}
}

func main() {
	out := map[string]any{}
	out["Kustomization"] = shape(reflect.TypeOf(types.Kustomization{}), nil)
	out["Replacement"] = shape(reflect.TypeOf(types.Replacement{}), nil)
	plugins := []any{
		builtins.NewAnnotationsTransformerPlugin(), builtins.NewConfigMapGeneratorPlugin(), builtins.NewHashTransformerPlugin(),
		builtins.NewHelmChartInflationGeneratorPlugin(), builtins.NewIAMPolicyGeneratorPlugin(), builtins.NewImageTagTransformerPlugin(),
		builtins.NewLabelTransformerPlugin(), builtins.NewNamespaceTransformerPlugin(), builtins.NewPatchJson6902TransformerPlugin(),
		builtins.NewPatchStrategicMergeTransformerPlugin(), builtins.NewPatchTransformerPlugin(), builtins.NewPrefixTransformerPlugin(),
		builtins.NewSuffixTransformerPlugin(), builtins.NewReplacementTransformerPlugin(), builtins.NewReplicaCountTransformerPlugin(),
		builtins.NewSecretGeneratorPlugin(), builtins.NewValueAddTransformerPlugin(),
	}
	for _, p := range plugins {
		t := reflect.TypeOf(p).Elem()
		out[strings.TrimSuffix(t.Name(), "Plugin")] = shape(t, nil)
	}
	keys := []string{}
	for k := range out {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	b, _ := json.MarshalIndent(out, "", " ")
	fmt.Fprintln(os.Stdout, string(b))
}
