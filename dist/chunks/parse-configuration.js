import { describeNode, didYouMean, errorAt, getEntry, getValue, joinWords, locate, nearestWord, nodeAt, quoted, rangeOfSpan, toConfigurationValue } from "./program.js";
import { byPlaceOfError, parseDocuments, readConfigurationDocument } from "./core.js";

// \0virtual:configuration-validator
const e = Ee;
const t = {
	type: `object`,
	required: [`version`],
	additionalProperties: !1,
	properties: {
		version: { $ref: `#/definitions/version` },
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
const r = { enum: [
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
const i = {
	type: `string`,
	pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
	examples: [`1.36`]
};
const a = { enum: [
	`apply`,
	`warn`,
	`off`
] };
const o = {
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
const s = {
	type: [`array`, `object`],
	items: {
		type: `string`,
		pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
		examples: [`TaintTolerationComparisonOperators`, `TaintTolerationComparisonOperators=false`]
	},
	additionalProperties: { type: `boolean` },
	examples: [[`TaintTolerationComparisonOperators`]]
};
const c = { type: `boolean` };
const l = { type: `boolean` };
const u = { enum: [
	`error`,
	`warning`,
	`note`,
	`never`
] };
const d = {
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
const f = {
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
const p = {
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
const m = Object.prototype.hasOwnProperty;
const h = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`k8s/**/*.{yaml,yml,json}`]]
};
const g = {
	type: `string`,
	pattern: `.`,
	examples: [`k8s/**`]
};
const _ = RegExp(`.`, `u`);
function v(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: g,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: g.type,
					parentSchema: g,
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
			schema: h.type,
			parentSchema: h,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return v.errors = a, o === 0;
}
const ee = {
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: g,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: g.type,
					parentSchema: g,
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
			schema: ee.type,
			parentSchema: ee,
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: g,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: g.type,
					parentSchema: g,
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: g,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: g.type,
					parentSchema: g,
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
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: g,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: g.type,
					parentSchema: g,
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
function A(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
		for (let n in e) if (!m.call(D.properties, n)) {
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
				if (!_.test(n)) {
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
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect`) {
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
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect`) {
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
								if (!_.test(n)) {
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
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/openLabels/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: g,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/openLabels/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: g.type,
							parentSchema: g,
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
								if (!_.test(n)) {
									let e = {
										instancePath: t + `/reservedFor/namespaces/` + r,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: g,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/reservedFor/namespaces/` + r,
									keyword: `type`,
									params: { type: `string` },
									schema: g.type,
									parentSchema: g,
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
								if (!_.test(n)) {
									let e = {
										instancePath: t + `/reservedFor/workloads/` + r,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: g,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/reservedFor/workloads/` + r,
									keyword: `type`,
									params: { type: `string` },
									schema: g.type,
									parentSchema: g,
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
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/daemonSets/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: g,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/daemonSets/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: g.type,
							parentSchema: g,
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
	return A.errors = a, o === 0;
}
function j(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) A(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? A.errors : a.concat(A.errors), o = a.length);
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
	return j.errors = a, o === 0;
}
const te = {
	type: `array`,
	items: { $ref: `#/definitions/fromEntry` },
	examples: [[{ path: `nodes.yaml` }]]
};
const M = {
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
function N(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (typeof e != `string` && (!e || typeof e != `object` || Array.isArray(e))) {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: M.type },
			schema: M.type,
			parentSchema: M,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	if (typeof e == `string` && !_.test(e)) {
		let n = {
			instancePath: t,
			keyword: `pattern`,
			params: { pattern: `.` },
			schema: `.`,
			parentSchema: M,
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
				schema: M.required,
				parentSchema: M,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		for (let n in e) if (!m.call(M.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: M,
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
					params: { type: M.properties.path.type },
					schema: M.properties.path.type,
					parentSchema: M.properties.path,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
			if (typeof n == `string` && !_.test(n)) {
				let e = {
					instancePath: t + `/path`,
					keyword: `pattern`,
					params: { pattern: `.` },
					schema: `.`,
					parentSchema: M.properties.path,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/path/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: g,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/path/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: g.type,
							parentSchema: g,
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
					schema: M.properties.format.type,
					parentSchema: M.properties.format,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.groupBy !== void 0) {
			let n = e.groupBy;
			if (typeof n == `string`) {
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/groupBy`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: M.properties.groupBy,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/groupBy`,
					keyword: `type`,
					params: { type: `string` },
					schema: M.properties.groupBy.type,
					parentSchema: M.properties.groupBy,
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
					params: { allowedValues: M.properties.transient.enum },
					schema: M.properties.transient.enum,
					parentSchema: M.properties.transient,
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
					schema: M.properties.prefix.type,
					parentSchema: M.properties.prefix,
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
					schema: M.properties.optional.type,
					parentSchema: M.properties.optional,
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
					params: { allowedValues: M.properties.exists.enum },
					schema: M.properties.exists.enum,
					parentSchema: M.properties.exists,
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
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/vars/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: M.properties.vars.items,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/vars/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: M.properties.vars.items.type,
							parentSchema: M.properties.vars.items,
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
					schema: M.properties.vars.type,
					parentSchema: M.properties.vars,
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
						schema: M.properties.select.required,
						parentSchema: M.properties.select,
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
						parentSchema: M.properties.select,
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
							schema: M.properties.select.properties.address.type,
							parentSchema: M.properties.select.properties.address,
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
					schema: M.properties.select.type,
					parentSchema: M.properties.select,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
	}
	return N.errors = a, o === 0;
}
function P(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) N(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? N.errors : a.concat(N.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: te.type,
			parentSchema: te,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return P.errors = a, o === 0;
}
const ne = {
	type: `array`,
	items: { $ref: `#/definitions/override` },
	examples: [[{
		match: `gpu-*`,
		allocatable: { "nvidia.com/gpu": 4 }
	}]]
};
const F = {
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
function re(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.match === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `match` },
				schema: F.required,
				parentSchema: F,
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
				parentSchema: F,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.match !== void 0) {
			let n = e.match;
			if (typeof n == `string`) {
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/match`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: F.properties.match,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/match`,
					keyword: `type`,
					params: { type: `string` },
					schema: F.properties.match.type,
					parentSchema: F.properties.match,
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
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect`) {
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
					}
				}
			} else {
				let e = {
					instancePath: t + `/taints`,
					keyword: `type`,
					params: { type: `array` },
					schema: F.properties.taints.type,
					parentSchema: F.properties.taints,
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
						for (let n in e) if (n !== `key` && n !== `value` && n !== `effect`) {
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
					}
				}
			} else {
				let e = {
					instancePath: t + `/startupTaints`,
					keyword: `type`,
					params: { type: `array` },
					schema: F.properties.startupTaints.type,
					parentSchema: F.properties.startupTaints,
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
						params: { type: F.properties.labels.additionalProperties.type },
						schema: F.properties.labels.additionalProperties.type,
						parentSchema: F.properties.labels.additionalProperties,
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
					schema: F.properties.labels.type,
					parentSchema: F.properties.labels,
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
						params: { type: F.properties.allocatable.additionalProperties.type },
						schema: F.properties.allocatable.additionalProperties.type,
						parentSchema: F.properties.allocatable.additionalProperties,
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
					schema: F.properties.allocatable.type,
					parentSchema: F.properties.allocatable,
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
					params: { allowedValues: F.properties.mode.enum },
					schema: F.properties.mode.enum,
					parentSchema: F.properties.mode,
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
			schema: F.type,
			parentSchema: F,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return re.errors = a, o === 0;
}
function I(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) re(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? re.errors : a.concat(re.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: ne.type,
			parentSchema: ne,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return I.errors = a, o === 0;
}
const L = {
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
function R(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		for (let n in e) if (n !== `flux` && n !== `argocd`) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: L,
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
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/flux/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: g,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/flux/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: g.type,
							parentSchema: g,
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
					schema: L.properties.flux.type,
					parentSchema: L.properties.flux,
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
						parentSchema: L.properties.argocd,
						data: n
					};
					a === null ? a = [r] : a.push(r), o++;
				}
				if (n.name !== void 0) {
					let e = n.name;
					if (typeof e == `string`) {
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/argocd/name`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: L.properties.argocd.properties.name,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/argocd/name`,
							keyword: `type`,
							params: { type: `string` },
							schema: L.properties.argocd.properties.name.type,
							parentSchema: L.properties.argocd.properties.name,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.server !== void 0) {
					let e = n.server;
					if (typeof e == `string`) {
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/argocd/server`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: L.properties.argocd.properties.server,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/argocd/server`,
							keyword: `type`,
							params: { type: `string` },
							schema: L.properties.argocd.properties.server.type,
							parentSchema: L.properties.argocd.properties.server,
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
								params: { type: L.properties.argocd.properties.labels.additionalProperties.type },
								schema: L.properties.argocd.properties.labels.additionalProperties.type,
								parentSchema: L.properties.argocd.properties.labels.additionalProperties,
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
							schema: L.properties.argocd.properties.labels.type,
							parentSchema: L.properties.argocd.properties.labels,
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
					schema: L.properties.argocd.type,
					parentSchema: L.properties.argocd,
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
			schema: L.type,
			parentSchema: L,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return R.errors = a, o === 0;
}
const ie = {
	type: `object`,
	additionalProperties: { $ref: `#/definitions/namespaceDefaults` },
	examples: [{ ml: { nodeSelector: { pool: `gpu` } } }]
};
const z = {
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
const B = {
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
function ae(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		for (let n in e) if (n !== `nodeSelector` && n !== `tolerations`) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: z,
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
						params: { type: z.properties.nodeSelector.additionalProperties.type },
						schema: z.properties.nodeSelector.additionalProperties.type,
						parentSchema: z.properties.nodeSelector.additionalProperties,
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
					schema: z.properties.nodeSelector.type,
					parentSchema: z.properties.nodeSelector,
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
								parentSchema: B,
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
									schema: B.properties.key.type,
									parentSchema: B.properties.key,
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
									params: { allowedValues: B.properties.operator.enum },
									schema: B.properties.operator.enum,
									parentSchema: B.properties.operator,
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
									schema: B.properties.value.type,
									parentSchema: B.properties.value,
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
									params: { allowedValues: B.properties.effect.enum },
									schema: B.properties.effect.enum,
									parentSchema: B.properties.effect,
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
									schema: B.properties.tolerationSeconds.type,
									parentSchema: B.properties.tolerationSeconds,
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
							schema: B.type,
							parentSchema: B,
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
					schema: z.properties.tolerations.type,
					parentSchema: z.properties.tolerations,
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
			schema: z.type,
			parentSchema: z,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return ae.errors = a, o === 0;
}
function V(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) for (let n in e) ae(e[n], {
		instancePath: t + `/` + n.replace(/~/g, `~0`).replace(/\//g, `~1`),
		parentData: e,
		parentDataProperty: n,
		rootData: i
	}) || (a = a === null ? ae.errors : a.concat(ae.errors), o = a.length);
	else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: ie.type,
			parentSchema: ie,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return V.errors = a, o === 0;
}
const oe = {
	type: `array`,
	items: { $ref: `#/definitions/cluster` },
	examples: [[{
		name: `prod-eu`,
		pools: [{ name: `general` }]
	}]]
};
const H = {
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
const se = RegExp(`^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`, `u`);
const ce = RegExp(`^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`, `u`);
function U(e, { instancePath: t = ``, parentData: n, parentDataProperty: u, rootData: d = e } = {}) {
	let f = null, p = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.name === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `name` },
				schema: H.required,
				parentSchema: H,
				data: e
			};
			f === null ? f = [n] : f.push(n), p++;
		}
		for (let n in e) if (!m.call(H.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: H,
				data: e
			};
			f === null ? f = [r] : f.push(r), p++;
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == `string`) {
				if (!_.test(n)) {
					let e = {
						instancePath: t + `/name`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: H.properties.name,
						data: n
					};
					f === null ? f = [e] : f.push(e), p++;
				}
			} else {
				let e = {
					instancePath: t + `/name`,
					keyword: `type`,
					params: { type: `string` },
					schema: H.properties.name.type,
					parentSchema: H.properties.name,
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
					params: { allowedValues: r.enum },
					schema: r.enum,
					parentSchema: r,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		if (e.kubernetesVersion !== void 0) {
			let n = e.kubernetesVersion;
			if (typeof n == `string`) {
				if (!se.test(n)) {
					let e = {
						instancePath: t + `/kubernetesVersion`,
						keyword: `pattern`,
						params: { pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$` },
						schema: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
						parentSchema: i,
						data: n
					};
					f === null ? f = [e] : f.push(e), p++;
				}
			} else {
				let e = {
					instancePath: t + `/kubernetesVersion`,
					keyword: `type`,
					params: { type: `string` },
					schema: i.type,
					parentSchema: i,
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
					params: { allowedValues: a.enum },
					schema: a.enum,
					parentSchema: a,
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
						parentSchema: o,
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
							schema: o.properties.defaultTolerationSeconds.type,
							parentSchema: o.properties.defaultTolerationSeconds,
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
							schema: o.properties.extendedResourceToleration.type,
							parentSchema: o.properties.extendedResourceToleration,
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
							schema: o.properties.runtimeClass.type,
							parentSchema: o.properties.runtimeClass,
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
							schema: o.properties.podNodeSelector.type,
							parentSchema: o.properties.podNodeSelector,
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
							schema: o.properties.podTolerationRestriction.type,
							parentSchema: o.properties.podTolerationRestriction,
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
					schema: o.type,
					parentSchema: o,
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
					params: { type: s.type },
					schema: s.type,
					parentSchema: s,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!ce.test(e)) {
							let n = {
								instancePath: t + `/featureGates/` + r,
								keyword: `pattern`,
								params: { pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$` },
								schema: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
								parentSchema: s.items,
								data: e
							};
							f === null ? f = [n] : f.push(n), p++;
						}
					} else {
						let n = {
							instancePath: t + `/featureGates/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: s.items.type,
							parentSchema: s.items,
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
						schema: s.additionalProperties.type,
						parentSchema: s.additionalProperties,
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
					schema: c.type,
					parentSchema: c,
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
					schema: l.type,
					parentSchema: l,
					data: n
				};
				f === null ? f = [e] : f.push(e), p++;
			}
		}
		e.pools !== void 0 && (j(e.pools, {
			instancePath: t + `/pools`,
			parentData: e,
			parentDataProperty: `pools`,
			rootData: d
		}) || (f = f === null ? j.errors : f.concat(j.errors), p = f.length)), e.from !== void 0 && (P(e.from, {
			instancePath: t + `/from`,
			parentData: e,
			parentDataProperty: `from`,
			rootData: d
		}) || (f = f === null ? P.errors : f.concat(P.errors), p = f.length)), e.overrides !== void 0 && (I(e.overrides, {
			instancePath: t + `/overrides`,
			parentData: e,
			parentDataProperty: `overrides`,
			rootData: d
		}) || (f = f === null ? I.errors : f.concat(I.errors), p = f.length)), e.gitops !== void 0 && (R(e.gitops, {
			instancePath: t + `/gitops`,
			parentData: e,
			parentDataProperty: `gitops`,
			rootData: d
		}) || (f = f === null ? R.errors : f.concat(R.errors), p = f.length)), e.namespaces !== void 0 && (V(e.namespaces, {
			instancePath: t + `/namespaces`,
			parentData: e,
			parentDataProperty: `namespaces`,
			rootData: d
		}) || (f = f === null ? V.errors : f.concat(V.errors), p = f.length));
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: H.type,
			parentSchema: H,
			data: e
		};
		f === null ? f = [n] : f.push(n), p++;
	}
	return U.errors = f, p === 0;
}
function W(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) U(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? U.errors : a.concat(U.errors), o = a.length);
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
	return W.errors = a, o === 0;
}
const le = {
	type: `array`,
	items: { $ref: `#/definitions/chart` },
	examples: [[{
		path: `charts/api`,
		name: `prod`,
		values: [`charts/api/values-prod.yaml`]
	}]]
};
const G = {
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
const ue = RegExp(`^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$`, `u`);
const de = RegExp(`^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`, `u`);
function K(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
						schema: G.required,
						parentSchema: G,
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
						parentSchema: G,
						data: n
					};
					a === null ? a = [i] : a.push(i), o++;
				}
				if (n.path !== void 0) {
					let e = n.path;
					if (typeof e == `string`) {
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/path`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: G.properties.path,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/path`,
							keyword: `type`,
							params: { type: `string` },
							schema: G.properties.path.type,
							parentSchema: G.properties.path,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.name !== void 0) {
					let e = n.name;
					if (typeof e == `string`) {
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/name`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: G.properties.name,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/name`,
							keyword: `type`,
							params: { type: `string` },
							schema: G.properties.name.type,
							parentSchema: G.properties.name,
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
							params: { type: G.properties.values.type },
							schema: G.properties.values.type,
							parentSchema: G.properties.values,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (typeof e == `string` && !_.test(e)) {
						let n = {
							instancePath: t + `/` + r + `/values`,
							keyword: `pattern`,
							params: { pattern: `.` },
							schema: `.`,
							parentSchema: G.properties.values,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (Array.isArray(e)) {
						let n = e.length;
						for (let i = 0; i < n; i++) {
							let n = e[i];
							if (typeof n == `string`) {
								if (!_.test(n)) {
									let e = {
										instancePath: t + `/` + r + `/values/` + i,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: G.properties.values.items,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/` + r + `/values/` + i,
									keyword: `type`,
									params: { type: `string` },
									schema: G.properties.values.items.type,
									parentSchema: G.properties.values.items,
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
						if (!ue.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/releaseName`,
								keyword: `pattern`,
								params: { pattern: `^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$` },
								schema: `^[a-z0-9]([-a-z0-9.]{0,51}[a-z0-9])?$`,
								parentSchema: G.properties.releaseName,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/releaseName`,
							keyword: `type`,
							params: { type: `string` },
							schema: G.properties.releaseName.type,
							parentSchema: G.properties.releaseName,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.namespace !== void 0) {
					let e = n.namespace;
					if (typeof e == `string`) {
						if (!de.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/namespace`,
								keyword: `pattern`,
								params: { pattern: `^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$` },
								schema: `^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$`,
								parentSchema: G.properties.namespace,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/namespace`,
							keyword: `type`,
							params: { type: `string` },
							schema: G.properties.namespace.type,
							parentSchema: G.properties.namespace,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.kubeVersion !== void 0) {
					let e = n.kubeVersion;
					if (typeof e == `string`) {
						if (!se.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/kubeVersion`,
								keyword: `pattern`,
								params: { pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$` },
								schema: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
								parentSchema: G.properties.kubeVersion,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/kubeVersion`,
							keyword: `type`,
							params: { type: `string` },
							schema: G.properties.kubeVersion.type,
							parentSchema: G.properties.kubeVersion,
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
								if (!_.test(n)) {
									let e = {
										instancePath: t + `/` + r + `/clusters/` + i,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: G.properties.clusters.items,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/` + r + `/clusters/` + i,
									keyword: `type`,
									params: { type: `string` },
									schema: G.properties.clusters.items.type,
									parentSchema: G.properties.clusters.items,
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
							schema: G.properties.clusters.type,
							parentSchema: G.properties.clusters,
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
					schema: G.type,
					parentSchema: G,
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
			schema: le.type,
			parentSchema: le,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return K.errors = a, o === 0;
}
const fe = {
	type: `object`,
	additionalProperties: { $ref: `#/definitions/ruleSetting` },
	examples: [{
		"wildcard-toleration": `error`,
		"unpinned-toleration": `off`
	}]
};
const q = {
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
function Y(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
				schema: q.then.type,
				parentSchema: q.then,
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
			schema: q.if,
			parentSchema: q,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return Y.errors = a, o === 0;
}
function X(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) for (let n in e) Y(e[n], {
		instancePath: t + `/` + n.replace(/~/g, `~0`).replace(/\//g, `~1`),
		parentData: e,
		parentDataProperty: n,
		rootData: i
	}) || (a = a === null ? Y.errors : a.concat(Y.errors), o = a.length);
	else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: fe.type,
			parentSchema: fe,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return X.errors = a, o === 0;
}
const pe = {
	type: `array`,
	items: { $ref: `#/definitions/ruleOverride` },
	examples: [[{
		files: [`k8s/legacy/**`],
		rules: { "wildcard-toleration": `note` }
	}]]
};
const Z = {
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
function me(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.rules === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `rules` },
				schema: Z.required,
				parentSchema: Z,
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
				parentSchema: Z,
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
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/files/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: g,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/files/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: g.type,
							parentSchema: g,
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
					schema: Z.properties.files.type,
					parentSchema: Z.properties.files,
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
						if (!_.test(e)) {
							let n = {
								instancePath: t + `/clusters/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: Z.properties.clusters.items,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/clusters/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: Z.properties.clusters.items.type,
							parentSchema: Z.properties.clusters.items,
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
					schema: Z.properties.clusters.type,
					parentSchema: Z.properties.clusters,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		e.rules !== void 0 && (X(e.rules, {
			instancePath: t + `/rules`,
			parentData: e,
			parentDataProperty: `rules`,
			rootData: i
		}) || (a = a === null ? X.errors : a.concat(X.errors), o = a.length));
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: Z.type,
			parentSchema: Z,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return me.errors = a, o === 0;
}
function he(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) me(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? me.errors : a.concat(me.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: pe.type,
			parentSchema: pe,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return he.errors = a, o === 0;
}
const ge = {
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
const _e = RegExp(`[^\\s]`, `u`);
const ve = RegExp(`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`, `u`);
function ye(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
						if (!_.test(e)) {
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
						if (!_.test(e)) {
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
						if (!_e.test(e)) {
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
						if (!ve.test(e)) {
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
			schema: ge.type,
			parentSchema: ge,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return ye.errors = a, o === 0;
}
const be = {
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
const xe = RegExp(`^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$`, `u`);
const Se = RegExp(`^[A-Za-z][A-Za-z0-9]*$`, `u`);
const Ce = RegExp(`\\S`, `u`);
function we(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
						if (!xe.test(e)) {
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
						if (!Se.test(e)) {
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
						if (!Ce.test(e)) {
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
			schema: be.type,
			parentSchema: be,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return we.errors = a, o === 0;
}
const Te = RegExp(`^(100|[1-9]?[0-9])%$`, `u`);
function Ee(e, { instancePath: h = ``, parentData: g, parentDataProperty: ee, rootData: b = e } = {}) {
	let S = null, w = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.version === void 0) {
			let n = {
				instancePath: h,
				keyword: `required`,
				params: { missingProperty: `version` },
				schema: t.required,
				parentSchema: t,
				data: e
			};
			S === null ? S = [n] : S.push(n), w++;
		}
		for (let n in e) if (!m.call(t.properties, n)) {
			let r = {
				instancePath: h,
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
					instancePath: h + `/version`,
					keyword: `const`,
					params: { allowedValue: 1 },
					schema: 1,
					parentSchema: n,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.manifests !== void 0 && (v(e.manifests, {
			instancePath: h + `/manifests`,
			parentData: e,
			parentDataProperty: `manifests`,
			rootData: b
		}) || (S = S === null ? v.errors : S.concat(v.errors), w = S.length)), e.exclude !== void 0 && (y(e.exclude, {
			instancePath: h + `/exclude`,
			parentData: e,
			parentDataProperty: `exclude`,
			rootData: b
		}) || (S = S === null ? y.errors : S.concat(y.errors), w = S.length)), e.provider !== void 0) {
			let t = e.provider;
			if (t !== `eks` && t !== `gke` && t !== `aks` && t !== `aws` && t !== `gcp` && t !== `google` && t !== `azure` && t !== `openshift` && t !== `kubeadm` && t !== `kind` && t !== `k3s` && t !== `rke2` && t !== `talos` && t !== `kops` && t !== `cluster-api` && t !== `gardener` && t !== `doks` && t !== `ack` && t !== `oke` && t !== `other`) {
				let e = {
					instancePath: h + `/provider`,
					keyword: `enum`,
					params: { allowedValues: r.enum },
					schema: r.enum,
					parentSchema: r,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.kubernetesVersion !== void 0) {
			let t = e.kubernetesVersion;
			if (typeof t == `string`) {
				if (!se.test(t)) {
					let e = {
						instancePath: h + `/kubernetesVersion`,
						keyword: `pattern`,
						params: { pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$` },
						schema: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
						parentSchema: i,
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
			} else {
				let e = {
					instancePath: h + `/kubernetesVersion`,
					keyword: `type`,
					params: { type: `string` },
					schema: i.type,
					parentSchema: i,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.implicit !== void 0) {
			let t = e.implicit;
			if (t !== `apply` && t !== `warn` && t !== `off`) {
				let e = {
					instancePath: h + `/implicit`,
					keyword: `enum`,
					params: { allowedValues: a.enum },
					schema: a.enum,
					parentSchema: a,
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
						instancePath: h + `/admission`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: o,
						data: t
					};
					S === null ? S = [n] : S.push(n), w++;
				}
				if (t.defaultTolerationSeconds !== void 0) {
					let e = t.defaultTolerationSeconds;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: h + `/admission/defaultTolerationSeconds`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.defaultTolerationSeconds.type,
							parentSchema: o.properties.defaultTolerationSeconds,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.extendedResourceToleration !== void 0) {
					let e = t.extendedResourceToleration;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: h + `/admission/extendedResourceToleration`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.extendedResourceToleration.type,
							parentSchema: o.properties.extendedResourceToleration,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.runtimeClass !== void 0) {
					let e = t.runtimeClass;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: h + `/admission/runtimeClass`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.runtimeClass.type,
							parentSchema: o.properties.runtimeClass,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.podNodeSelector !== void 0) {
					let e = t.podNodeSelector;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: h + `/admission/podNodeSelector`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.podNodeSelector.type,
							parentSchema: o.properties.podNodeSelector,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.podTolerationRestriction !== void 0) {
					let e = t.podTolerationRestriction;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: h + `/admission/podTolerationRestriction`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.podTolerationRestriction.type,
							parentSchema: o.properties.podTolerationRestriction,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
			} else {
				let e = {
					instancePath: h + `/admission`,
					keyword: `type`,
					params: { type: `object` },
					schema: o.type,
					parentSchema: o,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.featureGates !== void 0) {
			let t = e.featureGates;
			if (!t || typeof t != `object`) {
				let e = {
					instancePath: h + `/featureGates`,
					keyword: `type`,
					params: { type: s.type },
					schema: s.type,
					parentSchema: s,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
			if (Array.isArray(t)) {
				let e = t.length;
				for (let n = 0; n < e; n++) {
					let e = t[n];
					if (typeof e == `string`) {
						if (!ce.test(e)) {
							let t = {
								instancePath: h + `/featureGates/` + n,
								keyword: `pattern`,
								params: { pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$` },
								schema: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
								parentSchema: s.items,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					} else {
						let t = {
							instancePath: h + `/featureGates/` + n,
							keyword: `type`,
							params: { type: `string` },
							schema: s.items.type,
							parentSchema: s.items,
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
						instancePath: h + `/featureGates/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: `boolean` },
						schema: s.additionalProperties.type,
						parentSchema: s.additionalProperties,
						data: n
					};
					S === null ? S = [t] : S.push(t), w++;
				}
			}
		}
		if (e.transientTaints !== void 0 && (x(e.transientTaints, {
			instancePath: h + `/transientTaints`,
			parentData: e,
			parentDataProperty: `transientTaints`,
			rootData: b
		}) || (S = S === null ? x.errors : S.concat(x.errors), w = S.length)), e.knownLabels !== void 0 && (C(e.knownLabels, {
			instancePath: h + `/knownLabels`,
			parentData: e,
			parentDataProperty: `knownLabels`,
			rootData: b
		}) || (S = S === null ? C.errors : S.concat(C.errors), w = S.length)), e.ignoredWebhooks !== void 0 && (T(e.ignoredWebhooks, {
			instancePath: h + `/ignoredWebhooks`,
			parentData: e,
			parentDataProperty: `ignoredWebhooks`,
			rootData: b
		}) || (S = S === null ? T.errors : S.concat(T.errors), w = S.length)), e.complete !== void 0) {
			let t = e.complete;
			if (typeof t != `boolean`) {
				let e = {
					instancePath: h + `/complete`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: c.type,
					parentSchema: c,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.autoProvision !== void 0) {
			let t = e.autoProvision;
			if (typeof t != `boolean`) {
				let e = {
					instancePath: h + `/autoProvision`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: l.type,
					parentSchema: l,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.pools !== void 0 && (j(e.pools, {
			instancePath: h + `/pools`,
			parentData: e,
			parentDataProperty: `pools`,
			rootData: b
		}) || (S = S === null ? j.errors : S.concat(j.errors), w = S.length)), e.from !== void 0 && (P(e.from, {
			instancePath: h + `/from`,
			parentData: e,
			parentDataProperty: `from`,
			rootData: b
		}) || (S = S === null ? P.errors : S.concat(P.errors), w = S.length)), e.overrides !== void 0 && (I(e.overrides, {
			instancePath: h + `/overrides`,
			parentData: e,
			parentDataProperty: `overrides`,
			rootData: b
		}) || (S = S === null ? I.errors : S.concat(I.errors), w = S.length)), e.gitops !== void 0 && (R(e.gitops, {
			instancePath: h + `/gitops`,
			parentData: e,
			parentDataProperty: `gitops`,
			rootData: b
		}) || (S = S === null ? R.errors : S.concat(R.errors), w = S.length)), e.namespaces !== void 0 && (V(e.namespaces, {
			instancePath: h + `/namespaces`,
			parentData: e,
			parentDataProperty: `namespaces`,
			rootData: b
		}) || (S = S === null ? V.errors : S.concat(V.errors), w = S.length)), e.clusters !== void 0 && (W(e.clusters, {
			instancePath: h + `/clusters`,
			parentData: e,
			parentDataProperty: `clusters`,
			rootData: b
		}) || (S = S === null ? W.errors : S.concat(W.errors), w = S.length)), e.charts !== void 0 && (K(e.charts, {
			instancePath: h + `/charts`,
			parentData: e,
			parentDataProperty: `charts`,
			rootData: b
		}) || (S = S === null ? K.errors : S.concat(K.errors), w = S.length)), e.rules !== void 0 && (X(e.rules, {
			instancePath: h + `/rules`,
			parentData: e,
			parentDataProperty: `rules`,
			rootData: b
		}) || (S = S === null ? X.errors : S.concat(X.errors), w = S.length)), e.ruleOverrides !== void 0 && (he(e.ruleOverrides, {
			instancePath: h + `/ruleOverrides`,
			parentData: e,
			parentDataProperty: `ruleOverrides`,
			rootData: b
		}) || (S = S === null ? he.errors : S.concat(he.errors), w = S.length)), e.suppress !== void 0 && (ye(e.suppress, {
			instancePath: h + `/suppress`,
			parentData: e,
			parentDataProperty: `suppress`,
			rootData: b
		}) || (S = S === null ? ye.errors : S.concat(ye.errors), w = S.length)), e.failOn !== void 0) {
			let t = e.failOn;
			if (t !== `error` && t !== `warning` && t !== `note` && t !== `never`) {
				let e = {
					instancePath: h + `/failOn`,
					keyword: `enum`,
					params: { allowedValues: u.enum },
					schema: u.enum,
					parentSchema: u,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		if (e.render !== void 0) {
			let t = e.render, n = w, r = !1, i = w;
			if (t !== `auto` && t !== `off`) {
				let e = {
					instancePath: h + `/render`,
					keyword: `enum`,
					params: { allowedValues: d.anyOf[0].enum },
					schema: d.anyOf[0].enum,
					parentSchema: d.anyOf[0],
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
							instancePath: h + `/render`,
							keyword: `minProperties`,
							params: { limit: 1 },
							schema: 1,
							parentSchema: d.anyOf[1],
							data: t
						};
						S === null ? S = [e] : S.push(e), w++;
					}
					for (let e in t) if (e !== `kustomize` && e !== `helm`) {
						let n = {
							instancePath: h + `/render`,
							keyword: `additionalProperties`,
							params: { additionalProperty: e },
							schema: !1,
							parentSchema: d.anyOf[1],
							data: t
						};
						S === null ? S = [n] : S.push(n), w++;
					}
					if (t.kustomize !== void 0) {
						let e = t.kustomize;
						if (typeof e == `string`) {
							if (!_.test(e)) {
								let t = {
									instancePath: h + `/render/kustomize`,
									keyword: `pattern`,
									params: { pattern: `.` },
									schema: `.`,
									parentSchema: d.anyOf[1].properties.kustomize,
									data: e
								};
								S === null ? S = [t] : S.push(t), w++;
							}
						} else {
							let t = {
								instancePath: h + `/render/kustomize`,
								keyword: `type`,
								params: { type: `string` },
								schema: d.anyOf[1].properties.kustomize.type,
								parentSchema: d.anyOf[1].properties.kustomize,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
					if (t.helm !== void 0) {
						let e = t.helm;
						if (typeof e == `string`) {
							if (!_.test(e)) {
								let t = {
									instancePath: h + `/render/helm`,
									keyword: `pattern`,
									params: { pattern: `.` },
									schema: `.`,
									parentSchema: d.anyOf[1].properties.helm,
									data: e
								};
								S === null ? S = [t] : S.push(t), w++;
							}
						} else {
							let t = {
								instancePath: h + `/render/helm`,
								keyword: `type`,
								params: { type: `string` },
								schema: d.anyOf[1].properties.helm.type,
								parentSchema: d.anyOf[1].properties.helm,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				} else {
					let e = {
						instancePath: h + `/render`,
						keyword: `type`,
						params: { type: `object` },
						schema: d.anyOf[1].type,
						parentSchema: d.anyOf[1],
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
					instancePath: h + `/render`,
					keyword: `anyOf`,
					params: {},
					schema: d.anyOf,
					parentSchema: d,
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
						instancePath: h + `/limits`,
						keyword: `minProperties`,
						params: { limit: 1 },
						schema: 1,
						parentSchema: f,
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
				for (let e in t) if (e !== `parts` && e !== `cells` && e !== `findings` && e !== `renderingSeconds` && e !== `seconds`) {
					let n = {
						instancePath: h + `/limits`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: f,
						data: t
					};
					S === null ? S = [n] : S.push(n), w++;
				}
				if (t.parts !== void 0) {
					let e = t.parts;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: h + `/limits/parts`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.parts.type,
							parentSchema: f.properties.parts,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e8 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/parts`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e8
								},
								schema: 1e8,
								parentSchema: f.properties.parts,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 4e6 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/parts`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 4e6
								},
								schema: 4e6,
								parentSchema: f.properties.parts,
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
							instancePath: h + `/limits/cells`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.cells.type,
							parentSchema: f.properties.cells,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e10 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/cells`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e10
								},
								schema: 1e10,
								parentSchema: f.properties.cells,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 25e6 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/cells`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 25e6
								},
								schema: 25e6,
								parentSchema: f.properties.cells,
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
							instancePath: h + `/limits/findings`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.findings.type,
							parentSchema: f.properties.findings,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e8 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/findings`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e8
								},
								schema: 1e8,
								parentSchema: f.properties.findings,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 1e6 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/findings`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 1e6
								},
								schema: 1e6,
								parentSchema: f.properties.findings,
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
							instancePath: h + `/limits/renderingSeconds`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.renderingSeconds.type,
							parentSchema: f.properties.renderingSeconds,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 86400 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/renderingSeconds`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 86400
								},
								schema: 86400,
								parentSchema: f.properties.renderingSeconds,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 600 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/renderingSeconds`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 600
								},
								schema: 600,
								parentSchema: f.properties.renderingSeconds,
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
							instancePath: h + `/limits/seconds`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.seconds.type,
							parentSchema: f.properties.seconds,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 86400 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/seconds`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 86400
								},
								schema: 86400,
								parentSchema: f.properties.seconds,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
						if (e < 600 || isNaN(e)) {
							let t = {
								instancePath: h + `/limits/seconds`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 600
								},
								schema: 600,
								parentSchema: f.properties.seconds,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					}
				}
			} else {
				let e = {
					instancePath: h + `/limits`,
					keyword: `type`,
					params: { type: `object` },
					schema: f.type,
					parentSchema: f,
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
						instancePath: h + `/coverage`,
						keyword: `minProperties`,
						params: { limit: 1 },
						schema: 1,
						parentSchema: p,
						data: t
					};
					S === null ? S = [e] : S.push(e), w++;
				}
				for (let e in t) if (e !== `releases` && e !== `workloads`) {
					let n = {
						instancePath: h + `/coverage`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: p,
						data: t
					};
					S === null ? S = [n] : S.push(n), w++;
				}
				if (t.releases !== void 0) {
					let e = t.releases;
					if (typeof e == `string`) {
						if (!Te.test(e)) {
							let t = {
								instancePath: h + `/coverage/releases`,
								keyword: `pattern`,
								params: { pattern: `^(100|[1-9]?[0-9])%$` },
								schema: `^(100|[1-9]?[0-9])%$`,
								parentSchema: p.properties.releases,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					} else {
						let t = {
							instancePath: h + `/coverage/releases`,
							keyword: `type`,
							params: { type: `string` },
							schema: p.properties.releases.type,
							parentSchema: p.properties.releases,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
				if (t.workloads !== void 0) {
					let e = t.workloads;
					if (typeof e == `string`) {
						if (!Te.test(e)) {
							let t = {
								instancePath: h + `/coverage/workloads`,
								keyword: `pattern`,
								params: { pattern: `^(100|[1-9]?[0-9])%$` },
								schema: `^(100|[1-9]?[0-9])%$`,
								parentSchema: p.properties.workloads,
								data: e
							};
							S === null ? S = [t] : S.push(t), w++;
						}
					} else {
						let t = {
							instancePath: h + `/coverage/workloads`,
							keyword: `type`,
							params: { type: `string` },
							schema: p.properties.workloads.type,
							parentSchema: p.properties.workloads,
							data: e
						};
						S === null ? S = [t] : S.push(t), w++;
					}
				}
			} else {
				let e = {
					instancePath: h + `/coverage`,
					keyword: `type`,
					params: { type: `object` },
					schema: p.type,
					parentSchema: p,
					data: t
				};
				S === null ? S = [e] : S.push(e), w++;
			}
		}
		e.workloads !== void 0 && (we(e.workloads, {
			instancePath: h + `/workloads`,
			parentData: e,
			parentDataProperty: `workloads`,
			rootData: b
		}) || (S = S === null ? we.errors : S.concat(we.errors), w = S.length));
	} else {
		let n = {
			instancePath: h,
			keyword: `type`,
			params: { type: `object` },
			schema: t.type,
			parentSchema: t,
			data: e
		};
		S === null ? S = [n] : S.push(n), w++;
	}
	return Ee.errors = S, w === 0;
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
	const path = pathOf(document.root, error.instancePath);
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
function pathOf(root, pointer) {
	const path = [];
	for (const segment of pointer.split("/").slice(1)) {
		const step = segment.replaceAll("~1", "/").replaceAll("~0", "~");
		path.push(nodeAt(root, path)?.kind === "sequence" ? Number(step) : step);
	}
	return path;
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
const LINT_KEYS = [
	"charts",
	"rules",
	"ruleOverrides",
	"suppress",
	"failOn",
	"render",
	"limits",
	"coverage",
	"workloads"
];
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