//go:build !v134

package main

import (
	corev1 "k8s.io/api/core/v1"
	helpers "k8s.io/component-helpers/scheduling/corev1"
	"k8s.io/klog/v2"
)

func findUntolerated(taints []corev1.Taint, tolerations []corev1.Toleration, comparison bool) (corev1.Taint, bool) {
	return helpers.FindMatchingUntoleratedTaint(klog.Background(), taints, tolerations, keepsPodsOff, comparison)
}
