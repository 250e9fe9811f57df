//go:build v134

package main

import (
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	helpers "k8s.io/component-helpers/scheduling/corev1"
	"k8s.io/kubernetes/pkg/apis/core/v1/helper"
	"k8s.io/kubernetes/pkg/controller/daemon"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/noderesources"
)

// The operators Gt and Lt came with 1.35.
func findUntolerated(taints []corev1.Taint, tolerations []corev1.Toleration, _ bool) (corev1.Taint, bool) {
	return helpers.FindMatchingUntoleratedTaint(taints, tolerations, keepsPodsOff)
}

func matchingTolerations(taints []corev1.Taint, tolerations []corev1.Toleration) (bool, []corev1.Toleration) {
	return helper.GetMatchingTolerations(taints, tolerations)
}

func shouldRunDaemon(node *corev1.Node, set *appsv1.DaemonSet) (bool, bool) {
	return daemon.NodeShouldRunDaemonPod(node, set)
}

func insufficient(pod *corev1.Pod, info *framework.NodeInfo) []noderesources.InsufficientResource {
	return noderesources.Fits(pod, info, noderesources.ResourceRequestsOptions{})
}
