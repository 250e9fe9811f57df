//go:build !v134

package main

import fwk "k8s.io/kube-scheduler/framework"

// The interfaces of plugins, which another package holds in Kubernetes 1.34.
type (
	Handle          = fwk.Handle
	PreFilterPlugin = fwk.PreFilterPlugin
	FilterPlugin    = fwk.FilterPlugin
	SharedLister    = fwk.SharedLister
	Parallelizer    = fwk.Parallelizer
)
