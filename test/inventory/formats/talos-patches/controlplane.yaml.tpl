machine:
  kubelet:
    image: %{ if mirrored }example.com%{ else }ghcr.io/siderolabs%{ endif }/kubelet
    extraArgs: {node-labels: "${labels}"}
cluster:
  controlPlane: {endpoint: "https://${vip}:6443"}
