import type { Workload } from "../model/workload.js";

/** What a DaemonSet does that other pods of its node cannot start without. */
export type NodeAgentRole = "CSI node plugin" | "CNI agent" | "device plugin";

const CNI_PATHS = ["/etc/cni/net.d", "/opt/cni/bin"];

/** The name of an image without registry, folders, tag and digest. */
export function imageName(image: string): string {
  const name = image.slice(image.lastIndexOf("/") + 1);
  return name.split(/[:@]/)[0] ?? name;
}

/** Told by what the pod mounts and runs: a registrar or a plugin folder of the kubelet is no accident. */
export function nodeAgentRole({ podSpec }: Workload): NodeAgentRole | undefined {
  const images = podSpec.containers.map((container) => imageName(container.image));
  const mounts = (path: string) => podSpec.hostPaths.some((mounted) => mounted.replace(/\/$/, "") === path);
  if (images.includes("csi-node-driver-registrar") || mounts("/var/lib/kubelet/plugins_registry")) {
    return "CSI node plugin";
  }
  if (CNI_PATHS.some(mounts)) return "CNI agent";
  if (mounts("/var/lib/kubelet/device-plugins")) return "device plugin";
  return undefined;
}
