# What stands in a block of its own may be left out, and what a line brings may be anything; all else is as written.
apiVersion: karpenter.sh/v1
kind: NodePool
metadata:
  name: gpu
spec:
  template:
    metadata:
      labels:
        team: ml
        {{- if .Values.spot }}
        capacity: spot
        {{- end }}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      taints:
        - {key: team, value: ml, effect: NoSchedule}
        {{- if .Values.spot }}
        - {key: capacity, value: spot, effect: NoSchedule}
        {{- else }}
        - {key: capacity, value: reserved, effect: NoSchedule}
        {{- end }}
      requirements:
        - {key: kubernetes.io/arch, operator: In, values: [amd64]}
---
{{ if .Values.batch }}
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: batch}
spec:
  template:
    metadata:
      labels:
        {{- toYaml .Values.labels | nindent 8 }}
    spec:
      taints:
        - {key: batch, effect: NoExecute}
      {{- with .Values.startup }}
      startupTaints: {{ . }}
      {{- end }}
---
apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: within-the-same-block}
spec: {template: {spec: {requirements: []}}}
---
# The end of what began two documents above.
{{ end }}
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata: {name: nodes}
spec:
  role: Node
  {%- if zones %}
  taints: ["zones=many:NoSchedule"]
  {%- endif %}
  nodeLabels: {role: web}
---
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata:
  name: @GROUP@
spec:
  role: Node
  taints:
  - @TAINT@
---
{{ range .Values.groups }}
apiVersion: kops.k8s.io/v1alpha2
kind: InstanceGroup
metadata:
  name: {{ .name }}
spec:
  role: Node
  taints: ["group={{ .name }}:NoSchedule"]
{{ end }}
