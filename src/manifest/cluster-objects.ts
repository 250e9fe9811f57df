import type { AdmissionObjects } from "../model/cluster.js";
import type { ClusterObjects } from "../model/cluster-objects.js";
import type { DeviceWorld } from "../model/device.js";
import type { Workload } from "../model/workload.js";
import { readTrainJobs } from "./custom-workloads/train-jobs.js";

import { readDeviceObjects } from "./objects/device-objects.js";
import { deviceWorldOf } from "./objects/device-world.js";
import { readReadinessRules } from "./objects/labelling-objects.js";
import type { KubernetesObject } from "./objects/objects.js";
import { readVolumes } from "./objects/volume-objects.js";

export interface ObjectReading {
  readonly objects: readonly KubernetesObject[];
  readonly workloads: readonly Workload[];
  readonly admission: AdmissionObjects;
  readonly selectsDevice: DeviceWorld["selects"];
  /** Takes one step, whose failure costs the objects of this kind alone. */
  readonly guarded: <Value>(read: () => Value) => Value | undefined;
}

export function readClusterObjects(reading: ObjectReading): ClusterObjects {
  const { objects, workloads, admission, selectsDevice, guarded } = reading;
  const devices = guarded(() => readDeviceObjects(objects)) ?? [];
  return {
    admission,
    devices,
    deviceWorld: deviceWorldOf(devices, selectsDevice),
    volumes: guarded(() => readVolumes(objects)),
    readiness: guarded(() => readReadinessRules(objects)) ?? [],
    madePods: guarded(() => readTrainJobs(objects, workloads)) ?? [],
  };
}
