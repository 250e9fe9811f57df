import { describeNode, didYouMean, errorAt, getEntry, getValue, joinWords, locate, nearestWord, nodeAt, quoted, rangeOfSpan, toConfigurationValue } from "./program.js";
import { LINT_KEYS, byPlaceOfError, parseDocuments, readConfigurationDocument } from "./core.js";

// \0virtual:configuration-validator
const e = ke;
const t = {
	type: `object`,
	required: [`version`],
	additionalProperties: !1,
	properties: {
		version: { $ref: `#/definitions/version` },
		origin: { $ref: `#/definitions/origin` },
		manifests: { $ref: `#/definitions/manifests` },
		exclude: { $ref: `#/definitions/exclude` },
		provider: { $ref: `#/definitions/provider` },
		kubernetesVersion: { $ref: `#/definitions/kubernetesVersion` },
		implicit: { $ref: `#/definitions/implicit` },
		admission: { $ref: `#/definitions/admission` },
		featureGates: { $ref: `#/definitions/featureGates` },
		transientTaints: { $ref: `#/definitions/transientTaints` },
		knownLabels: { $ref: `#/definitions/knownLabels` },
		ignoredWebhooks: { $ref: `#/definitions/ignoredWebhooks` },
		complete: { $ref: `#/definitions/complete` },
		autoProvision: { $ref: `#/definitions/autoProvision` },
		pools: { $ref: `#/definitions/pools` },
		from: { $ref: `#/definitions/from` },
		overrides: { $ref: `#/definitions/overrides` },
		gitops: { $ref: `#/definitions/gitops` },
		namespaces: { $ref: `#/definitions/namespaces` },
		clusters: { $ref: `#/definitions/clusters` },
		charts: { $ref: `#/definitions/charts` },
		rules: { $ref: `#/definitions/rules` },
		ruleOverrides: { $ref: `#/definitions/ruleOverrides` },
		suppress: { $ref: `#/definitions/suppress` },
		failOn: { $ref: `#/definitions/failOn` },
		render: { $ref: `#/definitions/render` },
		limits: { $ref: `#/definitions/limits` },
		coverage: { $ref: `#/definitions/coverage` },
		workloads: { $ref: `#/definitions/workloads` }
	},
	definitions: {
		version: { const: 1 },
		origin: {
			type: `string`,
			pattern: `^[^@]{1,300}(@[0-9a-f]{40,64})?$`,
			examples: [`https://github.com/example/platform@1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b`]
		},
		manifests: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`k8s/**/*.{yaml,yml,json}`]]
		},
		exclude: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`k8s/archive/**`]]
		},
		provider: { enum: [
			`eks`,
			`gke`,
			`aks`,
			`aws`,
			`gcp`,
			`google`,
			`azure`,
			`openshift`,
			`kubeadm`,
			`kind`,
			`k3s`,
			`rke2`,
			`talos`,
			`kops`,
			`cluster-api`,
			`gardener`,
			`doks`,
			`ack`,
			`oke`,
			`other`
		] },
		kubernetesVersion: {
			type: `string`,
			pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
			examples: [`1.36`]
		},
		implicit: { enum: [
			`apply`,
			`warn`,
			`off`
		] },
		admission: {
			type: `object`,
			additionalProperties: !1,
			properties: {
				defaultTolerationSeconds: { type: `boolean` },
				extendedResourceToleration: { type: `boolean` },
				runtimeClass: { type: `boolean` },
				podNodeSelector: { type: `boolean` },
				podTolerationRestriction: { type: `boolean` }
			},
			examples: [{ extendedResourceToleration: !0 }]
		},
		featureGates: {
			type: [`array`, `object`],
			items: {
				type: `string`,
				pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
				examples: [`TaintTolerationComparisonOperators`, `TaintTolerationComparisonOperators=false`]
			},
			additionalProperties: { type: `boolean` },
			examples: [[`TaintTolerationComparisonOperators`]]
		},
		transientTaints: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`acme.io/agent-not-ready`]]
		},
		ignoredWebhooks: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`image-rewriter`]]
		},
		knownLabels: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`feature.node.kubernetes.io/*`]]
		},
		complete: { type: `boolean` },
		autoProvision: { type: `boolean` },
		pools: {
			type: `array`,
			items: { $ref: `#/definitions/pool` },
			examples: [[{
				name: `gpu`,
				taints: [`nvidia.com/gpu=present:NoSchedule`]
			}]]
		},
		pool: {
			type: `object`,
			required: [`name`],
			additionalProperties: !1,
			properties: {
				name: {
					type: `string`,
					pattern: `.`,
					examples: [`gpu`]
				},
				taints: {
					type: `array`,
					items: { $ref: `#/definitions/taint` },
					examples: [[`nvidia.com/gpu=present:NoSchedule`]]
				},
				startupTaints: {
					type: `array`,
					items: { $ref: `#/definitions/taint` },
					examples: [[`node.cilium.io/agent-not-ready:NoExecute`]]
				},
				labels: {
					type: `object`,
					additionalProperties: { type: [
						`string`,
						`number`,
						`boolean`,
						`null`
					] },
					examples: [{ pool: `gpu` }]
				},
				requirements: {
					type: `array`,
					items: { $ref: `#/definitions/requirement` },
					examples: [[{
						key: `kubernetes.io/arch`,
						operator: `In`,
						values: [`amd64`, `arm64`]
					}]]
				},
				openLabels: {
					type: `array`,
					items: { $ref: `#/definitions/glob` },
					examples: [[`nvidia.com/gpu.*`]]
				},
				allocatable: {
					type: `object`,
					additionalProperties: {
						type: [`string`, `number`],
						examples: [`63500m`, `480Gi`]
					},
					examples: [{ "nvidia.com/gpu": 8 }]
				},
				reservedFor: {
					type: `object`,
					additionalProperties: !1,
					properties: {
						namespaces: {
							type: `array`,
							items: { $ref: `#/definitions/glob` },
							examples: [[`ml-*`]]
						},
						workloads: {
							type: `array`,
							items: { $ref: `#/definitions/glob` },
							examples: [[`kube-system/DaemonSet/*`]]
						}
					},
					examples: [{ namespaces: [`ml-*`] }]
				},
				daemonSets: {
					type: `array`,
					items: { $ref: `#/definitions/glob` },
					examples: [[`logging/*`, `!logging/audit`]]
				},
				scale: {
					type: `object`,
					additionalProperties: !1,
					properties: {
						min: {
							type: `integer`,
							minimum: 0
						},
						max: {
							type: `integer`,
							minimum: 0
						},
						replicas: {
							type: `integer`,
							minimum: 0
						}
					},
					examples: [{
						min: 0,
						max: 4
					}]
				},
				role: { enum: [`worker`, `control-plane`] }
			},
			examples: [{ name: `general` }]
		},
		requirement: {
			type: `object`,
			required: [`key`, `operator`],
			additionalProperties: !1,
			properties: {
				key: {
					type: `string`,
					pattern: `.`,
					examples: [`kubernetes.io/arch`]
				},
				operator: { enum: [
					`In`,
					`NotIn`,
					`Exists`,
					`DoesNotExist`,
					`Gt`,
					`Lt`,
					`Gte`,
					`Lte`
				] },
				values: {
					type: `array`,
					items: {
						type: [
							`string`,
							`number`,
							`boolean`
						],
						examples: [`amd64`]
					},
					examples: [[`amd64`, `arm64`]]
				}
			},
			examples: [{
				key: `kubernetes.io/arch`,
				operator: `In`,
				values: [`amd64`, `arm64`]
			}]
		},
		taint: {
			type: [`string`, `object`],
			required: [`key`, `effect`],
			additionalProperties: !1,
			properties: {
				key: {
					type: [
						`string`,
						`number`,
						`boolean`
					],
					examples: [`dedicated`]
				},
				value: {
					type: [
						`string`,
						`number`,
						`boolean`,
						`null`
					],
					examples: [`ml`]
				},
				effect: {
					type: `string`,
					examples: [
						`NoSchedule`,
						`PreferNoSchedule`,
						`NoExecute`
					]
				},
				origin: {
					type: `string`,
					pattern: `^.{1,300}:[0-9]{1,9}$`,
					examples: [`infra/gpu.tf:31`]
				}
			},
			examples: [`nvidia.com/gpu=present:NoSchedule`]
		},
		from: {
			type: `array`,
			items: { $ref: `#/definitions/fromEntry` },
			examples: [[{ path: `nodes.yaml` }]]
		},
		fromEntry: {
			type: [`string`, `object`],
			pattern: `.`,
			required: [`path`],
			additionalProperties: !1,
			properties: {
				path: {
					type: [`string`, `array`],
					pattern: `.`,
					items: { $ref: `#/definitions/glob` },
					examples: [`infra/nodes/*.yaml`]
				},
				format: {
					type: `string`,
					examples: [`node`]
				},
				groupBy: {
					type: `string`,
					pattern: `.`,
					examples: [
						`auto`,
						`none`,
						`eks.amazonaws.com/nodegroup`
					]
				},
				transient: { enum: [`drop`, `keep`] },
				prefix: {
					type: `string`,
					examples: [`eu-`]
				},
				optional: { type: `boolean` },
				exists: { enum: [`known`, `unknown`] },
				vars: {
					type: `array`,
					items: {
						type: `string`,
						pattern: `.`
					},
					examples: [[`prod.tfvars`]]
				},
				select: {
					type: `object`,
					additionalProperties: !1,
					required: [`address`],
					properties: { address: {
						type: `string`,
						examples: [`module.eks.*`]
					} }
				}
			},
			examples: [`nodes.yaml`]
		},
		overrides: {
			type: `array`,
			items: { $ref: `#/definitions/override` },
			examples: [[{
				match: `gpu-*`,
				allocatable: { "nvidia.com/gpu": 4 }
			}]]
		},
		override: {
			type: `object`,
			required: [`match`],
			additionalProperties: !1,
			properties: {
				match: {
					type: `string`,
					pattern: `.`,
					examples: [`gpu-*`]
				},
				taints: {
					type: `array`,
					items: { $ref: `#/definitions/taint` },
					examples: [[`nvidia.com/gpu=present:NoSchedule`]]
				},
				startupTaints: {
					type: `array`,
					items: { $ref: `#/definitions/taint` },
					examples: [[`node.cilium.io/agent-not-ready:NoExecute`]]
				},
				labels: {
					type: `object`,
					additionalProperties: { type: [
						`string`,
						`number`,
						`boolean`,
						`null`
					] },
					examples: [{ pool: `gpu` }]
				},
				allocatable: {
					type: `object`,
					additionalProperties: {
						type: [`string`, `number`],
						examples: [`63500m`, `480Gi`]
					},
					examples: [{ "nvidia.com/gpu": 4 }]
				},
				mode: { enum: [`merge`, `replace`] }
			},
			examples: [{
				match: `gpu-*`,
				allocatable: { "nvidia.com/gpu": 4 }
			}]
		},
		gitops: {
			type: `object`,
			additionalProperties: !1,
			properties: {
				flux: {
					type: `array`,
					items: { $ref: `#/definitions/glob` },
					examples: [[`clusters/prod-eu`]]
				},
				argocd: {
					type: `object`,
					additionalProperties: !1,
					properties: {
						name: {
							type: `string`,
							pattern: `.`,
							examples: [`prod-eu`]
						},
						server: {
							type: `string`,
							pattern: `.`,
							examples: [`https://prod-eu.example.com`]
						},
						labels: {
							type: `object`,
							additionalProperties: {
								type: [
									`string`,
									`number`,
									`boolean`
								],
								examples: [`production`]
							},
							examples: [{ env: `production` }]
						}
					},
					examples: [{
						name: `prod-eu`,
						labels: { env: `production` }
					}]
				}
			},
			examples: [{ flux: [`clusters/prod-eu`] }]
		},
		namespaces: {
			type: `object`,
			additionalProperties: { $ref: `#/definitions/namespaceDefaults` },
			examples: [{ ml: { nodeSelector: { pool: `gpu` } } }]
		},
		namespaceDefaults: {
			type: `object`,
			additionalProperties: !1,
			properties: {
				nodeSelector: {
					type: `object`,
					additionalProperties: { type: [
						`string`,
						`number`,
						`boolean`,
						`null`
					] },
					examples: [{ pool: `gpu` }]
				},
				tolerations: {
					type: `array`,
					items: { $ref: `#/definitions/toleration` },
					examples: [[{
						key: `nvidia.com/gpu`,
						operator: `Exists`,
						effect: `NoSchedule`
					}]]
				}
			},
			examples: [{ nodeSelector: { pool: `gpu` } }]
		},
		toleration: {
			type: `object`,
			additionalProperties: !1,
			properties: {
				key: {
					type: `string`,
					examples: [`dedicated`]
				},
				operator: { enum: [
					`Equal`,
					`Exists`,
					`Lt`,
					`Gt`
				] },
				value: {
					type: `string`,
					examples: [`ml`]
				},
				effect: { enum: [
					`NoSchedule`,
					`PreferNoSchedule`,
					`NoExecute`
				] },
				tolerationSeconds: {
					type: `integer`,
					examples: [300]
				}
			},
			examples: [{
				key: `nvidia.com/gpu`,
				operator: `Exists`,
				effect: `NoSchedule`
			}]
		},
		clusters: {
			type: `array`,
			items: { $ref: `#/definitions/cluster` },
			examples: [[{
				name: `prod-eu`,
				pools: [{ name: `general` }]
			}]]
		},
		cluster: {
			type: `object`,
			required: [`name`],
			additionalProperties: !1,
			properties: {
				name: {
					type: `string`,
					pattern: `.`,
					examples: [`prod-eu`]
				},
				manifests: { $ref: `#/definitions/manifests` },
				exclude: { $ref: `#/definitions/exclude` },
				provider: { $ref: `#/definitions/provider` },
				kubernetesVersion: { $ref: `#/definitions/kubernetesVersion` },
				implicit: { $ref: `#/definitions/implicit` },
				admission: { $ref: `#/definitions/admission` },
				featureGates: { $ref: `#/definitions/featureGates` },
				transientTaints: { $ref: `#/definitions/transientTaints` },
				knownLabels: { $ref: `#/definitions/knownLabels` },
				ignoredWebhooks: { $ref: `#/definitions/ignoredWebhooks` },
				complete: { $ref: `#/definitions/complete` },
				autoProvision: { $ref: `#/definitions/autoProvision` },
				pools: { $ref: `#/definitions/pools` },
				from: { $ref: `#/definitions/from` },
				overrides: { $ref: `#/definitions/overrides` },
				gitops: { $ref: `#/definitions/gitops` },
				namespaces: { $ref: `#/definitions/namespaces` }
			},
			examples: [{ name: `prod-eu` }]
		},
		charts: {
			type: `array`,
			items: { $ref: `#/definitions/chart` },
			examples: [[{
				path: `charts/api`,
				name: `prod`,
				values: [`charts/api/values-prod.yaml`]
			}]]
		},
		chart: {
			type: `object`,
			required: [`path`],
			additionalProperties: !1,
			properties: {
				path: {
					type: `string`,
					pattern: `.`,
					examples: [`charts/api`, `charts/*`]
				},
				name: {
					type: `string`,
					pattern: `.`,
					examples: [`prod`]
				},
				values: {
					type: [`string`, `array`],
					pattern: `.`,
					items: {
						type: `string`,
						pattern: `.`,
						examples: [`values-prod.yaml`]
					},
					examples: [[`charts/api/values-prod.yaml`]]
				},
				releaseName: {
					type: `string`,
					pattern: `^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$`,
					examples: [`api`]
				},
				namespace: {
					type: `string`,
					pattern: `^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`,
					examples: [`shop`]
				},
				kubeVersion: {
					type: `string`,
					pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
					examples: [`1.36`]
				},
				clusters: {
					type: `array`,
					items: {
						type: `string`,
						pattern: `.`,
						examples: [`prod-eu`]
					},
					examples: [[`prod-eu`]]
				}
			},
			examples: [{ path: `charts/api` }]
		},
		rules: {
			type: `object`,
			additionalProperties: { $ref: `#/definitions/ruleSetting` },
			examples: [{
				"wildcard-toleration": `error`,
				"unpinned-toleration": `off`
			}]
		},
		ruleSetting: {
			if: { type: `object` },
			then: {
				type: `object`,
				properties: { severity: { $ref: `#/definitions/ruleSeverity` } }
			},
			else: { $ref: `#/definitions/ruleSeverity` }
		},
		ruleSeverity: { enum: [
			`error`,
			`warning`,
			`note`,
			`off`
		] },
		ruleOverrides: {
			type: `array`,
			items: { $ref: `#/definitions/ruleOverride` },
			examples: [[{
				files: [`k8s/legacy/**`],
				rules: { "wildcard-toleration": `note` }
			}]]
		},
		ruleOverride: {
			type: `object`,
			required: [`rules`],
			additionalProperties: !1,
			properties: {
				files: {
					type: `array`,
					items: { $ref: `#/definitions/glob` },
					examples: [[`k8s/legacy/**`]]
				},
				clusters: {
					type: `array`,
					items: {
						type: `string`,
						pattern: `.`,
						examples: [`dev`]
					},
					examples: [[`dev`]]
				},
				rules: { $ref: `#/definitions/rules` }
			},
			examples: [{
				files: [`k8s/legacy/**`],
				rules: { "wildcard-toleration": `note` }
			}]
		},
		suppress: {
			type: `array`,
			items: { $ref: `#/definitions/suppression` },
			examples: [[{
				rule: `wildcard-toleration`,
				workload: `kube-system/DaemonSet/cilium`,
				reason: `CNI runs everywhere`
			}]]
		},
		suppression: {
			type: `object`,
			required: [`rule`, `reason`],
			additionalProperties: !1,
			properties: {
				rule: {
					type: `string`,
					examples: [`wildcard-toleration`]
				},
				workload: {
					type: `string`,
					pattern: `.`,
					examples: [`kube-system/DaemonSet/cilium`]
				},
				file: {
					type: `string`,
					pattern: `.`,
					examples: [`k8s/legacy/**`]
				},
				reason: {
					type: `string`,
					pattern: `[^\\s]`,
					examples: [`CNI runs everywhere`]
				},
				expires: {
					type: `string`,
					pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`,
					examples: [`2027-06-30`]
				}
			},
			examples: [{
				rule: `wildcard-toleration`,
				reason: `CNI runs everywhere`
			}]
		},
		failOn: { enum: [
			`error`,
			`warning`,
			`note`,
			`never`
		] },
		render: {
			anyOf: [{ enum: [`auto`, `off`] }, {
				type: `object`,
				additionalProperties: !1,
				minProperties: 1,
				properties: {
					kustomize: {
						type: `string`,
						pattern: `.`
					},
					helm: {
						type: `string`,
						pattern: `.`
					}
				}
			}],
			examples: [`off`, { helm: `off` }]
		},
		coverage: {
			type: `object`,
			additionalProperties: !1,
			minProperties: 1,
			properties: {
				releases: {
					type: `string`,
					pattern: `^(100|[1-9]?[0-9])%$`,
					examples: [`90%`]
				},
				workloads: {
					type: `string`,
					pattern: `^(100|[1-9]?[0-9])%$`,
					examples: [`90%`]
				}
			},
			examples: [{ releases: `90%` }]
		},
		limits: {
			type: `object`,
			additionalProperties: !1,
			minProperties: 1,
			properties: {
				parts: {
					type: `integer`,
					minimum: 4e6,
					maximum: 1e8
				},
				cells: {
					type: `integer`,
					minimum: 25e6,
					maximum: 1e10
				},
				findings: {
					type: `integer`,
					minimum: 1e6,
					maximum: 1e8
				},
				renderingSeconds: {
					type: `integer`,
					minimum: 600,
					maximum: 86400
				},
				seconds: {
					type: `integer`,
					minimum: 600,
					maximum: 86400
				}
			},
			examples: [{ renderingSeconds: 1800 }]
		},
		workloads: {
			type: `array`,
			items: { $ref: `#/definitions/workloadKind` },
			examples: [[{
				group: `example.com`,
				kind: `Trainer`,
				podSpec: `spec.template.spec`
			}]]
		},
		workloadKind: {
			type: `object`,
			required: [`group`, `kind`],
			additionalProperties: !1,
			properties: {
				group: {
					type: `string`,
					pattern: `^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$`,
					examples: [`example.com`]
				},
				kind: {
					type: `string`,
					pattern: `^[A-Za-z][A-Za-z0-9]*$`,
					examples: [`Trainer`]
				},
				part: {
					type: `string`,
					pattern: `\\S`,
					examples: [`worker group`]
				},
				podSpec: {
					type: `string`,
					examples: [`spec.groups[*].template.spec`]
				},
				tolerations: {
					type: `string`,
					examples: [`spec.tolerations`]
				},
				nodeSelector: {
					type: `string`,
					examples: [`spec.nodeSelector`]
				},
				affinity: {
					type: `string`,
					examples: [`spec.affinity`]
				},
				nodeAffinity: {
					type: `string`,
					examples: [`spec.nodeAffinity`]
				}
			}
		},
		glob: {
			type: `string`,
			pattern: `.`,
			examples: [`k8s/**`]
		}
	}
};
const n = { const: 1 };
const r = {
	type: `string`,
	pattern: `^[^@]{1,300}(@[0-9a-f]{40,64})?$`,
	examples: [`https://github.com/example/platform@1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b`]
};
const i = { enum: [
	`eks`,
	`gke`,
	`aks`,
	`aws`,
	`gcp`,
	`google`,
	`azure`,
	`openshift`,
	`kubeadm`,
	`kind`,
	`k3s`,
	`rke2`,
	`talos`,
	`kops`,
	`cluster-api`,
	`gardener`,
	`doks`,
	`ack`,
	`oke`,
	`other`
] };
const a = {
	type: `string`,
	pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
	examples: [`1.36`]
};
const o = { enum: [
	`apply`,
	`warn`,
	`off`
] };
const s = {
	type: `object`,
	additionalProperties: !1,
	properties: {
		defaultTolerationSeconds: { type: `boolean` },
		extendedResourceToleration: { type: `boolean` },
		runtimeClass: { type: `boolean` },
		podNodeSelector: { type: `boolean` },
		podTolerationRestriction: { type: `boolean` }
	},
	examples: [{ extendedResourceToleration: !0 }]
};
const c = {
	type: [`array`, `object`],
	items: {
		type: `string`,
		pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
		examples: [`TaintTolerationComparisonOperators`, `TaintTolerationComparisonOperators=false`]
	},
	additionalProperties: { type: `boolean` },
	examples: [[`TaintTolerationComparisonOperators`]]
};
const l = { type: `boolean` };
const u = { type: `boolean` };
const d = { enum: [
	`error`,
	`warning`,
	`note`,
	`never`
] };
const f = {
	anyOf: [{ enum: [`auto`, `off`] }, {
		type: `object`,
		additionalProperties: !1,
		minProperties: 1,
		properties: {
			kustomize: {
				type: `string`,
				pattern: `.`
			},
			helm: {
				type: `string`,
				pattern: `.`
			}
		}
	}],
	examples: [`off`, { helm: `off` }]
};
const p = {
	type: `object`,
	additionalProperties: !1,
	minProperties: 1,
	properties: {
		parts: {
			type: `integer`,
			minimum: 4e6,
			maximum: 1e8
		},
		cells: {
			type: `integer`,
			minimum: 25e6,
			maximum: 1e10
		},
		findings: {
			type: `integer`,
			minimum: 1e6,
			maximum: 1e8
		},
		renderingSeconds: {
			type: `integer`,
			minimum: 600,
			maximum: 86400
		},
		seconds: {
			type: `integer`,
			minimum: 600,
			maximum: 86400
		}
	},
	examples: [{ renderingSeconds: 1800 }]
};
const m = {
	type: `object`,
	additionalProperties: !1,
	minProperties: 1,
	properties: {
		releases: {
			type: `string`,
			pattern: `^(100|[1-9]?[0-9])%$`,
			examples: [`90%`]
		},
		workloads: {
			type: `string`,
			pattern: `^(100|[1-9]?[0-9])%$`,
			examples: [`90%`]
		}
	},
	examples: [{ releases: `90%` }]
};
const ee = Object.prototype.hasOwnProperty;
const te = RegExp(`^[^@]{1,300}(@[0-9a-f]{40,64})?$`, `u`);
const ne = RegExp(`^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`, `u`);
const re = RegExp(`^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`, `u`);
const h = RegExp(`.`, `u`);
const ie = RegExp(`^(100|[1-9]?[0-9])%$`, `u`);
const g = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`k8s/**/*.{yaml,yml,json}`]]
};
const _ = {
	type: `string`,
	pattern: `.`,
	examples: [`k8s/**`]
};
function v(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: _,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: _.type,
					parentSchema: _,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: g.type,
			parentSchema: g,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return v.errors = a, o === 0;
}
const ae = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`k8s/archive/**`]]
};
function y(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: _,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: _.type,
					parentSchema: _,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: ae.type,
			parentSchema: ae,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return y.errors = a, o === 0;
}
const b = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`acme.io/agent-not-ready`]]
};
function x(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: _,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: _.type,
					parentSchema: _,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: b.type,
			parentSchema: b,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return x.errors = a, o === 0;
}
const S = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`feature.node.kubernetes.io/*`]]
};
function C(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: _,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: _.type,
					parentSchema: _,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: S.type,
			parentSchema: S,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return C.errors = a, o === 0;
}
const w = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`image-rewriter`]]
};
function T(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: _,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: _.type,
					parentSchema: _,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: w.type,
			parentSchema: w,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return T.errors = a, o === 0;
}
const E = {
	type: `array`,
	items: { $ref: `#/definitions/pool` },
	examples: [[{
		name: `gpu`,
		taints: [`nvidia.com/gpu=present:NoSchedule`]
	}]]
};
const D = {
	type: `object`,
	required: [`name`],
	additionalProperties: !1,
	properties: {
		name: {
			type: `string`,
			pattern: `.`,
			examples: [`gpu`]
		},
		taints: {
			type: `array`,
			items: { $ref: `#/definitions/taint` },
			examples: [[`nvidia.com/gpu=present:NoSchedule`]]
		},
		startupTaints: {
			type: `array`,
			items: { $ref: `#/definitions/taint` },
			examples: [[`node.cilium.io/agent-not-ready:NoExecute`]]
		},
		labels: {
			type: `object`,
			additionalProperties: { type: [
				`string`,
				`number`,
				`boolean`,
				`null`
			] },
			examples: [{ pool: `gpu` }]
		},
		requirements: {
			type: `array`,
			items: { $ref: `#/definitions/requirement` },
			examples: [[{
				key: `kubernetes.io/arch`,
				operator: `In`,
				values: [`amd64`, `arm64`]
			}]]
		},
		openLabels: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`nvidia.com/gpu.*`]]
		},
		allocatable: {
			type: `object`,
			additionalProperties: {
				type: [`string`, `number`],
				examples: [`63500m`, `480Gi`]
			},
			examples: [{ "nvidia.com/gpu": 8 }]
		},
		reservedFor: {
			type: `object`,
			additionalProperties: !1,
			properties: {
				namespaces: {
					type: `array`,
					items: { $ref: `#/definitions/glob` },
					examples: [[`ml-*`]]
				},
				workloads: {
					type: `array`,
					items: { $ref: `#/definitions/glob` },
					examples: [[`kube-system/DaemonSet/*`]]
				}
			},
			examples: [{ namespaces: [`ml-*`] }]
		},
		daemonSets: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`logging/*`, `!logging/audit`]]
		},
		scale: {
			type: `object`,
			additionalProperties: !1,
			properties: {
				min: {
					type: `integer`,
					minimum: 0
				},
				max: {
					type: `integer`,
					minimum: 0
				},
				replicas: {
					type: `integer`,
					minimum: 0
				}
			},
			examples: [{
				min: 0,
				max: 4
			}]
		},
		role: { enum: [`worker`, `control-plane`] }
	},
	examples: [{ name: `general` }]
};
const O = {
	type: [`string`, `object`],
	required: [`key`, `effect`],
	additionalProperties: !1,
	properties: {
		key: {
			type: [
				`string`,
				`number`,
				`boolean`
			],
			examples: [`dedicated`]
		},
		value: {
			type: [
				`string`,
				`number`,
				`boolean`,
				`null`
			],
			examples: [`ml`]
		},
		effect: {
			type: `string`,
			examples: [
				`NoSchedule`,
				`PreferNoSchedule`,
				`NoExecute`
			]
		},
		origin: {
			type: `string`,
			pattern: `^.{1,300}:[0-9]{1,9}$`,
			examples: [`infra/gpu.tf:31`]
		}
	},
	examples: [`nvidia.com/gpu=present:NoSchedule`]
};
const k = {
	type: `object`,
	required: [`key`, `operator`],
	additionalProperties: !1,
	properties: {
		key: {
			type: `string`,
			pattern: `.`,
			examples: [`kubernetes.io/arch`]
		},
		operator: { enum: [
			`In`,
			`NotIn`,
			`Exists`,
			`DoesNotExist`,
			`Gt`,
			`Lt`,
			`Gte`,
			`Lte`
		] },
		values: {
			type: `array`,
			items: {
				type: [
					`string`,
					`number`,
					`boolean`
				],
				examples: [`amd64`]
			},
			examples: [[`amd64`, `arm64`]]
		}
	},
	examples: [{
		key: `kubernetes.io/arch`,
		operator: `In`,
		values: [`amd64`, `arm64`]
	}]
};
const A = RegExp(`^.{1,300}:[0-9]{1,9}$`, `u`);
function j(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.name === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `name` },
				schema: D.required,
				parentSchema: D,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		for (let n in e) if (!ee.call(D.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: D,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/name`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: D.properties.name,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/name`,
					keyword: `type`,
					params: { type: `string` },
					schema: D.properties.name.type,
					parentSchema: D.properties.name,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.taints !== void 0) {
			let n = e.taints;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e != `string` && (!e || typeof e != `object` || Array.isArray(e))) {
						let n = {
							instancePath: t + `/taints/` + r,
							keyword: `type`,
							params: { type: O.type },
							schema: O.type,
							parentSchema: O,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (e && typeof e == `object` && !Array.isArray(e)) {
						if (e.key === void 0) {
							let n = {
								instancePath: t + `/taints/` + r,
								keyword: `required`,
								params: { missingProperty: `key` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/taints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect` && n !== `origin`) {
							let i = {
								instancePath: t + `/taints/` + r,
								keyword: `additionalProperties`,
								params: { additionalProperty: n },
								schema: !1,
								parentSchema: O,
								data: e
							};
							a === null ? a = [i] : a.push(i), o++;
						}
						if (e.key !== void 0) {
							let n = e.key;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean`) {
								let e = {
									instancePath: t + `/taints/` + r + `/key`,
									keyword: `type`,
									params: { type: O.properties.key.type },
									schema: O.properties.key.type,
									parentSchema: O.properties.key,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.value !== void 0) {
							let n = e.value;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean` && n !== null) {
								let e = {
									instancePath: t + `/taints/` + r + `/value`,
									keyword: `type`,
									params: { type: O.properties.value.type },
									schema: O.properties.value.type,
									parentSchema: O.properties.value,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.effect !== void 0) {
							let n = e.effect;
							if (typeof n != `string`) {
								let e = {
									instancePath: t + `/taints/` + r + `/effect`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.effect.type,
									parentSchema: O.properties.effect,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.origin !== void 0) {
							let n = e.origin;
							if (typeof n == `string`) {
								if (!A.test(n)) {
									let e = {
										instancePath: t + `/taints/` + r + `/origin`,
										keyword: `pattern`,
										params: { pattern: `^.{1,300}:[0-9]{1,9}$` },
										schema: `^.{1,300}:[0-9]{1,9}$`,
										parentSchema: O.properties.origin,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/taints/` + r + `/origin`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.origin.type,
									parentSchema: O.properties.origin,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					}
				}
			} else {
				let e = {
					instancePath: t + `/taints`,
					keyword: `type`,
					params: { type: `array` },
					schema: D.properties.taints.type,
					parentSchema: D.properties.taints,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.startupTaints !== void 0) {
			let n = e.startupTaints;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e != `string` && (!e || typeof e != `object` || Array.isArray(e))) {
						let n = {
							instancePath: t + `/startupTaints/` + r,
							keyword: `type`,
							params: { type: O.type },
							schema: O.type,
							parentSchema: O,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (e && typeof e == `object` && !Array.isArray(e)) {
						if (e.key === void 0) {
							let n = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `required`,
								params: { missingProperty: `key` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect` && n !== `origin`) {
							let i = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `additionalProperties`,
								params: { additionalProperty: n },
								schema: !1,
								parentSchema: O,
								data: e
							};
							a === null ? a = [i] : a.push(i), o++;
						}
						if (e.key !== void 0) {
							let n = e.key;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean`) {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/key`,
									keyword: `type`,
									params: { type: O.properties.key.type },
									schema: O.properties.key.type,
									parentSchema: O.properties.key,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.value !== void 0) {
							let n = e.value;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean` && n !== null) {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/value`,
									keyword: `type`,
									params: { type: O.properties.value.type },
									schema: O.properties.value.type,
									parentSchema: O.properties.value,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.effect !== void 0) {
							let n = e.effect;
							if (typeof n != `string`) {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/effect`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.effect.type,
									parentSchema: O.properties.effect,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.origin !== void 0) {
							let n = e.origin;
							if (typeof n == `string`) {
								if (!A.test(n)) {
									let e = {
										instancePath: t + `/startupTaints/` + r + `/origin`,
										keyword: `pattern`,
										params: { pattern: `^.{1,300}:[0-9]{1,9}$` },
										schema: `^.{1,300}:[0-9]{1,9}$`,
										parentSchema: O.properties.origin,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/origin`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.origin.type,
									parentSchema: O.properties.origin,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					}
				}
			} else {
				let e = {
					instancePath: t + `/startupTaints`,
					keyword: `type`,
					params: { type: `array` },
					schema: D.properties.startupTaints.type,
					parentSchema: D.properties.startupTaints,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.labels !== void 0) {
			let n = e.labels;
			if (n && typeof n == `object` && !Array.isArray(n)) for (let e in n) {
				let r = n[e];
				if (typeof r != `string` && !(typeof r == `number` && isFinite(r)) && typeof r != `boolean` && r !== null) {
					let n = {
						instancePath: t + `/labels/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: D.properties.labels.additionalProperties.type },
						schema: D.properties.labels.additionalProperties.type,
						parentSchema: D.properties.labels.additionalProperties,
						data: r
					};
					a === null ? a = [n] : a.push(n), o++;
				}
			}
			else {
				let e = {
					instancePath: t + `/labels`,
					keyword: `type`,
					params: { type: `object` },
					schema: D.properties.labels.type,
					parentSchema: D.properties.labels,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.requirements !== void 0) {
			let n = e.requirements;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == `object` && !Array.isArray(e)) {
						if (e.key === void 0) {
							let n = {
								instancePath: t + `/requirements/` + r,
								keyword: `required`,
								params: { missingProperty: `key` },
								schema: k.required,
								parentSchema: k,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.operator === void 0) {
							let n = {
								instancePath: t + `/requirements/` + r,
								keyword: `required`,
								params: { missingProperty: `operator` },
								schema: k.required,
								parentSchema: k,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						for (let n in e) if (n !== `key` && n !== `operator` && n !== `values`) {
							let i = {
								instancePath: t + `/requirements/` + r,
								keyword: `additionalProperties`,
								params: { additionalProperty: n },
								schema: !1,
								parentSchema: k,
								data: e
							};
							a === null ? a = [i] : a.push(i), o++;
						}
						if (e.key !== void 0) {
							let n = e.key;
							if (typeof n == `string`) {
								if (!h.test(n)) {
									let e = {
										instancePath: t + `/requirements/` + r + `/key`,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: k.properties.key,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/requirements/` + r + `/key`,
									keyword: `type`,
									params: { type: `string` },
									schema: k.properties.key.type,
									parentSchema: k.properties.key,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.operator !== void 0) {
							let n = e.operator;
							if (n !== `In` && n !== `NotIn` && n !== `Exists` && n !== `DoesNotExist` && n !== `Gt` && n !== `Lt` && n !== `Gte` && n !== `Lte`) {
								let e = {
									instancePath: t + `/requirements/` + r + `/operator`,
									keyword: `enum`,
									params: { allowedValues: k.properties.operator.enum },
									schema: k.properties.operator.enum,
									parentSchema: k.properties.operator,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.values !== void 0) {
							let n = e.values;
							if (Array.isArray(n)) {
								let e = n.length;
								for (let i = 0; i < e; i++) {
									let e = n[i];
									if (typeof e != `string` && !(typeof e == `number` && isFinite(e)) && typeof e != `boolean`) {
										let n = {
											instancePath: t + `/requirements/` + r + `/values/` + i,
											keyword: `type`,
											params: { type: k.properties.values.items.type },
											schema: k.properties.values.items.type,
											parentSchema: k.properties.values.items,
											data: e
										};
										a === null ? a = [n] : a.push(n), o++;
									}
								}
							} else {
								let e = {
									instancePath: t + `/requirements/` + r + `/values`,
									keyword: `type`,
									params: { type: `array` },
									schema: k.properties.values.type,
									parentSchema: k.properties.values,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					} else {
						let n = {
							instancePath: t + `/requirements/` + r,
							keyword: `type`,
							params: { type: `object` },
							schema: k.type,
							parentSchema: k,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/requirements`,
					keyword: `type`,
					params: { type: `array` },
					schema: D.properties.requirements.type,
					parentSchema: D.properties.requirements,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.openLabels !== void 0) {
			let n = e.openLabels;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/openLabels/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: _,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/openLabels/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: _.type,
							parentSchema: _,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/openLabels`,
					keyword: `type`,
					params: { type: `array` },
					schema: D.properties.openLabels.type,
					parentSchema: D.properties.openLabels,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.allocatable !== void 0) {
			let n = e.allocatable;
			if (n && typeof n == `object` && !Array.isArray(n)) for (let e in n) {
				let r = n[e];
				if (typeof r != `string` && !(typeof r == `number` && isFinite(r))) {
					let n = {
						instancePath: t + `/allocatable/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: D.properties.allocatable.additionalProperties.type },
						schema: D.properties.allocatable.additionalProperties.type,
						parentSchema: D.properties.allocatable.additionalProperties,
						data: r
					};
					a === null ? a = [n] : a.push(n), o++;
				}
			}
			else {
				let e = {
					instancePath: t + `/allocatable`,
					keyword: `type`,
					params: { type: `object` },
					schema: D.properties.allocatable.type,
					parentSchema: D.properties.allocatable,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.reservedFor !== void 0) {
			let n = e.reservedFor;
			if (n && typeof n == `object` && !Array.isArray(n)) {
				for (let e in n) if (e !== `namespaces` && e !== `workloads`) {
					let r = {
						instancePath: t + `/reservedFor`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: D.properties.reservedFor,
						data: n
					};
					a === null ? a = [r] : a.push(r), o++;
				}
				if (n.namespaces !== void 0) {
					let e = n.namespaces;
					if (Array.isArray(e)) {
						let n = e.length;
						for (let r = 0; r < n; r++) {
							let n = e[r];
							if (typeof n == `string`) {
								if (!h.test(n)) {
									let e = {
										instancePath: t + `/reservedFor/namespaces/` + r,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: _,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/reservedFor/namespaces/` + r,
									keyword: `type`,
									params: { type: `string` },
									schema: _.type,
									parentSchema: _,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					} else {
						let n = {
							instancePath: t + `/reservedFor/namespaces`,
							keyword: `type`,
							params: { type: `array` },
							schema: D.properties.reservedFor.properties.namespaces.type,
							parentSchema: D.properties.reservedFor.properties.namespaces,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.workloads !== void 0) {
					let e = n.workloads;
					if (Array.isArray(e)) {
						let n = e.length;
						for (let r = 0; r < n; r++) {
							let n = e[r];
							if (typeof n == `string`) {
								if (!h.test(n)) {
									let e = {
										instancePath: t + `/reservedFor/workloads/` + r,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: _,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/reservedFor/workloads/` + r,
									keyword: `type`,
									params: { type: `string` },
									schema: _.type,
									parentSchema: _,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					} else {
						let n = {
							instancePath: t + `/reservedFor/workloads`,
							keyword: `type`,
							params: { type: `array` },
							schema: D.properties.reservedFor.properties.workloads.type,
							parentSchema: D.properties.reservedFor.properties.workloads,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/reservedFor`,
					keyword: `type`,
					params: { type: `object` },
					schema: D.properties.reservedFor.type,
					parentSchema: D.properties.reservedFor,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.daemonSets !== void 0) {
			let n = e.daemonSets;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/daemonSets/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: _,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/daemonSets/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: _.type,
							parentSchema: _,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/daemonSets`,
					keyword: `type`,
					params: { type: `array` },
					schema: D.properties.daemonSets.type,
					parentSchema: D.properties.daemonSets,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.scale !== void 0) {
			let n = e.scale;
			if (n && typeof n == `object` && !Array.isArray(n)) {
				for (let e in n) if (e !== `min` && e !== `max` && e !== `replicas`) {
					let r = {
						instancePath: t + `/scale`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: D.properties.scale,
						data: n
					};
					a === null ? a = [r] : a.push(r), o++;
				}
				if (n.min !== void 0) {
					let e = n.min;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let n = {
							instancePath: t + `/scale/min`,
							keyword: `type`,
							params: { type: `integer` },
							schema: D.properties.scale.properties.min.type,
							parentSchema: D.properties.scale.properties.min,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (typeof e == `number` && isFinite(e) && (e < 0 || isNaN(e))) {
						let n = {
							instancePath: t + `/scale/min`,
							keyword: `minimum`,
							params: {
								comparison: `>=`,
								limit: 0
							},
							schema: 0,
							parentSchema: D.properties.scale.properties.min,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.max !== void 0) {
					let e = n.max;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let n = {
							instancePath: t + `/scale/max`,
							keyword: `type`,
							params: { type: `integer` },
							schema: D.properties.scale.properties.max.type,
							parentSchema: D.properties.scale.properties.max,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (typeof e == `number` && isFinite(e) && (e < 0 || isNaN(e))) {
						let n = {
							instancePath: t + `/scale/max`,
							keyword: `minimum`,
							params: {
								comparison: `>=`,
								limit: 0
							},
							schema: 0,
							parentSchema: D.properties.scale.properties.max,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.replicas !== void 0) {
					let e = n.replicas;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let n = {
							instancePath: t + `/scale/replicas`,
							keyword: `type`,
							params: { type: `integer` },
							schema: D.properties.scale.properties.replicas.type,
							parentSchema: D.properties.scale.properties.replicas,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (typeof e == `number` && isFinite(e) && (e < 0 || isNaN(e))) {
						let n = {
							instancePath: t + `/scale/replicas`,
							keyword: `minimum`,
							params: {
								comparison: `>=`,
								limit: 0
							},
							schema: 0,
							parentSchema: D.properties.scale.properties.replicas,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/scale`,
					keyword: `type`,
					params: { type: `object` },
					schema: D.properties.scale.type,
					parentSchema: D.properties.scale,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.role !== void 0) {
			let n = e.role;
			if (n !== `worker` && n !== `control-plane`) {
				let e = {
					instancePath: t + `/role`,
					keyword: `enum`,
					params: { allowedValues: D.properties.role.enum },
					schema: D.properties.role.enum,
					parentSchema: D.properties.role,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: D.type,
			parentSchema: D,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return j.errors = a, o === 0;
}
function M(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) j(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? j.errors : a.concat(j.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: E.type,
			parentSchema: E,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return M.errors = a, o === 0;
}
const oe = {
	type: `array`,
	items: { $ref: `#/definitions/fromEntry` },
	examples: [[{ path: `nodes.yaml` }]]
};
const N = {
	type: [`string`, `object`],
	pattern: `.`,
	required: [`path`],
	additionalProperties: !1,
	properties: {
		path: {
			type: [`string`, `array`],
			pattern: `.`,
			items: { $ref: `#/definitions/glob` },
			examples: [`infra/nodes/*.yaml`]
		},
		format: {
			type: `string`,
			examples: [`node`]
		},
		groupBy: {
			type: `string`,
			pattern: `.`,
			examples: [
				`auto`,
				`none`,
				`eks.amazonaws.com/nodegroup`
			]
		},
		transient: { enum: [`drop`, `keep`] },
		prefix: {
			type: `string`,
			examples: [`eu-`]
		},
		optional: { type: `boolean` },
		exists: { enum: [`known`, `unknown`] },
		vars: {
			type: `array`,
			items: {
				type: `string`,
				pattern: `.`
			},
			examples: [[`prod.tfvars`]]
		},
		select: {
			type: `object`,
			additionalProperties: !1,
			required: [`address`],
			properties: { address: {
				type: `string`,
				examples: [`module.eks.*`]
			} }
		}
	},
	examples: [`nodes.yaml`]
};
function P(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (typeof e != `string` && (!e || typeof e != `object` || Array.isArray(e))) {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: N.type },
			schema: N.type,
			parentSchema: N,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	if (typeof e == `string` && !h.test(e)) {
		let n = {
			instancePath: t,
			keyword: `pattern`,
			params: { pattern: `.` },
			schema: `.`,
			parentSchema: N,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.path === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `path` },
				schema: N.required,
				parentSchema: N,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		for (let n in e) if (!ee.call(N.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: N,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.path !== void 0) {
			let n = e.path;
			if (typeof n != `string` && !Array.isArray(n)) {
				let e = {
					instancePath: t + `/path`,
					keyword: `type`,
					params: { type: N.properties.path.type },
					schema: N.properties.path.type,
					parentSchema: N.properties.path,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
			if (typeof n == `string` && !h.test(n)) {
				let e = {
					instancePath: t + `/path`,
					keyword: `pattern`,
					params: { pattern: `.` },
					schema: `.`,
					parentSchema: N.properties.path,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/path/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: _,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/path/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: _.type,
							parentSchema: _,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			}
		}
		if (e.format !== void 0) {
			let n = e.format;
			if (typeof n != `string`) {
				let e = {
					instancePath: t + `/format`,
					keyword: `type`,
					params: { type: `string` },
					schema: N.properties.format.type,
					parentSchema: N.properties.format,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.groupBy !== void 0) {
			let n = e.groupBy;
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/groupBy`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: N.properties.groupBy,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/groupBy`,
					keyword: `type`,
					params: { type: `string` },
					schema: N.properties.groupBy.type,
					parentSchema: N.properties.groupBy,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.transient !== void 0) {
			let n = e.transient;
			if (n !== `drop` && n !== `keep`) {
				let e = {
					instancePath: t + `/transient`,
					keyword: `enum`,
					params: { allowedValues: N.properties.transient.enum },
					schema: N.properties.transient.enum,
					parentSchema: N.properties.transient,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.prefix !== void 0) {
			let n = e.prefix;
			if (typeof n != `string`) {
				let e = {
					instancePath: t + `/prefix`,
					keyword: `type`,
					params: { type: `string` },
					schema: N.properties.prefix.type,
					parentSchema: N.properties.prefix,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.optional !== void 0) {
			let n = e.optional;
			if (typeof n != `boolean`) {
				let e = {
					instancePath: t + `/optional`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: N.properties.optional.type,
					parentSchema: N.properties.optional,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.exists !== void 0) {
			let n = e.exists;
			if (n !== `known` && n !== `unknown`) {
				let e = {
					instancePath: t + `/exists`,
					keyword: `enum`,
					params: { allowedValues: N.properties.exists.enum },
					schema: N.properties.exists.enum,
					parentSchema: N.properties.exists,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.vars !== void 0) {
			let n = e.vars;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/vars/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: N.properties.vars.items,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/vars/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: N.properties.vars.items.type,
							parentSchema: N.properties.vars.items,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/vars`,
					keyword: `type`,
					params: { type: `array` },
					schema: N.properties.vars.type,
					parentSchema: N.properties.vars,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.select !== void 0) {
			let n = e.select;
			if (n && typeof n == `object` && !Array.isArray(n)) {
				if (n.address === void 0) {
					let e = {
						instancePath: t + `/select`,
						keyword: `required`,
						params: { missingProperty: `address` },
						schema: N.properties.select.required,
						parentSchema: N.properties.select,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
				for (let e in n) if (e !== `address`) {
					let r = {
						instancePath: t + `/select`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: N.properties.select,
						data: n
					};
					a === null ? a = [r] : a.push(r), o++;
				}
				if (n.address !== void 0) {
					let e = n.address;
					if (typeof e != `string`) {
						let n = {
							instancePath: t + `/select/address`,
							keyword: `type`,
							params: { type: `string` },
							schema: N.properties.select.properties.address.type,
							parentSchema: N.properties.select.properties.address,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/select`,
					keyword: `type`,
					params: { type: `object` },
					schema: N.properties.select.type,
					parentSchema: N.properties.select,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	}
	return P.errors = a, o === 0;
}
function F(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) P(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? P.errors : a.concat(P.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: oe.type,
			parentSchema: oe,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return F.errors = a, o === 0;
}
const se = {
	type: `array`,
	items: { $ref: `#/definitions/override` },
	examples: [[{
		match: `gpu-*`,
		allocatable: { "nvidia.com/gpu": 4 }
	}]]
};
const I = {
	type: `object`,
	required: [`match`],
	additionalProperties: !1,
	properties: {
		match: {
			type: `string`,
			pattern: `.`,
			examples: [`gpu-*`]
		},
		taints: {
			type: `array`,
			items: { $ref: `#/definitions/taint` },
			examples: [[`nvidia.com/gpu=present:NoSchedule`]]
		},
		startupTaints: {
			type: `array`,
			items: { $ref: `#/definitions/taint` },
			examples: [[`node.cilium.io/agent-not-ready:NoExecute`]]
		},
		labels: {
			type: `object`,
			additionalProperties: { type: [
				`string`,
				`number`,
				`boolean`,
				`null`
			] },
			examples: [{ pool: `gpu` }]
		},
		allocatable: {
			type: `object`,
			additionalProperties: {
				type: [`string`, `number`],
				examples: [`63500m`, `480Gi`]
			},
			examples: [{ "nvidia.com/gpu": 4 }]
		},
		mode: { enum: [`merge`, `replace`] }
	},
	examples: [{
		match: `gpu-*`,
		allocatable: { "nvidia.com/gpu": 4 }
	}]
};
function ce(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.match === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `match` },
				schema: I.required,
				parentSchema: I,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		for (let n in e) if (n !== `match` && n !== `taints` && n !== `startupTaints` && n !== `labels` && n !== `allocatable` && n !== `mode`) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: I,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.match !== void 0) {
			let n = e.match;
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/match`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: I.properties.match,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/match`,
					keyword: `type`,
					params: { type: `string` },
					schema: I.properties.match.type,
					parentSchema: I.properties.match,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.taints !== void 0) {
			let n = e.taints;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e != `string` && (!e || typeof e != `object` || Array.isArray(e))) {
						let n = {
							instancePath: t + `/taints/` + r,
							keyword: `type`,
							params: { type: O.type },
							schema: O.type,
							parentSchema: O,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (e && typeof e == `object` && !Array.isArray(e)) {
						if (e.key === void 0) {
							let n = {
								instancePath: t + `/taints/` + r,
								keyword: `required`,
								params: { missingProperty: `key` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/taints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect` && n !== `origin`) {
							let i = {
								instancePath: t + `/taints/` + r,
								keyword: `additionalProperties`,
								params: { additionalProperty: n },
								schema: !1,
								parentSchema: O,
								data: e
							};
							a === null ? a = [i] : a.push(i), o++;
						}
						if (e.key !== void 0) {
							let n = e.key;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean`) {
								let e = {
									instancePath: t + `/taints/` + r + `/key`,
									keyword: `type`,
									params: { type: O.properties.key.type },
									schema: O.properties.key.type,
									parentSchema: O.properties.key,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.value !== void 0) {
							let n = e.value;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean` && n !== null) {
								let e = {
									instancePath: t + `/taints/` + r + `/value`,
									keyword: `type`,
									params: { type: O.properties.value.type },
									schema: O.properties.value.type,
									parentSchema: O.properties.value,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.effect !== void 0) {
							let n = e.effect;
							if (typeof n != `string`) {
								let e = {
									instancePath: t + `/taints/` + r + `/effect`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.effect.type,
									parentSchema: O.properties.effect,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.origin !== void 0) {
							let n = e.origin;
							if (typeof n == `string`) {
								if (!A.test(n)) {
									let e = {
										instancePath: t + `/taints/` + r + `/origin`,
										keyword: `pattern`,
										params: { pattern: `^.{1,300}:[0-9]{1,9}$` },
										schema: `^.{1,300}:[0-9]{1,9}$`,
										parentSchema: O.properties.origin,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/taints/` + r + `/origin`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.origin.type,
									parentSchema: O.properties.origin,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					}
				}
			} else {
				let e = {
					instancePath: t + `/taints`,
					keyword: `type`,
					params: { type: `array` },
					schema: I.properties.taints.type,
					parentSchema: I.properties.taints,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.startupTaints !== void 0) {
			let n = e.startupTaints;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e != `string` && (!e || typeof e != `object` || Array.isArray(e))) {
						let n = {
							instancePath: t + `/startupTaints/` + r,
							keyword: `type`,
							params: { type: O.type },
							schema: O.type,
							parentSchema: O,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (e && typeof e == `object` && !Array.isArray(e)) {
						if (e.key === void 0) {
							let n = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `required`,
								params: { missingProperty: `key` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: O.required,
								parentSchema: O,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect` && n !== `origin`) {
							let i = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `additionalProperties`,
								params: { additionalProperty: n },
								schema: !1,
								parentSchema: O,
								data: e
							};
							a === null ? a = [i] : a.push(i), o++;
						}
						if (e.key !== void 0) {
							let n = e.key;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean`) {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/key`,
									keyword: `type`,
									params: { type: O.properties.key.type },
									schema: O.properties.key.type,
									parentSchema: O.properties.key,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.value !== void 0) {
							let n = e.value;
							if (typeof n != `string` && !(typeof n == `number` && isFinite(n)) && typeof n != `boolean` && n !== null) {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/value`,
									keyword: `type`,
									params: { type: O.properties.value.type },
									schema: O.properties.value.type,
									parentSchema: O.properties.value,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.effect !== void 0) {
							let n = e.effect;
							if (typeof n != `string`) {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/effect`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.effect.type,
									parentSchema: O.properties.effect,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.origin !== void 0) {
							let n = e.origin;
							if (typeof n == `string`) {
								if (!A.test(n)) {
									let e = {
										instancePath: t + `/startupTaints/` + r + `/origin`,
										keyword: `pattern`,
										params: { pattern: `^.{1,300}:[0-9]{1,9}$` },
										schema: `^.{1,300}:[0-9]{1,9}$`,
										parentSchema: O.properties.origin,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/startupTaints/` + r + `/origin`,
									keyword: `type`,
									params: { type: `string` },
									schema: O.properties.origin.type,
									parentSchema: O.properties.origin,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					}
				}
			} else {
				let e = {
					instancePath: t + `/startupTaints`,
					keyword: `type`,
					params: { type: `array` },
					schema: I.properties.startupTaints.type,
					parentSchema: I.properties.startupTaints,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.labels !== void 0) {
			let n = e.labels;
			if (n && typeof n == `object` && !Array.isArray(n)) for (let e in n) {
				let r = n[e];
				if (typeof r != `string` && !(typeof r == `number` && isFinite(r)) && typeof r != `boolean` && r !== null) {
					let n = {
						instancePath: t + `/labels/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: I.properties.labels.additionalProperties.type },
						schema: I.properties.labels.additionalProperties.type,
						parentSchema: I.properties.labels.additionalProperties,
						data: r
					};
					a === null ? a = [n] : a.push(n), o++;
				}
			}
			else {
				let e = {
					instancePath: t + `/labels`,
					keyword: `type`,
					params: { type: `object` },
					schema: I.properties.labels.type,
					parentSchema: I.properties.labels,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.allocatable !== void 0) {
			let n = e.allocatable;
			if (n && typeof n == `object` && !Array.isArray(n)) for (let e in n) {
				let r = n[e];
				if (typeof r != `string` && !(typeof r == `number` && isFinite(r))) {
					let n = {
						instancePath: t + `/allocatable/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: I.properties.allocatable.additionalProperties.type },
						schema: I.properties.allocatable.additionalProperties.type,
						parentSchema: I.properties.allocatable.additionalProperties,
						data: r
					};
					a === null ? a = [n] : a.push(n), o++;
				}
			}
			else {
				let e = {
					instancePath: t + `/allocatable`,
					keyword: `type`,
					params: { type: `object` },
					schema: I.properties.allocatable.type,
					parentSchema: I.properties.allocatable,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.mode !== void 0) {
			let n = e.mode;
			if (n !== `merge` && n !== `replace`) {
				let e = {
					instancePath: t + `/mode`,
					keyword: `enum`,
					params: { allowedValues: I.properties.mode.enum },
					schema: I.properties.mode.enum,
					parentSchema: I.properties.mode,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: I.type,
			parentSchema: I,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return ce.errors = a, o === 0;
}
function L(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) ce(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? ce.errors : a.concat(ce.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: se.type,
			parentSchema: se,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return L.errors = a, o === 0;
}
const R = {
	type: `object`,
	additionalProperties: !1,
	properties: {
		flux: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`clusters/prod-eu`]]
		},
		argocd: {
			type: `object`,
			additionalProperties: !1,
			properties: {
				name: {
					type: `string`,
					pattern: `.`,
					examples: [`prod-eu`]
				},
				server: {
					type: `string`,
					pattern: `.`,
					examples: [`https://prod-eu.example.com`]
				},
				labels: {
					type: `object`,
					additionalProperties: {
						type: [
							`string`,
							`number`,
							`boolean`
						],
						examples: [`production`]
					},
					examples: [{ env: `production` }]
				}
			},
			examples: [{
				name: `prod-eu`,
				labels: { env: `production` }
			}]
		}
	},
	examples: [{ flux: [`clusters/prod-eu`] }]
};
function z(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		for (let n in e) if (n !== `flux` && n !== `argocd`) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: R,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.flux !== void 0) {
			let n = e.flux;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/flux/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: _,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/flux/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: _.type,
							parentSchema: _,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/flux`,
					keyword: `type`,
					params: { type: `array` },
					schema: R.properties.flux.type,
					parentSchema: R.properties.flux,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.argocd !== void 0) {
			let n = e.argocd;
			if (n && typeof n == `object` && !Array.isArray(n)) {
				for (let e in n) if (e !== `name` && e !== `server` && e !== `labels`) {
					let r = {
						instancePath: t + `/argocd`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: R.properties.argocd,
						data: n
					};
					a === null ? a = [r] : a.push(r), o++;
				}
				if (n.name !== void 0) {
					let e = n.name;
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/argocd/name`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: R.properties.argocd.properties.name,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/argocd/name`,
							keyword: `type`,
							params: { type: `string` },
							schema: R.properties.argocd.properties.name.type,
							parentSchema: R.properties.argocd.properties.name,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.server !== void 0) {
					let e = n.server;
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/argocd/server`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: R.properties.argocd.properties.server,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/argocd/server`,
							keyword: `type`,
							params: { type: `string` },
							schema: R.properties.argocd.properties.server.type,
							parentSchema: R.properties.argocd.properties.server,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.labels !== void 0) {
					let e = n.labels;
					if (e && typeof e == `object` && !Array.isArray(e)) for (let n in e) {
						let r = e[n];
						if (typeof r != `string` && !(typeof r == `number` && isFinite(r)) && typeof r != `boolean`) {
							let e = {
								instancePath: t + `/argocd/labels/` + n.replace(/~/g, `~0`).replace(/\//g, `~1`),
								keyword: `type`,
								params: { type: R.properties.argocd.properties.labels.additionalProperties.type },
								schema: R.properties.argocd.properties.labels.additionalProperties.type,
								parentSchema: R.properties.argocd.properties.labels.additionalProperties,
								data: r
							};
							a === null ? a = [e] : a.push(e), o++;
						}
					}
					else {
						let n = {
							instancePath: t + `/argocd/labels`,
							keyword: `type`,
							params: { type: `object` },
							schema: R.properties.argocd.properties.labels.type,
							parentSchema: R.properties.argocd.properties.labels,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/argocd`,
					keyword: `type`,
					params: { type: `object` },
					schema: R.properties.argocd.type,
					parentSchema: R.properties.argocd,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: R.type,
			parentSchema: R,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return z.errors = a, o === 0;
}
const le = {
	type: `object`,
	additionalProperties: { $ref: `#/definitions/namespaceDefaults` },
	examples: [{ ml: { nodeSelector: { pool: `gpu` } } }]
};
const B = {
	type: `object`,
	additionalProperties: !1,
	properties: {
		nodeSelector: {
			type: `object`,
			additionalProperties: { type: [
				`string`,
				`number`,
				`boolean`,
				`null`
			] },
			examples: [{ pool: `gpu` }]
		},
		tolerations: {
			type: `array`,
			items: { $ref: `#/definitions/toleration` },
			examples: [[{
				key: `nvidia.com/gpu`,
				operator: `Exists`,
				effect: `NoSchedule`
			}]]
		}
	},
	examples: [{ nodeSelector: { pool: `gpu` } }]
};
const V = {
	type: `object`,
	additionalProperties: !1,
	properties: {
		key: {
			type: `string`,
			examples: [`dedicated`]
		},
		operator: { enum: [
			`Equal`,
			`Exists`,
			`Lt`,
			`Gt`
		] },
		value: {
			type: `string`,
			examples: [`ml`]
		},
		effect: { enum: [
			`NoSchedule`,
			`PreferNoSchedule`,
			`NoExecute`
		] },
		tolerationSeconds: {
			type: `integer`,
			examples: [300]
		}
	},
	examples: [{
		key: `nvidia.com/gpu`,
		operator: `Exists`,
		effect: `NoSchedule`
	}]
};
function H(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		for (let n in e) if (n !== `nodeSelector` && n !== `tolerations`) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: B,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.nodeSelector !== void 0) {
			let n = e.nodeSelector;
			if (n && typeof n == `object` && !Array.isArray(n)) for (let e in n) {
				let r = n[e];
				if (typeof r != `string` && !(typeof r == `number` && isFinite(r)) && typeof r != `boolean` && r !== null) {
					let n = {
						instancePath: t + `/nodeSelector/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: B.properties.nodeSelector.additionalProperties.type },
						schema: B.properties.nodeSelector.additionalProperties.type,
						parentSchema: B.properties.nodeSelector.additionalProperties,
						data: r
					};
					a === null ? a = [n] : a.push(n), o++;
				}
			}
			else {
				let e = {
					instancePath: t + `/nodeSelector`,
					keyword: `type`,
					params: { type: `object` },
					schema: B.properties.nodeSelector.type,
					parentSchema: B.properties.nodeSelector,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.tolerations !== void 0) {
			let n = e.tolerations;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (e && typeof e == `object` && !Array.isArray(e)) {
						for (let n in e) if (n !== `key` && n !== `operator` && n !== `value` && n !== `effect` && n !== `tolerationSeconds`) {
							let i = {
								instancePath: t + `/tolerations/` + r,
								keyword: `additionalProperties`,
								params: { additionalProperty: n },
								schema: !1,
								parentSchema: V,
								data: e
							};
							a === null ? a = [i] : a.push(i), o++;
						}
						if (e.key !== void 0) {
							let n = e.key;
							if (typeof n != `string`) {
								let e = {
									instancePath: t + `/tolerations/` + r + `/key`,
									keyword: `type`,
									params: { type: `string` },
									schema: V.properties.key.type,
									parentSchema: V.properties.key,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.operator !== void 0) {
							let n = e.operator;
							if (n !== `Equal` && n !== `Exists` && n !== `Lt` && n !== `Gt`) {
								let e = {
									instancePath: t + `/tolerations/` + r + `/operator`,
									keyword: `enum`,
									params: { allowedValues: V.properties.operator.enum },
									schema: V.properties.operator.enum,
									parentSchema: V.properties.operator,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.value !== void 0) {
							let n = e.value;
							if (typeof n != `string`) {
								let e = {
									instancePath: t + `/tolerations/` + r + `/value`,
									keyword: `type`,
									params: { type: `string` },
									schema: V.properties.value.type,
									parentSchema: V.properties.value,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.effect !== void 0) {
							let n = e.effect;
							if (n !== `NoSchedule` && n !== `PreferNoSchedule` && n !== `NoExecute`) {
								let e = {
									instancePath: t + `/tolerations/` + r + `/effect`,
									keyword: `enum`,
									params: { allowedValues: V.properties.effect.enum },
									schema: V.properties.effect.enum,
									parentSchema: V.properties.effect,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
						if (e.tolerationSeconds !== void 0) {
							let n = e.tolerationSeconds;
							if (typeof n != `number` || n % 1 || isNaN(n) || !isFinite(n)) {
								let e = {
									instancePath: t + `/tolerations/` + r + `/tolerationSeconds`,
									keyword: `type`,
									params: { type: `integer` },
									schema: V.properties.tolerationSeconds.type,
									parentSchema: V.properties.tolerationSeconds,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					} else {
						let n = {
							instancePath: t + `/tolerations/` + r,
							keyword: `type`,
							params: { type: `object` },
							schema: V.type,
							parentSchema: V,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/tolerations`,
					keyword: `type`,
					params: { type: `array` },
					schema: B.properties.tolerations.type,
					parentSchema: B.properties.tolerations,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: B.type,
			parentSchema: B,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return H.errors = a, o === 0;
}
function U(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) for (let n in e) H(e[n], {
		instancePath: t + `/` + n.replace(/~/g, `~0`).replace(/\//g, `~1`),
		parentData: e,
		parentDataProperty: n,
		rootData: i
	}) || (a = a === null ? H.errors : a.concat(H.errors), o = a.length);
	else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: le.type,
			parentSchema: le,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return U.errors = a, o === 0;
}
const ue = {
	type: `array`,
	items: { $ref: `#/definitions/cluster` },
	examples: [[{
		name: `prod-eu`,
		pools: [{ name: `general` }]
	}]]
};
const W = {
	type: `object`,
	required: [`name`],
	additionalProperties: !1,
	properties: {
		name: {
			type: `string`,
			pattern: `.`,
			examples: [`prod-eu`]
		},
		manifests: { $ref: `#/definitions/manifests` },
		exclude: { $ref: `#/definitions/exclude` },
		provider: { $ref: `#/definitions/provider` },
		kubernetesVersion: { $ref: `#/definitions/kubernetesVersion` },
		implicit: { $ref: `#/definitions/implicit` },
		admission: { $ref: `#/definitions/admission` },
		featureGates: { $ref: `#/definitions/featureGates` },
		transientTaints: { $ref: `#/definitions/transientTaints` },
		knownLabels: { $ref: `#/definitions/knownLabels` },
		ignoredWebhooks: { $ref: `#/definitions/ignoredWebhooks` },
		complete: { $ref: `#/definitions/complete` },
		autoProvision: { $ref: `#/definitions/autoProvision` },
		pools: { $ref: `#/definitions/pools` },
		from: { $ref: `#/definitions/from` },
		overrides: { $ref: `#/definitions/overrides` },
		gitops: { $ref: `#/definitions/gitops` },
		namespaces: { $ref: `#/definitions/namespaces` }
	},
	examples: [{ name: `prod-eu` }]
};
function G(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: d = e } = {}) {
	let f = null, p = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.name === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `name` },
				schema: W.required,
				parentSchema: W,
				data: e
			};
			f === null ? f = [n] : f.push(n), p++;
		}
		for (let n in e) if (!ee.call(W.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: W,
				data: e
			};
			f === null ? f = [r] : f.push(r), p++;
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == `string`) {
				if (!h.test(n)) {
					let e = {
						instancePath: t + `/name`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: W.properties.name,
						data: n
					};
					f === null ? f = [e] : f.push(e), p++;
				}
			} else {
				let e = {
					instancePath: t + `/name`,
					keyword: `type`,
					params: { type: `string` },
					schema: W.properties.name.type,
					parentSchema: W.properties.name,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		if (e.manifests !== void 0 && (v(e.manifests, {
			instancePath: t + `/manifests`,
			parentData: e,
			parentDataProperty: `manifests`,
			rootData: d
		}) || (f = f === null ? v.errors : f.concat(v.errors), p = f.length)), e.exclude !== void 0 && (y(e.exclude, {
			instancePath: t + `/exclude`,
			parentData: e,
			parentDataProperty: `exclude`,
			rootData: d
		}) || (f = f === null ? y.errors : f.concat(y.errors), p = f.length)), e.provider !== void 0) {
			let n = e.provider;
			if (n !== `eks` && n !== `gke` && n !== `aks` && n !== `aws` && n !== `gcp` && n !== `google` && n !== `azure` && n !== `openshift` && n !== `kubeadm` && n !== `kind` && n !== `k3s` && n !== `rke2` && n !== `talos` && n !== `kops` && n !== `cluster-api` && n !== `gardener` && n !== `doks` && n !== `ack` && n !== `oke` && n !== `other`) {
				let e = {
					instancePath: t + `/provider`,
					keyword: `enum`,
					params: { allowedValues: i.enum },
					schema: i.enum,
					parentSchema: i,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		if (e.kubernetesVersion !== void 0) {
			let n = e.kubernetesVersion;
			if (typeof n == `string`) {
				if (!ne.test(n)) {
					let e = {
						instancePath: t + `/kubernetesVersion`,
						keyword: `pattern`,
						params: { pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$` },
						schema: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
						parentSchema: a,
						data: n
					};
					f === null ? f = [e] : f.push(e), p++;
				}
			} else {
				let e = {
					instancePath: t + `/kubernetesVersion`,
					keyword: `type`,
					params: { type: `string` },
					schema: a.type,
					parentSchema: a,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		if (e.implicit !== void 0) {
			let n = e.implicit;
			if (n !== `apply` && n !== `warn` && n !== `off`) {
				let e = {
					instancePath: t + `/implicit`,
					keyword: `enum`,
					params: { allowedValues: o.enum },
					schema: o.enum,
					parentSchema: o,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		if (e.admission !== void 0) {
			let n = e.admission;
			if (n && typeof n == `object` && !Array.isArray(n)) {
				for (let e in n) if (e !== `defaultTolerationSeconds` && e !== `extendedResourceToleration` && e !== `runtimeClass` && e !== `podNodeSelector` && e !== `podTolerationRestriction`) {
					let r = {
						instancePath: t + `/admission`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: s,
						data: n
					};
					f === null ? f = [r] : f.push(r), p++;
				}
				if (n.defaultTolerationSeconds !== void 0) {
					let e = n.defaultTolerationSeconds;
					if (typeof e != `boolean`) {
						let n = {
							instancePath: t + `/admission/defaultTolerationSeconds`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.defaultTolerationSeconds.type,
							parentSchema: s.properties.defaultTolerationSeconds,
							data: e
						};
						f === null ? f = [n] : f.push(n), p++;
					}
				}
				if (n.extendedResourceToleration !== void 0) {
					let e = n.extendedResourceToleration;
					if (typeof e != `boolean`) {
						let n = {
							instancePath: t + `/admission/extendedResourceToleration`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.extendedResourceToleration.type,
							parentSchema: s.properties.extendedResourceToleration,
							data: e
						};
						f === null ? f = [n] : f.push(n), p++;
					}
				}
				if (n.runtimeClass !== void 0) {
					let e = n.runtimeClass;
					if (typeof e != `boolean`) {
						let n = {
							instancePath: t + `/admission/runtimeClass`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.runtimeClass.type,
							parentSchema: s.properties.runtimeClass,
							data: e
						};
						f === null ? f = [n] : f.push(n), p++;
					}
				}
				if (n.podNodeSelector !== void 0) {
					let e = n.podNodeSelector;
					if (typeof e != `boolean`) {
						let n = {
							instancePath: t + `/admission/podNodeSelector`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.podNodeSelector.type,
							parentSchema: s.properties.podNodeSelector,
							data: e
						};
						f === null ? f = [n] : f.push(n), p++;
					}
				}
				if (n.podTolerationRestriction !== void 0) {
					let e = n.podTolerationRestriction;
					if (typeof e != `boolean`) {
						let n = {
							instancePath: t + `/admission/podTolerationRestriction`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.podTolerationRestriction.type,
							parentSchema: s.properties.podTolerationRestriction,
							data: e
						};
						f === null ? f = [n] : f.push(n), p++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/admission`,
					keyword: `type`,
					params: { type: `object` },
					schema: s.type,
					parentSchema: s,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		if (e.featureGates !== void 0) {
			let n = e.featureGates;
			if (!n || typeof n != `object`) {
				let e = {
					instancePath: t + `/featureGates`,
					keyword: `type`,
					params: { type: c.type },
					schema: c.type,
					parentSchema: c,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!re.test(e)) {
							let n = {
								instancePath: t + `/featureGates/` + r,
								keyword: `pattern`,
								params: { pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$` },
								schema: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
								parentSchema: c.items,
								data: e
							};
							f === null ? f = [n] : f.push(n), p++;
						}
					} else {
						let n = {
							instancePath: t + `/featureGates/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: c.items.type,
							parentSchema: c.items,
							data: e
						};
						f === null ? f = [n] : f.push(n), p++;
					}
				}
			}
			if (n && typeof n == `object` && !Array.isArray(n)) for (let e in n) {
				let r = n[e];
				if (typeof r != `boolean`) {
					let n = {
						instancePath: t + `/featureGates/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: `boolean` },
						schema: c.additionalProperties.type,
						parentSchema: c.additionalProperties,
						data: r
					};
					f === null ? f = [n] : f.push(n), p++;
				}
			}
		}
		if (e.transientTaints !== void 0 && (x(e.transientTaints, {
			instancePath: t + `/transientTaints`,
			parentData: e,
			parentDataProperty: `transientTaints`,
			rootData: d
		}) || (f = f === null ? x.errors : f.concat(x.errors), p = f.length)), e.knownLabels !== void 0 && (C(e.knownLabels, {
			instancePath: t + `/knownLabels`,
			parentData: e,
			parentDataProperty: `knownLabels`,
			rootData: d
		}) || (f = f === null ? C.errors : f.concat(C.errors), p = f.length)), e.ignoredWebhooks !== void 0 && (T(e.ignoredWebhooks, {
			instancePath: t + `/ignoredWebhooks`,
			parentData: e,
			parentDataProperty: `ignoredWebhooks`,
			rootData: d
		}) || (f = f === null ? T.errors : f.concat(T.errors), p = f.length)), e.complete !== void 0) {
			let n = e.complete;
			if (typeof n != `boolean`) {
				let e = {
					instancePath: t + `/complete`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: l.type,
					parentSchema: l,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		if (e.autoProvision !== void 0) {
			let n = e.autoProvision;
			if (typeof n != `boolean`) {
				let e = {
					instancePath: t + `/autoProvision`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: u.type,
					parentSchema: u,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		e.pools !== void 0 && (M(e.pools, {
			instancePath: t + `/pools`,
			parentData: e,
			parentDataProperty: `pools`,
			rootData: d
		}) || (f = f === null ? M.errors : f.concat(M.errors), p = f.length)), e.from !== void 0 && (F(e.from, {
			instancePath: t + `/from`,
			parentData: e,
			parentDataProperty: `from`,
			rootData: d
		}) || (f = f === null ? F.errors : f.concat(F.errors), p = f.length)), e.overrides !== void 0 && (L(e.overrides, {
			instancePath: t + `/overrides`,
			parentData: e,
			parentDataProperty: `overrides`,
			rootData: d
		}) || (f = f === null ? L.errors : f.concat(L.errors), p = f.length)), e.gitops !== void 0 && (z(e.gitops, {
			instancePath: t + `/gitops`,
			parentData: e,
			parentDataProperty: `gitops`,
			rootData: d
		}) || (f = f === null ? z.errors : f.concat(z.errors), p = f.length)), e.namespaces !== void 0 && (U(e.namespaces, {
			instancePath: t + `/namespaces`,
			parentData: e,
			parentDataProperty: `namespaces`,
			rootData: d
		}) || (f = f === null ? U.errors : f.concat(U.errors), p = f.length));
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: W.type,
			parentSchema: W,
			data: e
		};
		f === null ? f = [n] : f.push(n), p++;
	}
	return G.errors = f, p === 0;
}
function K(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) G(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? G.errors : a.concat(G.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: ue.type,
			parentSchema: ue,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return K.errors = a, o === 0;
}
const de = {
	type: `array`,
	items: { $ref: `#/definitions/chart` },
	examples: [[{
		path: `charts/api`,
		name: `prod`,
		values: [`charts/api/values-prod.yaml`]
	}]]
};
const q = {
	type: `object`,
	required: [`path`],
	additionalProperties: !1,
	properties: {
		path: {
			type: `string`,
			pattern: `.`,
			examples: [`charts/api`, `charts/*`]
		},
		name: {
			type: `string`,
			pattern: `.`,
			examples: [`prod`]
		},
		values: {
			type: [`string`, `array`],
			pattern: `.`,
			items: {
				type: `string`,
				pattern: `.`,
				examples: [`values-prod.yaml`]
			},
			examples: [[`charts/api/values-prod.yaml`]]
		},
		releaseName: {
			type: `string`,
			pattern: `^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$`,
			examples: [`api`]
		},
		namespace: {
			type: `string`,
			pattern: `^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`,
			examples: [`shop`]
		},
		kubeVersion: {
			type: `string`,
			pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
			examples: [`1.36`]
		},
		clusters: {
			type: `array`,
			items: {
				type: `string`,
				pattern: `.`,
				examples: [`prod-eu`]
			},
			examples: [[`prod-eu`]]
		}
	},
	examples: [{ path: `charts/api` }]
};
const fe = RegExp(`^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$`, `u`);
const pe = RegExp(`^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`, `u`);
function me(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (n && typeof n == `object` && !Array.isArray(n)) {
				if (n.path === void 0) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `required`,
						params: { missingProperty: `path` },
						schema: q.required,
						parentSchema: q,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
				for (let e in n) if (e !== `path` && e !== `name` && e !== `values` && e !== `releaseName` && e !== `namespace` && e !== `kubeVersion` && e !== `clusters`) {
					let i = {
						instancePath: t + `/` + r,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: q,
						data: n
					};
					a === null ? a = [i] : a.push(i), o++;
				}
				if (n.path !== void 0) {
					let e = n.path;
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/path`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: q.properties.path,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/path`,
							keyword: `type`,
							params: { type: `string` },
							schema: q.properties.path.type,
							parentSchema: q.properties.path,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.name !== void 0) {
					let e = n.name;
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/name`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: q.properties.name,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/name`,
							keyword: `type`,
							params: { type: `string` },
							schema: q.properties.name.type,
							parentSchema: q.properties.name,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.values !== void 0) {
					let e = n.values;
					if (typeof e != `string` && !Array.isArray(e)) {
						let n = {
							instancePath: t + `/` + r + `/values`,
							keyword: `type`,
							params: { type: q.properties.values.type },
							schema: q.properties.values.type,
							parentSchema: q.properties.values,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (typeof e == `string` && !h.test(e)) {
						let n = {
							instancePath: t + `/` + r + `/values`,
							keyword: `pattern`,
							params: { pattern: `.` },
							schema: `.`,
							parentSchema: q.properties.values,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (Array.isArray(e)) {
						let n = e.length;
						for (let i = 0; i < n; i++) {
							let n = e[i];
							if (typeof n == `string`) {
								if (!h.test(n)) {
									let e = {
										instancePath: t + `/` + r + `/values/` + i,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: q.properties.values.items,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/` + r + `/values/` + i,
									keyword: `type`,
									params: { type: `string` },
									schema: q.properties.values.items.type,
									parentSchema: q.properties.values.items,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					}
				}
				if (n.releaseName !== void 0) {
					let e = n.releaseName;
					if (typeof e == `string`) {
						if (!fe.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/releaseName`,
								keyword: `pattern`,
								params: { pattern: `^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$` },
								schema: `^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$`,
								parentSchema: q.properties.releaseName,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/releaseName`,
							keyword: `type`,
							params: { type: `string` },
							schema: q.properties.releaseName.type,
							parentSchema: q.properties.releaseName,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.namespace !== void 0) {
					let e = n.namespace;
					if (typeof e == `string`) {
						if (!pe.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/namespace`,
								keyword: `pattern`,
								params: { pattern: `^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$` },
								schema: `^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`,
								parentSchema: q.properties.namespace,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/namespace`,
							keyword: `type`,
							params: { type: `string` },
							schema: q.properties.namespace.type,
							parentSchema: q.properties.namespace,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.kubeVersion !== void 0) {
					let e = n.kubeVersion;
					if (typeof e == `string`) {
						if (!ne.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/kubeVersion`,
								keyword: `pattern`,
								params: { pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$` },
								schema: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
								parentSchema: q.properties.kubeVersion,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/kubeVersion`,
							keyword: `type`,
							params: { type: `string` },
							schema: q.properties.kubeVersion.type,
							parentSchema: q.properties.kubeVersion,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.clusters !== void 0) {
					let e = n.clusters;
					if (Array.isArray(e)) {
						let n = e.length;
						for (let i = 0; i < n; i++) {
							let n = e[i];
							if (typeof n == `string`) {
								if (!h.test(n)) {
									let e = {
										instancePath: t + `/` + r + `/clusters/` + i,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: q.properties.clusters.items,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/` + r + `/clusters/` + i,
									keyword: `type`,
									params: { type: `string` },
									schema: q.properties.clusters.items.type,
									parentSchema: q.properties.clusters.items,
									data: n
								};
								a === null ? a = [e] : a.push(e), o++;
							}
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/clusters`,
							keyword: `type`,
							params: { type: `array` },
							schema: q.properties.clusters.type,
							parentSchema: q.properties.clusters,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `object` },
					schema: q.type,
					parentSchema: q,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: de.type,
			parentSchema: de,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return me.errors = a, o === 0;
}
const he = {
	type: `object`,
	additionalProperties: { $ref: `#/definitions/ruleSetting` },
	examples: [{
		"wildcard-toleration": `error`,
		"unpinned-toleration": `off`
	}]
};
const ge = {
	if: { type: `object` },
	then: {
		type: `object`,
		properties: { severity: { $ref: `#/definitions/ruleSeverity` } }
	},
	else: { $ref: `#/definitions/ruleSeverity` }
};
const J = { enum: [
	`error`,
	`warning`,
	`note`,
	`off`
] };
function _e(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0, s = o, c = !0, l = o;
	if (!e || typeof e != `object` || Array.isArray(e)) {
		let e = {};
		a === null ? a = [e] : a.push(e), o++;
	}
	var u = l === o;
	o = s, a !== null && (s ? a.length = s : a = null);
	let d;
	if (u) {
		let n = o;
		if (e && typeof e == `object` && !Array.isArray(e)) {
			if (e.severity !== void 0) {
				let n = e.severity;
				if (n !== `error` && n !== `warning` && n !== `note` && n !== `off`) {
					let e = {
						instancePath: t + `/severity`,
						keyword: `enum`,
						params: { allowedValues: J.enum },
						schema: J.enum,
						parentSchema: J,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			}
		} else {
			let n = {
				instancePath: t,
				keyword: `type`,
				params: { type: `object` },
				schema: ge.then.type,
				parentSchema: ge.then,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		var u = n === o;
		c = u, d = `then`;
	} else {
		let n = o;
		if (e !== `error` && e !== `warning` && e !== `note` && e !== `off`) {
			let n = {
				instancePath: t,
				keyword: `enum`,
				params: { allowedValues: J.enum },
				schema: J.enum,
				parentSchema: J,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		var u = n === o;
		c = u, d = `else`;
	}
	if (!c) {
		let n = {
			instancePath: t,
			keyword: `if`,
			params: { failingKeyword: d },
			schema: ge.if,
			parentSchema: ge,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return _e.errors = a, o === 0;
}
function Y(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) for (let n in e) _e(e[n], {
		instancePath: t + `/` + n.replace(/~/g, `~0`).replace(/\//g, `~1`),
		parentData: e,
		parentDataProperty: n,
		rootData: i
	}) || (a = a === null ? _e.errors : a.concat(_e.errors), o = a.length);
	else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: he.type,
			parentSchema: he,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return Y.errors = a, o === 0;
}
const ve = {
	type: `array`,
	items: { $ref: `#/definitions/ruleOverride` },
	examples: [[{
		files: [`k8s/legacy/**`],
		rules: { "wildcard-toleration": `note` }
	}]]
};
const X = {
	type: `object`,
	required: [`rules`],
	additionalProperties: !1,
	properties: {
		files: {
			type: `array`,
			items: { $ref: `#/definitions/glob` },
			examples: [[`k8s/legacy/**`]]
		},
		clusters: {
			type: `array`,
			items: {
				type: `string`,
				pattern: `.`,
				examples: [`dev`]
			},
			examples: [[`dev`]]
		},
		rules: { $ref: `#/definitions/rules` }
	},
	examples: [{
		files: [`k8s/legacy/**`],
		rules: { "wildcard-toleration": `note` }
	}]
};
function Z(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.rules === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `rules` },
				schema: X.required,
				parentSchema: X,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		for (let n in e) if (n !== `files` && n !== `clusters` && n !== `rules`) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: X,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.files !== void 0) {
			let n = e.files;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/files/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: _,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/files/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: _.type,
							parentSchema: _,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/files`,
					keyword: `type`,
					params: { type: `array` },
					schema: X.properties.files.type,
					parentSchema: X.properties.files,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.clusters !== void 0) {
			let n = e.clusters;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/clusters/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: X.properties.clusters.items,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/clusters/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: X.properties.clusters.items.type,
							parentSchema: X.properties.clusters.items,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/clusters`,
					keyword: `type`,
					params: { type: `array` },
					schema: X.properties.clusters.type,
					parentSchema: X.properties.clusters,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		e.rules !== void 0 && (Y(e.rules, {
			instancePath: t + `/rules`,
			parentData: e,
			parentDataProperty: `rules`,
			rootData: i
		}) || (a = a === null ? Y.errors : a.concat(Y.errors), o = a.length));
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: X.type,
			parentSchema: X,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return Z.errors = a, o === 0;
}
function ye(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) Z(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? Z.errors : a.concat(Z.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: ve.type,
			parentSchema: ve,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return ye.errors = a, o === 0;
}
const be = {
	type: `array`,
	items: { $ref: `#/definitions/suppression` },
	examples: [[{
		rule: `wildcard-toleration`,
		workload: `kube-system/DaemonSet/cilium`,
		reason: `CNI runs everywhere`
	}]]
};
const Q = {
	type: `object`,
	required: [`rule`, `reason`],
	additionalProperties: !1,
	properties: {
		rule: {
			type: `string`,
			examples: [`wildcard-toleration`]
		},
		workload: {
			type: `string`,
			pattern: `.`,
			examples: [`kube-system/DaemonSet/cilium`]
		},
		file: {
			type: `string`,
			pattern: `.`,
			examples: [`k8s/legacy/**`]
		},
		reason: {
			type: `string`,
			pattern: `[^\\s]`,
			examples: [`CNI runs everywhere`]
		},
		expires: {
			type: `string`,
			pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`,
			examples: [`2027-06-30`]
		}
	},
	examples: [{
		rule: `wildcard-toleration`,
		reason: `CNI runs everywhere`
	}]
};
const xe = RegExp(`[^\\s]`, `u`);
const Se = RegExp(`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`, `u`);
function Ce(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (n && typeof n == `object` && !Array.isArray(n)) {
				if (n.rule === void 0) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `required`,
						params: { missingProperty: `rule` },
						schema: Q.required,
						parentSchema: Q,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
				if (n.reason === void 0) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `required`,
						params: { missingProperty: `reason` },
						schema: Q.required,
						parentSchema: Q,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
				for (let e in n) if (e !== `rule` && e !== `workload` && e !== `file` && e !== `reason` && e !== `expires`) {
					let i = {
						instancePath: t + `/` + r,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: Q,
						data: n
					};
					a === null ? a = [i] : a.push(i), o++;
				}
				if (n.rule !== void 0) {
					let e = n.rule;
					if (typeof e != `string`) {
						let n = {
							instancePath: t + `/` + r + `/rule`,
							keyword: `type`,
							params: { type: `string` },
							schema: Q.properties.rule.type,
							parentSchema: Q.properties.rule,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.workload !== void 0) {
					let e = n.workload;
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/workload`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: Q.properties.workload,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/workload`,
							keyword: `type`,
							params: { type: `string` },
							schema: Q.properties.workload.type,
							parentSchema: Q.properties.workload,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.file !== void 0) {
					let e = n.file;
					if (typeof e == `string`) {
						if (!h.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/file`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: Q.properties.file,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/file`,
							keyword: `type`,
							params: { type: `string` },
							schema: Q.properties.file.type,
							parentSchema: Q.properties.file,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.reason !== void 0) {
					let e = n.reason;
					if (typeof e == `string`) {
						if (!xe.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/reason`,
								keyword: `pattern`,
								params: { pattern: `[^\\s]` },
								schema: `[^\\s]`,
								parentSchema: Q.properties.reason,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/reason`,
							keyword: `type`,
							params: { type: `string` },
							schema: Q.properties.reason.type,
							parentSchema: Q.properties.reason,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.expires !== void 0) {
					let e = n.expires;
					if (typeof e == `string`) {
						if (!Se.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/expires`,
								keyword: `pattern`,
								params: { pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}$` },
								schema: `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`,
								parentSchema: Q.properties.expires,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/expires`,
							keyword: `type`,
							params: { type: `string` },
							schema: Q.properties.expires.type,
							parentSchema: Q.properties.expires,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `object` },
					schema: Q.type,
					parentSchema: Q,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: be.type,
			parentSchema: be,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return Ce.errors = a, o === 0;
}
const we = {
	type: `array`,
	items: { $ref: `#/definitions/workloadKind` },
	examples: [[{
		group: `example.com`,
		kind: `Trainer`,
		podSpec: `spec.template.spec`
	}]]
};
const $ = {
	type: `object`,
	required: [`group`, `kind`],
	additionalProperties: !1,
	properties: {
		group: {
			type: `string`,
			pattern: `^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$`,
			examples: [`example.com`]
		},
		kind: {
			type: `string`,
			pattern: `^[A-Za-z][A-Za-z0-9]*$`,
			examples: [`Trainer`]
		},
		part: {
			type: `string`,
			pattern: `\\S`,
			examples: [`worker group`]
		},
		podSpec: {
			type: `string`,
			examples: [`spec.groups[*].template.spec`]
		},
		tolerations: {
			type: `string`,
			examples: [`spec.tolerations`]
		},
		nodeSelector: {
			type: `string`,
			examples: [`spec.nodeSelector`]
		},
		affinity: {
			type: `string`,
			examples: [`spec.affinity`]
		},
		nodeAffinity: {
			type: `string`,
			examples: [`spec.nodeAffinity`]
		}
	}
};
const Te = RegExp(`^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$`, `u`);
const Ee = RegExp(`^[A-Za-z][A-Za-z0-9]*$`, `u`);
const De = RegExp(`\\S`, `u`);
function Oe(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (n && typeof n == `object` && !Array.isArray(n)) {
				if (n.group === void 0) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `required`,
						params: { missingProperty: `group` },
						schema: $.required,
						parentSchema: $,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
				if (n.kind === void 0) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `required`,
						params: { missingProperty: `kind` },
						schema: $.required,
						parentSchema: $,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
				for (let e in n) if (e !== `group` && e !== `kind` && e !== `part` && e !== `podSpec` && e !== `tolerations` && e !== `nodeSelector` && e !== `affinity` && e !== `nodeAffinity`) {
					let i = {
						instancePath: t + `/` + r,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: $,
						data: n
					};
					a === null ? a = [i] : a.push(i), o++;
				}
				if (n.group !== void 0) {
					let e = n.group;
					if (typeof e == `string`) {
						if (!Te.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/group`,
								keyword: `pattern`,
								params: { pattern: `^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$` },
								schema: `^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$`,
								parentSchema: $.properties.group,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/group`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.group.type,
							parentSchema: $.properties.group,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.kind !== void 0) {
					let e = n.kind;
					if (typeof e == `string`) {
						if (!Ee.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/kind`,
								keyword: `pattern`,
								params: { pattern: `^[A-Za-z][A-Za-z0-9]*$` },
								schema: `^[A-Za-z][A-Za-z0-9]*$`,
								parentSchema: $.properties.kind,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/kind`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.kind.type,
							parentSchema: $.properties.kind,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.part !== void 0) {
					let e = n.part;
					if (typeof e == `string`) {
						if (!De.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/part`,
								keyword: `pattern`,
								params: { pattern: `\\S` },
								schema: `\\S`,
								parentSchema: $.properties.part,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/part`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.part.type,
							parentSchema: $.properties.part,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.podSpec !== void 0) {
					let e = n.podSpec;
					if (typeof e != `string`) {
						let n = {
							instancePath: t + `/` + r + `/podSpec`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.podSpec.type,
							parentSchema: $.properties.podSpec,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.tolerations !== void 0) {
					let e = n.tolerations;
					if (typeof e != `string`) {
						let n = {
							instancePath: t + `/` + r + `/tolerations`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.tolerations.type,
							parentSchema: $.properties.tolerations,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.nodeSelector !== void 0) {
					let e = n.nodeSelector;
					if (typeof e != `string`) {
						let n = {
							instancePath: t + `/` + r + `/nodeSelector`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.nodeSelector.type,
							parentSchema: $.properties.nodeSelector,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.affinity !== void 0) {
					let e = n.affinity;
					if (typeof e != `string`) {
						let n = {
							instancePath: t + `/` + r + `/affinity`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.affinity.type,
							parentSchema: $.properties.affinity,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.nodeAffinity !== void 0) {
					let e = n.nodeAffinity;
					if (typeof e != `string`) {
						let n = {
							instancePath: t + `/` + r + `/nodeAffinity`,
							keyword: `type`,
							params: { type: `string` },
							schema: $.properties.nodeAffinity.type,
							parentSchema: $.properties.nodeAffinity,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `object` },
					schema: $.type,
					parentSchema: $,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: we.type,
			parentSchema: we,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return Oe.errors = a, o === 0;
}
function ke(e, { instancePath: g = ``, parentData: _, parentDataProperty: ae, rootData: b = e } = {}) {
	let S = null, w = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.version === void 0) {
			let n = {
				instancePath: g,
				keyword: `required`,
				params: { missingProperty: `version` },
				schema: t.required,
				parentSchema: t,
				data: e
			};
			S === null ? S = [n] : S.push(n), w++;
		}
		for (let n in e) if (!ee.call(t.properties, n)) {
			let r = {
				instancePath: g,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: t,
				data: e
			};
			S === null ? S = [r] : S.push(r), w++;
		}
		if (e.version !== void 0) {
			let t = e.version;
			if (t !== 1) {
				let e = {
					instancePath: g + `/version`,
					keyword: `const`,
					params: { allowedValue: 1 },
					schema: 1,
					parentSchema: n,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.origin !== void 0) {
			let t = e.origin;
			if (typeof t == `string`) {
				if (!te.test(t)) {
					let e = {
						instancePath: g + `/origin`,
						keyword: `pattern`,
						params: { pattern: `^[^@]{1,300}(@[0-9a-f]{40,64})?$` },
						schema: `^[^@]{1,300}(@[0-9a-f]{40,64})?$`,
						parentSchema: r,
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
			} else {
				let e = {
					instancePath: g + `/origin`,
					keyword: `type`,
					params: { type: `string` },
					schema: r.type,
					parentSchema: r,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.manifests !== void 0 && (v(e.manifests, {
			instancePath: g + `/manifests`,
			parentData: e,
			parentDataProperty: `manifests`,
			rootData: b
		}) || (S = S === null ? v.errors : S.concat(v.errors), w = S.length)), e.exclude !== void 0 && (y(e.exclude, {
			instancePath: g + `/exclude`,
			parentData: e,
			parentDataProperty: `exclude`,
			rootData: b
		}) || (S = S === null ? y.errors : S.concat(y.errors), w = S.length)), e.provider !== void 0) {
			let t = e.provider;
			if (t !== `eks` && t !== `gke` && t !== `aks` && t !== `aws` && t !== `gcp` && t !== `google` && t !== `azure` && t !== `openshift` && t !== `kubeadm` && t !== `kind` && t !== `k3s` && t !== `rke2` && t !== `talos` && t !== `kops` && t !== `cluster-api` && t !== `gardener` && t !== `doks` && t !== `ack` && t !== `oke` && t !== `other`) {
				let e = {
					instancePath: g + `/provider`,
					keyword: `enum`,
					params: { allowedValues: i.enum },
					schema: i.enum,
					parentSchema: i,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.kubernetesVersion !== void 0) {
			let t = e.kubernetesVersion;
			if (typeof t == `string`) {
				if (!ne.test(t)) {
					let e = {
						instancePath: g + `/kubernetesVersion`,
						keyword: `pattern`,
						params: { pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$` },
						schema: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
						parentSchema: a,
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
			} else {
				let e = {
					instancePath: g + `/kubernetesVersion`,
					keyword: `type`,
					params: { type: `string` },
					schema: a.type,
					parentSchema: a,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.implicit !== void 0) {
			let t = e.implicit;
			if (t !== `apply` && t !== `warn` && t !== `off`) {
				let e = {
					instancePath: g + `/implicit`,
					keyword: `enum`,
					params: { allowedValues: o.enum },
					schema: o.enum,
					parentSchema: o,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.admission !== void 0) {
			let t = e.admission;
			if (t && typeof t == `object` && !Array.isArray(t)) {
				for (let e in t) if (e !== `defaultTolerationSeconds` && e !== `extendedResourceToleration` && e !== `runtimeClass` && e !== `podNodeSelector` && e !== `podTolerationRestriction`) {
					let n = {
						instancePath: g + `/admission`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: s,
						data: t
					};
					S === null ? S = [n] : S.push(n), w++;
				}
				if (t.defaultTolerationSeconds !== void 0) {
					let e = t.defaultTolerationSeconds;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: g + `/admission/defaultTolerationSeconds`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.defaultTolerationSeconds.type,
							parentSchema: s.properties.defaultTolerationSeconds,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.extendedResourceToleration !== void 0) {
					let e = t.extendedResourceToleration;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: g + `/admission/extendedResourceToleration`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.extendedResourceToleration.type,
							parentSchema: s.properties.extendedResourceToleration,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.runtimeClass !== void 0) {
					let e = t.runtimeClass;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: g + `/admission/runtimeClass`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.runtimeClass.type,
							parentSchema: s.properties.runtimeClass,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.podNodeSelector !== void 0) {
					let e = t.podNodeSelector;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: g + `/admission/podNodeSelector`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.podNodeSelector.type,
							parentSchema: s.properties.podNodeSelector,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.podTolerationRestriction !== void 0) {
					let e = t.podTolerationRestriction;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: g + `/admission/podTolerationRestriction`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: s.properties.podTolerationRestriction.type,
							parentSchema: s.properties.podTolerationRestriction,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
			} else {
				let e = {
					instancePath: g + `/admission`,
					keyword: `type`,
					params: { type: `object` },
					schema: s.type,
					parentSchema: s,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.featureGates !== void 0) {
			let t = e.featureGates;
			if (!t || typeof t != `object`) {
				let e = {
					instancePath: g + `/featureGates`,
					keyword: `type`,
					params: { type: c.type },
					schema: c.type,
					parentSchema: c,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
			if (Array.isArray(t)) {
				let e = t.length;
				for (let n = 0; n < e; n++) {
					let e = t[n];
					if (typeof e == `string`) {
						if (!re.test(e)) {
							let t = {
								instancePath: g + `/featureGates/` + n,
								keyword: `pattern`,
								params: { pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$` },
								schema: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
								parentSchema: c.items,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					} else {
						let t = {
							instancePath: g + `/featureGates/` + n,
							keyword: `type`,
							params: { type: `string` },
							schema: c.items.type,
							parentSchema: c.items,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
			}
			if (t && typeof t == `object` && !Array.isArray(t)) for (let e in t) {
				let n = t[e];
				if (typeof n != `boolean`) {
					let t = {
						instancePath: g + `/featureGates/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: `boolean` },
						schema: c.additionalProperties.type,
						parentSchema: c.additionalProperties,
						data: n
					};
					S === null ? S = [t] : S.push(t), w++;
				}
			}
		}
		if (e.transientTaints !== void 0 && (x(e.transientTaints, {
			instancePath: g + `/transientTaints`,
			parentData: e,
			parentDataProperty: `transientTaints`,
			rootData: b
		}) || (S = S === null ? x.errors : S.concat(x.errors), w = S.length)), e.knownLabels !== void 0 && (C(e.knownLabels, {
			instancePath: g + `/knownLabels`,
			parentData: e,
			parentDataProperty: `knownLabels`,
			rootData: b
		}) || (S = S === null ? C.errors : S.concat(C.errors), w = S.length)), e.ignoredWebhooks !== void 0 && (T(e.ignoredWebhooks, {
			instancePath: g + `/ignoredWebhooks`,
			parentData: e,
			parentDataProperty: `ignoredWebhooks`,
			rootData: b
		}) || (S = S === null ? T.errors : S.concat(T.errors), w = S.length)), e.complete !== void 0) {
			let t = e.complete;
			if (typeof t != `boolean`) {
				let e = {
					instancePath: g + `/complete`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: l.type,
					parentSchema: l,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.autoProvision !== void 0) {
			let t = e.autoProvision;
			if (typeof t != `boolean`) {
				let e = {
					instancePath: g + `/autoProvision`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: u.type,
					parentSchema: u,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.pools !== void 0 && (M(e.pools, {
			instancePath: g + `/pools`,
			parentData: e,
			parentDataProperty: `pools`,
			rootData: b
		}) || (S = S === null ? M.errors : S.concat(M.errors), w = S.length)), e.from !== void 0 && (F(e.from, {
			instancePath: g + `/from`,
			parentData: e,
			parentDataProperty: `from`,
			rootData: b
		}) || (S = S === null ? F.errors : S.concat(F.errors), w = S.length)), e.overrides !== void 0 && (L(e.overrides, {
			instancePath: g + `/overrides`,
			parentData: e,
			parentDataProperty: `overrides`,
			rootData: b
		}) || (S = S === null ? L.errors : S.concat(L.errors), w = S.length)), e.gitops !== void 0 && (z(e.gitops, {
			instancePath: g + `/gitops`,
			parentData: e,
			parentDataProperty: `gitops`,
			rootData: b
		}) || (S = S === null ? z.errors : S.concat(z.errors), w = S.length)), e.namespaces !== void 0 && (U(e.namespaces, {
			instancePath: g + `/namespaces`,
			parentData: e,
			parentDataProperty: `namespaces`,
			rootData: b
		}) || (S = S === null ? U.errors : S.concat(U.errors), w = S.length)), e.clusters !== void 0 && (K(e.clusters, {
			instancePath: g + `/clusters`,
			parentData: e,
			parentDataProperty: `clusters`,
			rootData: b
		}) || (S = S === null ? K.errors : S.concat(K.errors), w = S.length)), e.charts !== void 0 && (me(e.charts, {
			instancePath: g + `/charts`,
			parentData: e,
			parentDataProperty: `charts`,
			rootData: b
		}) || (S = S === null ? me.errors : S.concat(me.errors), w = S.length)), e.rules !== void 0 && (Y(e.rules, {
			instancePath: g + `/rules`,
			parentData: e,
			parentDataProperty: `rules`,
			rootData: b
		}) || (S = S === null ? Y.errors : S.concat(Y.errors), w = S.length)), e.ruleOverrides !== void 0 && (ye(e.ruleOverrides, {
			instancePath: g + `/ruleOverrides`,
			parentData: e,
			parentDataProperty: `ruleOverrides`,
			rootData: b
		}) || (S = S === null ? ye.errors : S.concat(ye.errors), w = S.length)), e.suppress !== void 0 && (Ce(e.suppress, {
			instancePath: g + `/suppress`,
			parentData: e,
			parentDataProperty: `suppress`,
			rootData: b
		}) || (S = S === null ? Ce.errors : S.concat(Ce.errors), w = S.length)), e.failOn !== void 0) {
			let t = e.failOn;
			if (t !== `error` && t !== `warning` && t !== `note` && t !== `never`) {
				let e = {
					instancePath: g + `/failOn`,
					keyword: `enum`,
					params: { allowedValues: d.enum },
					schema: d.enum,
					parentSchema: d,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.render !== void 0) {
			let t = e.render, n = w, r = !1, i = w;
			if (t !== `auto` && t !== `off`) {
				let e = {
					instancePath: g + `/render`,
					keyword: `enum`,
					params: { allowedValues: f.anyOf[0].enum },
					schema: f.anyOf[0].enum,
					parentSchema: f.anyOf[0],
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
			var E = i === w;
			if (r ||= E, !r) {
				let e = w;
				if (t && typeof t == `object` && !Array.isArray(t)) {
					if (Object.keys(t).length < 1) {
						let e = {
							instancePath: g + `/render`,
							keyword: `minProperties`,
							params: { limit: 1 },
							schema: 1,
							parentSchema: f.anyOf[1],
							data: t
						};
						S === null ? S = [e] : S.push(e), w++;
					}
					for (let e in t) if (e !== `kustomize` && e !== `helm`) {
						let n = {
							instancePath: g + `/render`,
							keyword: `additionalProperties`,
							params: { additionalProperty: e },
							schema: !1,
							parentSchema: f.anyOf[1],
							data: t
						};
						S === null ? S = [n] : S.push(n), w++;
					}
					if (t.kustomize !== void 0) {
						let e = t.kustomize;
						if (typeof e == `string`) {
							if (!h.test(e)) {
								let t = {
									instancePath: g + `/render/kustomize`,
									keyword: `pattern`,
									params: { pattern: `.` },
									schema: `.`,
									parentSchema: f.anyOf[1].properties.kustomize,
									data: e
								};
								S === null ? S = [t] : S.push(t), w++;
							}
						} else {
							let t = {
								instancePath: g + `/render/kustomize`,
								keyword: `type`,
								params: { type: `string` },
								schema: f.anyOf[1].properties.kustomize.type,
								parentSchema: f.anyOf[1].properties.kustomize,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
					if (t.helm !== void 0) {
						let e = t.helm;
						if (typeof e == `string`) {
							if (!h.test(e)) {
								let t = {
									instancePath: g + `/render/helm`,
									keyword: `pattern`,
									params: { pattern: `.` },
									schema: `.`,
									parentSchema: f.anyOf[1].properties.helm,
									data: e
								};
								S === null ? S = [t] : S.push(t), w++;
							}
						} else {
							let t = {
								instancePath: g + `/render/helm`,
								keyword: `type`,
								params: { type: `string` },
								schema: f.anyOf[1].properties.helm.type,
								parentSchema: f.anyOf[1].properties.helm,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				} else {
					let e = {
						instancePath: g + `/render`,
						keyword: `type`,
						params: { type: `object` },
						schema: f.anyOf[1].type,
						parentSchema: f.anyOf[1],
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
				var E = e === w;
				r ||= E;
			}
			if (r) w = n, S !== null && (n ? S.length = n : S = null);
			else {
				let e = {
					instancePath: g + `/render`,
					keyword: `anyOf`,
					params: {},
					schema: f.anyOf,
					parentSchema: f,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.limits !== void 0) {
			let t = e.limits;
			if (t && typeof t == `object` && !Array.isArray(t)) {
				if (Object.keys(t).length < 1) {
					let e = {
						instancePath: g + `/limits`,
						keyword: `minProperties`,
						params: { limit: 1 },
						schema: 1,
						parentSchema: p,
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
				for (let e in t) if (e !== `parts` && e !== `cells` && e !== `findings` && e !== `renderingSeconds` && e !== `seconds`) {
					let n = {
						instancePath: g + `/limits`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: p,
						data: t
					};
					S === null ? S = [n] : S.push(n), w++;
				}
				if (t.parts !== void 0) {
					let e = t.parts;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: g + `/limits/parts`,
							keyword: `type`,
							params: { type: `integer` },
							schema: p.properties.parts.type,
							parentSchema: p.properties.parts,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e8 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/parts`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e8
								},
								schema: 1e8,
								parentSchema: p.properties.parts,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 4e6 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/parts`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 4e6
								},
								schema: 4e6,
								parentSchema: p.properties.parts,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				}
				if (t.cells !== void 0) {
					let e = t.cells;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: g + `/limits/cells`,
							keyword: `type`,
							params: { type: `integer` },
							schema: p.properties.cells.type,
							parentSchema: p.properties.cells,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e10 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/cells`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e10
								},
								schema: 1e10,
								parentSchema: p.properties.cells,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 25e6 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/cells`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 25e6
								},
								schema: 25e6,
								parentSchema: p.properties.cells,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				}
				if (t.findings !== void 0) {
					let e = t.findings;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: g + `/limits/findings`,
							keyword: `type`,
							params: { type: `integer` },
							schema: p.properties.findings.type,
							parentSchema: p.properties.findings,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e8 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/findings`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e8
								},
								schema: 1e8,
								parentSchema: p.properties.findings,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 1e6 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/findings`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 1e6
								},
								schema: 1e6,
								parentSchema: p.properties.findings,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				}
				if (t.renderingSeconds !== void 0) {
					let e = t.renderingSeconds;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: g + `/limits/renderingSeconds`,
							keyword: `type`,
							params: { type: `integer` },
							schema: p.properties.renderingSeconds.type,
							parentSchema: p.properties.renderingSeconds,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 86400 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/renderingSeconds`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 86400
								},
								schema: 86400,
								parentSchema: p.properties.renderingSeconds,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 600 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/renderingSeconds`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 600
								},
								schema: 600,
								parentSchema: p.properties.renderingSeconds,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				}
				if (t.seconds !== void 0) {
					let e = t.seconds;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: g + `/limits/seconds`,
							keyword: `type`,
							params: { type: `integer` },
							schema: p.properties.seconds.type,
							parentSchema: p.properties.seconds,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 86400 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/seconds`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 86400
								},
								schema: 86400,
								parentSchema: p.properties.seconds,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 600 || isNaN(e)) {
							let t = {
								instancePath: g + `/limits/seconds`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 600
								},
								schema: 600,
								parentSchema: p.properties.seconds,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				}
			} else {
				let e = {
					instancePath: g + `/limits`,
					keyword: `type`,
					params: { type: `object` },
					schema: p.type,
					parentSchema: p,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.coverage !== void 0) {
			let t = e.coverage;
			if (t && typeof t == `object` && !Array.isArray(t)) {
				if (Object.keys(t).length < 1) {
					let e = {
						instancePath: g + `/coverage`,
						keyword: `minProperties`,
						params: { limit: 1 },
						schema: 1,
						parentSchema: m,
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
				for (let e in t) if (e !== `releases` && e !== `workloads`) {
					let n = {
						instancePath: g + `/coverage`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: m,
						data: t
					};
					S === null ? S = [n] : S.push(n), w++;
				}
				if (t.releases !== void 0) {
					let e = t.releases;
					if (typeof e == `string`) {
						if (!ie.test(e)) {
							let t = {
								instancePath: g + `/coverage/releases`,
								keyword: `pattern`,
								params: { pattern: `^(100|[1-9]?[0-9])%$` },
								schema: `^(100|[1-9]?[0-9])%$`,
								parentSchema: m.properties.releases,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					} else {
						let t = {
							instancePath: g + `/coverage/releases`,
							keyword: `type`,
							params: { type: `string` },
							schema: m.properties.releases.type,
							parentSchema: m.properties.releases,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.workloads !== void 0) {
					let e = t.workloads;
					if (typeof e == `string`) {
						if (!ie.test(e)) {
							let t = {
								instancePath: g + `/coverage/workloads`,
								keyword: `pattern`,
								params: { pattern: `^(100|[1-9]?[0-9])%$` },
								schema: `^(100|[1-9]?[0-9])%$`,
								parentSchema: m.properties.workloads,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					} else {
						let t = {
							instancePath: g + `/coverage/workloads`,
							keyword: `type`,
							params: { type: `string` },
							schema: m.properties.workloads.type,
							parentSchema: m.properties.workloads,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
			} else {
				let e = {
					instancePath: g + `/coverage`,
					keyword: `type`,
					params: { type: `object` },
					schema: m.type,
					parentSchema: m,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		e.workloads !== void 0 && (Oe(e.workloads, {
			instancePath: g + `/workloads`,
			parentData: e,
			parentDataProperty: `workloads`,
			rootData: b
		}) || (S = S === null ? Oe.errors : S.concat(Oe.errors), w = S.length));
	} else {
		let n = {
			instancePath: g,
			keyword: `type`,
			params: { type: `object` },
			schema: t.type,
			parentSchema: t,
			data: e
		};
		S === null ? S = [n] : S.push(n), w++;
	}
	return ke.errors = S, w === 0;
}
const schemaErrors = (t) => e(t) ? [] : e.errors;

// src/inventory/declaration/schema-errors.ts
const TYPE_PHRASES = {
	string: "a string",
	number: "a number",
	integer: "a whole number",
	boolean: "true or false",
	array: "a list",
	object: "a mapping",
	null: "empty"
};
const KEYWORDS = [
	"type",
	"enum",
	"pattern",
	"minimum",
	"additionalProperties",
	"required"
];
function describeSchemaErrors(document, errors) {
	const described = /* @__PURE__ */ new Map();
	const ordered = errors.filter((error) => KEYWORDS.includes(error.keyword)).sort((a, b) => KEYWORDS.indexOf(a.keyword) - KEYWORDS.indexOf(b.keyword));
	for (const error of ordered) {
		if (error.keyword === "required" && missingKeys(error, errors).length === 0) continue;
		const placed = placeError(document, error);
		const range = locate({
			document,
			path: placed.path,
			target: placed.target
		});
		const place = `${range.line}:${range.column}`;
		if (!described.has(place)) described.set(place, {
			message: describe(document, placed, errors),
			range
		});
	}
	return [...described.values()].sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
}
function placeError(document, error) {
	const path = [];
	for (const segment of error.instancePath.split("/").slice(1)) {
		const step = segment.replaceAll("~1", "/").replaceAll("~0", "~");
		path.push(nodeAt(document.root, path)?.kind === "sequence" ? Number(step) : step);
	}
	const unknownKey = error.params.additionalProperty;
	if (unknownKey === void 0) return {
		error,
		path,
		target: "value"
	};
	return {
		error,
		path: [...path, unknownKey],
		target: "key"
	};
}
function describe(document, placed, errors) {
	const { error, path } = placed;
	const node = nodeAt(document.root, path);
	const subject = nameOf(path);
	const found = describeNode(node);
	switch (error.keyword) {
		case "type": return describeType(error, node, subject, wordsAt(error, errors));
		case "enum": return describeEnum(error, node, subject);
		case "pattern":
			if (found === "\"\"") return `${subject} is empty${exampleOf(error)}`;
			return `${subject} is not legal: found ${found}${exampleOf(error)}`;
		case "minimum": return `${subject} must be at least ${error.params.limit}, found ${found}`;
		case "additionalProperties": return describeUnknownKey(error, path);
		default: return `${subject} needs ${joinWords(missingKeys(error, errors).map(quoted))}`;
	}
}
function nameOf(path) {
	const last = path.at(-1);
	if (last === void 0) return "the file";
	if (typeof last === "string") return quoted(last);
	return `item ${last + 1} of ${nameOf(path.slice(0, -1))}`;
}
function wordsAt({ instancePath }, errors) {
	return (errors.find((one) => one.keyword === "enum" && one.instancePath === instancePath)?.params.allowedValues ?? []).map(String);
}
function describeType(error, node, subject, words) {
	const types = [error.params.type ?? []].flat();
	const found = `${subject} must be ${types.includes("string") && types.includes("boolean") ? "a single value" : joinWords([...words.map(quoted), ...types.map((type) => TYPE_PHRASES[type] ?? type)], "or")}, found ${describeNode(node)}`;
	if (words.length > 0) return `${found}${didYouMean(node?.kind === "scalar" ? nearestWord(node.text, words) : void 0)}`;
	return node?.kind === "scalar" && node.value !== null && types.join() === "string" ? `${found}: write ${quoted(node.text)} in quotes` : `${found}${exampleOf(error)}`;
}
function describeEnum(error, node, subject) {
	const legal = (error.params.allowedValues ?? []).map(String);
	const nearest = node?.kind === "scalar" ? nearestWord(node.text, legal) : void 0;
	const suggestion = didYouMean(nearest);
	return `${subject} must be ${joinWords(legal.map(quoted), "or")}, found ${describeNode(node)}${suggestion}`;
}
function describeUnknownKey(error, path) {
	const key = error.params.additionalProperty ?? "";
	const legal = `: legal keys are ${joinWords(legalKeys(error).map(quoted))}`;
	return `unknown key ${quoted(key)} in ${nameOf(path.slice(0, -1))}${didYouMean(nearestKey(error), legal)}`;
}
function legalKeys(error) {
	return Object.keys(error.parentSchema.properties ?? {});
}
const MEANT = new Map(Object.entries({
	ignore: "exclude",
	skip: "exclude",
	severity: "rules",
	checks: "rules",
	files: "manifests"
}));
function nearestKey(error) {
	const { additionalProperty: key = "" } = error.params;
	const legal = legalKeys(error);
	return legal.find((one) => one === MEANT.get(key)) ?? nearestWord(key, legal);
}
function missingKeys(error, errors) {
	const ofMapping = errors.filter(({ instancePath }) => instancePath === error.instancePath);
	const misspelt = ofMapping.filter(({ keyword }) => keyword === "additionalProperties").map(nearestKey);
	return ofMapping.filter(({ keyword }) => keyword === "required").map((one) => one.params.missingProperty ?? "").filter((key) => !misspelt.includes(key));
}
function exampleOf(error) {
	const [example] = error.parentSchema.examples ?? [];
	return example === void 0 ? "" : `, for example ${JSON.stringify(example)}`;
}

// src/lint/configuration/parse-configuration.ts
function parseConfiguration(file, options) {
	const parsed = parseDocuments(file);
	const problems = parsed.problems.map(({ message, span }) => ({
		message,
		range: rangeOfSpan(file, span)
	}));
	const [document, second] = parsed.documents;
	if (problems.length > 0) return refuse(...problems);
	if (document === void 0 || document.root.kind === "scalar" && document.root.value === null) return refuse({
		message: `the ${options.kind} is empty: write at least "version: 1"`,
		range: rangeOfSpan(file, {
			start: 0,
			end: 0
		})
	});
	if (second !== void 0) return refuse({
		message: `the ${options.kind} must be one document, found a second one`,
		range: locate({
			document: second,
			path: [],
			target: "value"
		})
	});
	const errors = describeMisfit(document, options.kind);
	return errors.length > 0 ? refuse(...errors) : readConfigurationDocument(document, options);
}
function refuse(...errors) {
	return {
		configuration: void 0,
		errors
	};
}
function describeNoVersion({ root, file: { path } }) {
	if (getValue(root, "apiVersion") === void 0) return "\"version\" is missing: write \"version: 1\"";
	return `it holds objects of Kubernetes: "taintlint init ${path}" writes the configuration that reads their pools`;
}
function describeMisfit(document, kind) {
	const { root } = document;
	const top = {
		document,
		path: [],
		target: "value"
	};
	if (root.kind !== "mapping") return [errorAt(top, `the ${kind} must be a mapping that begins with "version: 1", found ${describeNode(root)}`)];
	const version = getValue(root, "version");
	if (version === void 0) return [errorAt(top, describeNoVersion(document))];
	const value = toConfigurationValue(root);
	if (version.kind !== "scalar" || version.value !== 1) {
		const message = `"version" must be the number 1, found ${describeNode(version)}: no other version is known`;
		return [errorAt({
			...top,
			path: ["version"]
		}, message)];
	}
	return [...describeSchemaErrors(document, schemaErrors(value)), ...kind === "inventory" ? describeLintKeys(document) : []].sort(byPlaceOfError);
}
function describeLintKeys(document) {
	return LINT_KEYS.filter((key) => getEntry(document.root, key) !== void 0).map((key) => errorAt({
		document,
		path: [key],
		target: "key"
	}, `an inventory has no "${key}": it belongs into "taintlint.yaml"`));
}

export { parseConfiguration };