//go:build v134

package main

import (
	"k8s.io/kubernetes/pkg/scheduler/framework"
	"k8s.io/kubernetes/pkg/scheduler/framework/parallelize"
)

// schedulerHandle answers what the plugin asks of its scheduler, and nothing else.
type schedulerHandle struct {
	framework.Handle
	lister framework.SharedLister
}

func (handle schedulerHandle) SnapshotSharedLister() framework.SharedLister { return handle.lister }

func (handle schedulerHandle) Parallelizer() parallelize.Parallelizer {
	return parallelize.NewParallelizer(1)
}

func newHandle(lister framework.SharedLister) framework.Handle {
	return schedulerHandle{lister: lister}
}
