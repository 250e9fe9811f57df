import type { HostPort } from "../../model/pod.js";
import type { FieldPath, SourceNode } from "../../model/source.js";
import type { MountedClaim } from "../../model/volume.js";
import { getString, getValue, itemsOf, nodeAt } from "../../yaml/node-value.js";
import { LENIENT } from "../fields/decoder.js";
import { nameOf } from "./objects.js";

/** Reports whether a pod mounts claims; a mount without a listed volume is a StatefulSet's claim template. */
export function hasClaims(podSpec: SourceNode): boolean {
  const volumes = itemsOf(getValue(podSpec, "volumes"));
  const listed = new Set(volumes.map((volume) => getString(volume, "name")));
  const isClaim = (volume: SourceNode) =>
    ["persistentVolumeClaim", "ephemeral", "csi"].some((field) => getValue(volume, field) !== undefined);
  const mounts = itemsOf(getValue(podSpec, "containers")).flatMap((one) => itemsOf(getValue(one, "volumeMounts")));
  return volumes.some(isClaim) || mounts.some((mount) => !listed.has(getString(mount, "name")));
}

/** Returns the claims that pods of an object mount, with those that are made for each pod; undefined if none. */
export function readMountedClaims(object: SourceNode, podSpecPath: FieldPath): readonly MountedClaim[] | undefined {
  const volumes = [...podSpecPath, "volumes"];
  const mounted = itemsOf(nodeAt(object, volumes)).flatMap((volume, index): MountedClaim[] => {
    const claimName = getString(getValue(volume, "persistentVolumeClaim"), "claimName");
    if (claimName !== undefined) {
      return [{ claimName, path: [...volumes, index, "persistentVolumeClaim", "claimName"] }];
    }
    const template = ["ephemeral", "volumeClaimTemplate"];
    return [nodeAt(volume, template)].flatMap((node) => madeClaim(node, [...volumes, index, ...template]));
  });
  const templates = ["spec", "volumeClaimTemplates"];
  const made = itemsOf(nodeAt(object, templates)).flatMap((node, index) => madeClaim(node, [...templates, index]));
  const claims = [...mounted, ...made];
  return claims.length > 0 ? claims : undefined;
}

function madeClaim(node: SourceNode | undefined, path: FieldPath): MountedClaim[] {
  const spec = getValue(node, "spec");
  if (spec === undefined) return [];
  const [volumeName, className] = [getString(spec, "volumeName"), getString(spec, "storageClassName")];
  const field = volumeName === undefined ? "storageClassName" : "volumeName";
  const beginning = nameOf({ node });
  return [{ beginning, volumeName, className, path: [...path, "spec", field] }];
}

/** Returns the paths of hostPath volumes; ignores malformed ones, which decide no placement. */
export function hostPathsOf(podSpec: SourceNode): string[] {
  return itemsOf(getValue(podSpec, "volumes")).flatMap(
    (volume) => getString(getValue(volume, "hostPath"), "path") ?? [],
  );
}

/**
 * Returns the ports of the node that containers and sidecars take; undefined if none. With `hostNetwork` each container
 * port is one. Upstream: pkg/scheduler/util/utils.go GetHostPorts; pkg/apis/core/v1/defaults.go defaultHostNetworkPorts.
 */
export function readHostPorts(podSpec: SourceNode, hostNetwork: boolean): readonly HostPort[] | undefined {
  const lasting = (field: string, container: SourceNode) =>
    field === "containers" || getString(container, "restartPolicy") === "Always";
  const read = ["initContainers", "containers"].flatMap((field) =>
    itemsOf(getValue(podSpec, field)).flatMap((container, index) =>
      itemsOf(lasting(field, container) ? getValue(container, "ports") : undefined).flatMap((item, at) => {
        const own = LENIENT.integer(getValue(item, "hostPort"), []) ?? 0;
        const name = own === 0 && hostNetwork ? "containerPort" : "hostPort";
        const port = LENIENT.integer(getValue(item, name), []) ?? 0;
        if (port <= 0) return [];
        const ip = getString(item, "hostIP") || "0.0.0.0";
        const protocol = getString(item, "protocol") || "TCP";
        return [{ port, ip, protocol, path: [field, index, "ports", at, name] }];
      }),
    ),
  );
  return read.length > 0 ? read : undefined;
}
