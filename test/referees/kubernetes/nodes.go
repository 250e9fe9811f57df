package main

import (
	corev1 "k8s.io/api/core/v1"
	"k8s.io/component-helpers/scheduling/corev1/nodeaffinity"
)

func keepsPodsOff(taint *corev1.Taint) bool {
	return taint.Effect == corev1.TaintEffectNoSchedule || taint.Effect == corev1.TaintEffectNoExecute
}

func toleratesNode(spec *corev1.PodSpec, node *corev1.Node, comparison bool) bool {
	_, isUntolerated := findUntolerated(node.Spec.Taints, spec.Tolerations, comparison)
	return !isUntolerated
}

func selectsNode(spec *corev1.PodSpec, node *corev1.Node) bool {
	matches, err := nodeaffinity.GetRequiredNodeAffinity(&corev1.Pod{Spec: *spec}).Match(node)
	return err == nil && matches
}
