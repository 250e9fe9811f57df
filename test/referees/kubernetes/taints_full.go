//go:build !v134

package main

import (
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/pkg/apis/core/v1/helper"
	"k8s.io/kubernetes/pkg/controller/daemon"
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/plugins/noderesources"
)

func matchingTolerations(taints []corev1.Taint, tolerations []corev1.Toleration) (bool, []corev1.Toleration) {
	return helper.GetMatchingTolerations(klog.Background(), taints, tolerations)
}

func shouldRunDaemon(node *corev1.Node, set *appsv1.DaemonSet) (bool, bool) {
	return daemon.NodeShouldRunDaemonPod(klog.Background(), node, set)
}

func insufficient(pod *corev1.Pod, info *framework.NodeInfo) []noderesources.InsufficientResource {
	return noderesources.Fits(pod, info, nil, noderesources.ResourceRequestsOptions{})
}
