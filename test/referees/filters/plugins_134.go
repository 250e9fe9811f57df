//go:build v134

package main

import (
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/parallelize"
)

// The interfaces of plugins in Kubernetes 1.34.
type (
	Handle          = framework.Handle
	PreFilterPlugin = framework.PreFilterPlugin
	FilterPlugin    = framework.FilterPlugin
	SharedLister    = framework.SharedLister
	Parallelizer    = parallelize.Parallelizer
)
