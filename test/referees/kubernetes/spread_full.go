//go:build !v134

package main

import (
	fwk "k8s.io/kube-scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/parallelize"
)

// schedulerHandle answers what the plugin asks of its scheduler, and nothing else.
type schedulerHandle struct {
	fwk.Handle
	lister fwk.SharedLister
}

func (handle schedulerHandle) SnapshotSharedLister() fwk.SharedLister { return handle.lister }

func (handle schedulerHandle) Parallelizer() fwk.Parallelizer { return parallelize.NewParallelizer(1) }

func newHandle(lister fwk.SharedLister) fwk.Handle { return schedulerHandle{lister: lister} }
