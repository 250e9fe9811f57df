import { describeNode, didYouMean, errorAt, getEntry, getValue, joinWords, locate, nearestWord, nodeAt, quoted, rangeOfSpan, toConfigurationValue } from "./program.js";
import { byPlaceOfError, parseDocuments, readConfigurationDocument } from "./core.js";

// \0virtual:configuration-validator
const e = we;
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
const p = Object.prototype.hasOwnProperty;
const m = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`k8s/**/*.{yaml,yml,json}`]]
};
const h = {
	type: `string`,
	pattern: `.`,
	examples: [`k8s/**`]
};
const g = RegExp(`.`, `u`);
function _(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: h,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: h.type,
					parentSchema: h,
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
			schema: m.type,
			parentSchema: m,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return _.errors = a, o === 0;
}
const ee = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`k8s/archive/**`]]
};
function v(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: h,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: h.type,
					parentSchema: h,
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
	return v.errors = a, o === 0;
}
const y = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`acme.io/agent-not-ready`]]
};
function b(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: h,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: h.type,
					parentSchema: h,
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
			schema: y.type,
			parentSchema: y,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return b.errors = a, o === 0;
}
const x = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`feature.node.kubernetes.io/*`]]
};
function S(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: h,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: h.type,
					parentSchema: h,
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
			schema: x.type,
			parentSchema: x,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return S.errors = a, o === 0;
}
const C = {
	type: `array`,
	items: { $ref: `#/definitions/glob` },
	examples: [[`image-rewriter`]]
};
function w(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) {
			let n = e[r];
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/` + r,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: h,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/` + r,
					keyword: `type`,
					params: { type: `string` },
					schema: h.type,
					parentSchema: h,
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
			schema: C.type,
			parentSchema: C,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return w.errors = a, o === 0;
}
const te = {
	type: `array`,
	items: { $ref: `#/definitions/pool` },
	examples: [[{
		name: `gpu`,
		taints: [`nvidia.com/gpu=present:NoSchedule`]
	}]]
};
const T = {
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
const E = {
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
const D = {
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
function O(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.name === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `name` },
				schema: T.required,
				parentSchema: T,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		for (let n in e) if (!p.call(T.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: T,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/name`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: T.properties.name,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/name`,
					keyword: `type`,
					params: { type: `string` },
					schema: T.properties.name.type,
					parentSchema: T.properties.name,
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
							params: { type: E.type },
							schema: E.type,
							parentSchema: E,
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
								schema: E.required,
								parentSchema: E,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/taints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: E.required,
								parentSchema: E,
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
								parentSchema: E,
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
									params: { type: E.properties.key.type },
									schema: E.properties.key.type,
									parentSchema: E.properties.key,
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
									params: { type: E.properties.value.type },
									schema: E.properties.value.type,
									parentSchema: E.properties.value,
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
									schema: E.properties.effect.type,
									parentSchema: E.properties.effect,
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
					schema: T.properties.taints.type,
					parentSchema: T.properties.taints,
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
							params: { type: E.type },
							schema: E.type,
							parentSchema: E,
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
								schema: E.required,
								parentSchema: E,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: E.required,
								parentSchema: E,
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
								parentSchema: E,
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
									params: { type: E.properties.key.type },
									schema: E.properties.key.type,
									parentSchema: E.properties.key,
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
									params: { type: E.properties.value.type },
									schema: E.properties.value.type,
									parentSchema: E.properties.value,
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
									schema: E.properties.effect.type,
									parentSchema: E.properties.effect,
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
					schema: T.properties.startupTaints.type,
					parentSchema: T.properties.startupTaints,
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
						params: { type: T.properties.labels.additionalProperties.type },
						schema: T.properties.labels.additionalProperties.type,
						parentSchema: T.properties.labels.additionalProperties,
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
					schema: T.properties.labels.type,
					parentSchema: T.properties.labels,
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
								schema: D.required,
								parentSchema: D,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.operator === void 0) {
							let n = {
								instancePath: t + `/requirements/` + r,
								keyword: `required`,
								params: { missingProperty: `operator` },
								schema: D.required,
								parentSchema: D,
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
								parentSchema: D,
								data: e
							};
							a === null ? a = [i] : a.push(i), o++;
						}
						if (e.key !== void 0) {
							let n = e.key;
							if (typeof n == `string`) {
								if (!g.test(n)) {
									let e = {
										instancePath: t + `/requirements/` + r + `/key`,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: D.properties.key,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/requirements/` + r + `/key`,
									keyword: `type`,
									params: { type: `string` },
									schema: D.properties.key.type,
									parentSchema: D.properties.key,
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
									params: { allowedValues: D.properties.operator.enum },
									schema: D.properties.operator.enum,
									parentSchema: D.properties.operator,
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
											params: { type: D.properties.values.items.type },
											schema: D.properties.values.items.type,
											parentSchema: D.properties.values.items,
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
									schema: D.properties.values.type,
									parentSchema: D.properties.values,
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
							schema: D.type,
							parentSchema: D,
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
					schema: T.properties.requirements.type,
					parentSchema: T.properties.requirements,
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
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/openLabels/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: h,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/openLabels/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: h.type,
							parentSchema: h,
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
					schema: T.properties.openLabels.type,
					parentSchema: T.properties.openLabels,
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
						params: { type: T.properties.allocatable.additionalProperties.type },
						schema: T.properties.allocatable.additionalProperties.type,
						parentSchema: T.properties.allocatable.additionalProperties,
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
					schema: T.properties.allocatable.type,
					parentSchema: T.properties.allocatable,
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
						parentSchema: T.properties.reservedFor,
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
								if (!g.test(n)) {
									let e = {
										instancePath: t + `/reservedFor/namespaces/` + r,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: h,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/reservedFor/namespaces/` + r,
									keyword: `type`,
									params: { type: `string` },
									schema: h.type,
									parentSchema: h,
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
							schema: T.properties.reservedFor.properties.namespaces.type,
							parentSchema: T.properties.reservedFor.properties.namespaces,
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
								if (!g.test(n)) {
									let e = {
										instancePath: t + `/reservedFor/workloads/` + r,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: h,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/reservedFor/workloads/` + r,
									keyword: `type`,
									params: { type: `string` },
									schema: h.type,
									parentSchema: h,
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
							schema: T.properties.reservedFor.properties.workloads.type,
							parentSchema: T.properties.reservedFor.properties.workloads,
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
					schema: T.properties.reservedFor.type,
					parentSchema: T.properties.reservedFor,
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
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/daemonSets/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: h,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/daemonSets/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: h.type,
							parentSchema: h,
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
					schema: T.properties.daemonSets.type,
					parentSchema: T.properties.daemonSets,
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
						parentSchema: T.properties.scale,
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
							schema: T.properties.scale.properties.min.type,
							parentSchema: T.properties.scale.properties.min,
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
							parentSchema: T.properties.scale.properties.min,
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
							schema: T.properties.scale.properties.max.type,
							parentSchema: T.properties.scale.properties.max,
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
							parentSchema: T.properties.scale.properties.max,
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
							schema: T.properties.scale.properties.replicas.type,
							parentSchema: T.properties.scale.properties.replicas,
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
							parentSchema: T.properties.scale.properties.replicas,
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
					schema: T.properties.scale.type,
					parentSchema: T.properties.scale,
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
					params: { allowedValues: T.properties.role.enum },
					schema: T.properties.role.enum,
					parentSchema: T.properties.role,
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
			schema: T.type,
			parentSchema: T,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return O.errors = a, o === 0;
}
function k(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) O(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? O.errors : a.concat(O.errors), o = a.length);
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
	return k.errors = a, o === 0;
}
const ne = {
	type: `array`,
	items: { $ref: `#/definitions/fromEntry` },
	examples: [[{ path: `nodes.yaml` }]]
};
const A = {
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
function j(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (typeof e != `string` && (!e || typeof e != `object` || Array.isArray(e))) {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: A.type },
			schema: A.type,
			parentSchema: A,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	if (typeof e == `string` && !g.test(e)) {
		let n = {
			instancePath: t,
			keyword: `pattern`,
			params: { pattern: `.` },
			schema: `.`,
			parentSchema: A,
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
				schema: A.required,
				parentSchema: A,
				data: e
			};
			a === null ? a = [n] : a.push(n), o++;
		}
		for (let n in e) if (!p.call(A.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: A,
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
					params: { type: A.properties.path.type },
					schema: A.properties.path.type,
					parentSchema: A.properties.path,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
			if (typeof n == `string` && !g.test(n)) {
				let e = {
					instancePath: t + `/path`,
					keyword: `pattern`,
					params: { pattern: `.` },
					schema: `.`,
					parentSchema: A.properties.path,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/path/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: h,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/path/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: h.type,
							parentSchema: h,
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
					schema: A.properties.format.type,
					parentSchema: A.properties.format,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		if (e.groupBy !== void 0) {
			let n = e.groupBy;
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/groupBy`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: A.properties.groupBy,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/groupBy`,
					keyword: `type`,
					params: { type: `string` },
					schema: A.properties.groupBy.type,
					parentSchema: A.properties.groupBy,
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
					params: { allowedValues: A.properties.transient.enum },
					schema: A.properties.transient.enum,
					parentSchema: A.properties.transient,
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
					schema: A.properties.prefix.type,
					parentSchema: A.properties.prefix,
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
					schema: A.properties.optional.type,
					parentSchema: A.properties.optional,
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
					params: { allowedValues: A.properties.exists.enum },
					schema: A.properties.exists.enum,
					parentSchema: A.properties.exists,
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
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/vars/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: A.properties.vars.items,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/vars/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: A.properties.vars.items.type,
							parentSchema: A.properties.vars.items,
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
					schema: A.properties.vars.type,
					parentSchema: A.properties.vars,
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
						schema: A.properties.select.required,
						parentSchema: A.properties.select,
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
						parentSchema: A.properties.select,
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
							schema: A.properties.select.properties.address.type,
							parentSchema: A.properties.select.properties.address,
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
					schema: A.properties.select.type,
					parentSchema: A.properties.select,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
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
			schema: ne.type,
			parentSchema: ne,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return M.errors = a, o === 0;
}
const re = {
	type: `array`,
	items: { $ref: `#/definitions/override` },
	examples: [[{
		match: `gpu-*`,
		allocatable: { "nvidia.com/gpu": 4 }
	}]]
};
const N = {
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
function P(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.match === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `match` },
				schema: N.required,
				parentSchema: N,
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
				parentSchema: N,
				data: e
			};
			a === null ? a = [r] : a.push(r), o++;
		}
		if (e.match !== void 0) {
			let n = e.match;
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/match`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: N.properties.match,
						data: n
					};
					a === null ? a = [e] : a.push(e), o++;
				}
			} else {
				let e = {
					instancePath: t + `/match`,
					keyword: `type`,
					params: { type: `string` },
					schema: N.properties.match.type,
					parentSchema: N.properties.match,
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
							params: { type: E.type },
							schema: E.type,
							parentSchema: E,
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
								schema: E.required,
								parentSchema: E,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/taints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: E.required,
								parentSchema: E,
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
								parentSchema: E,
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
									params: { type: E.properties.key.type },
									schema: E.properties.key.type,
									parentSchema: E.properties.key,
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
									params: { type: E.properties.value.type },
									schema: E.properties.value.type,
									parentSchema: E.properties.value,
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
									schema: E.properties.effect.type,
									parentSchema: E.properties.effect,
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
					schema: N.properties.taints.type,
					parentSchema: N.properties.taints,
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
							params: { type: E.type },
							schema: E.type,
							parentSchema: E,
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
								schema: E.required,
								parentSchema: E,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
						if (e.effect === void 0) {
							let n = {
								instancePath: t + `/startupTaints/` + r,
								keyword: `required`,
								params: { missingProperty: `effect` },
								schema: E.required,
								parentSchema: E,
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
								parentSchema: E,
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
									params: { type: E.properties.key.type },
									schema: E.properties.key.type,
									parentSchema: E.properties.key,
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
									params: { type: E.properties.value.type },
									schema: E.properties.value.type,
									parentSchema: E.properties.value,
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
									schema: E.properties.effect.type,
									parentSchema: E.properties.effect,
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
					schema: N.properties.startupTaints.type,
					parentSchema: N.properties.startupTaints,
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
						params: { type: N.properties.labels.additionalProperties.type },
						schema: N.properties.labels.additionalProperties.type,
						parentSchema: N.properties.labels.additionalProperties,
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
					schema: N.properties.labels.type,
					parentSchema: N.properties.labels,
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
						params: { type: N.properties.allocatable.additionalProperties.type },
						schema: N.properties.allocatable.additionalProperties.type,
						parentSchema: N.properties.allocatable.additionalProperties,
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
					schema: N.properties.allocatable.type,
					parentSchema: N.properties.allocatable,
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
					params: { allowedValues: N.properties.mode.enum },
					schema: N.properties.mode.enum,
					parentSchema: N.properties.mode,
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
			schema: N.type,
			parentSchema: N,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
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
			schema: re.type,
			parentSchema: re,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return F.errors = a, o === 0;
}
const I = {
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
function L(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		for (let n in e) if (n !== `flux` && n !== `argocd`) {
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
		if (e.flux !== void 0) {
			let n = e.flux;
			if (Array.isArray(n)) {
				let e = n.length;
				for (let r = 0; r < e; r++) {
					let e = n[r];
					if (typeof e == `string`) {
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/flux/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: h,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/flux/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: h.type,
							parentSchema: h,
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
					schema: I.properties.flux.type,
					parentSchema: I.properties.flux,
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
						parentSchema: I.properties.argocd,
						data: n
					};
					a === null ? a = [r] : a.push(r), o++;
				}
				if (n.name !== void 0) {
					let e = n.name;
					if (typeof e == `string`) {
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/argocd/name`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: I.properties.argocd.properties.name,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/argocd/name`,
							keyword: `type`,
							params: { type: `string` },
							schema: I.properties.argocd.properties.name.type,
							parentSchema: I.properties.argocd.properties.name,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.server !== void 0) {
					let e = n.server;
					if (typeof e == `string`) {
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/argocd/server`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: I.properties.argocd.properties.server,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/argocd/server`,
							keyword: `type`,
							params: { type: `string` },
							schema: I.properties.argocd.properties.server.type,
							parentSchema: I.properties.argocd.properties.server,
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
								params: { type: I.properties.argocd.properties.labels.additionalProperties.type },
								schema: I.properties.argocd.properties.labels.additionalProperties.type,
								parentSchema: I.properties.argocd.properties.labels.additionalProperties,
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
							schema: I.properties.argocd.properties.labels.type,
							parentSchema: I.properties.argocd.properties.labels,
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
					schema: I.properties.argocd.type,
					parentSchema: I.properties.argocd,
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
	return L.errors = a, o === 0;
}
const ie = {
	type: `object`,
	additionalProperties: { $ref: `#/definitions/namespaceDefaults` },
	examples: [{ ml: { nodeSelector: { pool: `gpu` } } }]
};
const R = {
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
const z = {
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
				parentSchema: R,
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
						params: { type: R.properties.nodeSelector.additionalProperties.type },
						schema: R.properties.nodeSelector.additionalProperties.type,
						parentSchema: R.properties.nodeSelector.additionalProperties,
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
					schema: R.properties.nodeSelector.type,
					parentSchema: R.properties.nodeSelector,
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
								parentSchema: z,
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
									schema: z.properties.key.type,
									parentSchema: z.properties.key,
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
									params: { allowedValues: z.properties.operator.enum },
									schema: z.properties.operator.enum,
									parentSchema: z.properties.operator,
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
									schema: z.properties.value.type,
									parentSchema: z.properties.value,
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
									params: { allowedValues: z.properties.effect.enum },
									schema: z.properties.effect.enum,
									parentSchema: z.properties.effect,
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
									schema: z.properties.tolerationSeconds.type,
									parentSchema: z.properties.tolerationSeconds,
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
							schema: z.type,
							parentSchema: z,
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
					schema: R.properties.tolerations.type,
					parentSchema: R.properties.tolerations,
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
	return ae.errors = a, o === 0;
}
function B(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
	return B.errors = a, o === 0;
}
const oe = {
	type: `array`,
	items: { $ref: `#/definitions/cluster` },
	examples: [[{
		name: `prod-eu`,
		pools: [{ name: `general` }]
	}]]
};
const V = {
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
function H(e, { instancePath: t = ``, parentData: n, parentDataProperty: u, rootData: d = e } = {}) {
	let f = null, m = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.name === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `name` },
				schema: V.required,
				parentSchema: V,
				data: e
			};
			f === null ? f = [n] : f.push(n), m++;
		}
		for (let n in e) if (!p.call(V.properties, n)) {
			let r = {
				instancePath: t,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: V,
				data: e
			};
			f === null ? f = [r] : f.push(r), m++;
		}
		if (e.name !== void 0) {
			let n = e.name;
			if (typeof n == `string`) {
				if (!g.test(n)) {
					let e = {
						instancePath: t + `/name`,
						keyword: `pattern`,
						params: { pattern: `.` },
						schema: `.`,
						parentSchema: V.properties.name,
						data: n
					};
					f === null ? f = [e] : f.push(e), m++;
				}
			} else {
				let e = {
					instancePath: t + `/name`,
					keyword: `type`,
					params: { type: `string` },
					schema: V.properties.name.type,
					parentSchema: V.properties.name,
					data: n
				};
				f === null ? f = [e] : f.push(e), m++;
			}
		}
		if (e.manifests !== void 0 && (_(e.manifests, {
			instancePath: t + `/manifests`,
			parentData: e,
			parentDataProperty: `manifests`,
			rootData: d
		}) || (f = f === null ? _.errors : f.concat(_.errors), m = f.length)), e.exclude !== void 0 && (v(e.exclude, {
			instancePath: t + `/exclude`,
			parentData: e,
			parentDataProperty: `exclude`,
			rootData: d
		}) || (f = f === null ? v.errors : f.concat(v.errors), m = f.length)), e.provider !== void 0) {
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
				f === null ? f = [e] : f.push(e), m++;
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
					f === null ? f = [e] : f.push(e), m++;
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
				f === null ? f = [e] : f.push(e), m++;
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
				f === null ? f = [e] : f.push(e), m++;
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
					f === null ? f = [r] : f.push(r), m++;
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
						f === null ? f = [n] : f.push(n), m++;
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
						f === null ? f = [n] : f.push(n), m++;
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
						f === null ? f = [n] : f.push(n), m++;
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
						f === null ? f = [n] : f.push(n), m++;
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
						f === null ? f = [n] : f.push(n), m++;
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
				f === null ? f = [e] : f.push(e), m++;
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
				f === null ? f = [e] : f.push(e), m++;
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
							f === null ? f = [n] : f.push(n), m++;
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
						f === null ? f = [n] : f.push(n), m++;
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
					f === null ? f = [n] : f.push(n), m++;
				}
			}
		}
		if (e.transientTaints !== void 0 && (b(e.transientTaints, {
			instancePath: t + `/transientTaints`,
			parentData: e,
			parentDataProperty: `transientTaints`,
			rootData: d
		}) || (f = f === null ? b.errors : f.concat(b.errors), m = f.length)), e.knownLabels !== void 0 && (S(e.knownLabels, {
			instancePath: t + `/knownLabels`,
			parentData: e,
			parentDataProperty: `knownLabels`,
			rootData: d
		}) || (f = f === null ? S.errors : f.concat(S.errors), m = f.length)), e.ignoredWebhooks !== void 0 && (w(e.ignoredWebhooks, {
			instancePath: t + `/ignoredWebhooks`,
			parentData: e,
			parentDataProperty: `ignoredWebhooks`,
			rootData: d
		}) || (f = f === null ? w.errors : f.concat(w.errors), m = f.length)), e.complete !== void 0) {
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
				f === null ? f = [e] : f.push(e), m++;
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
				f === null ? f = [e] : f.push(e), m++;
			}
		}
		e.pools !== void 0 && (k(e.pools, {
			instancePath: t + `/pools`,
			parentData: e,
			parentDataProperty: `pools`,
			rootData: d
		}) || (f = f === null ? k.errors : f.concat(k.errors), m = f.length)), e.from !== void 0 && (M(e.from, {
			instancePath: t + `/from`,
			parentData: e,
			parentDataProperty: `from`,
			rootData: d
		}) || (f = f === null ? M.errors : f.concat(M.errors), m = f.length)), e.overrides !== void 0 && (F(e.overrides, {
			instancePath: t + `/overrides`,
			parentData: e,
			parentDataProperty: `overrides`,
			rootData: d
		}) || (f = f === null ? F.errors : f.concat(F.errors), m = f.length)), e.gitops !== void 0 && (L(e.gitops, {
			instancePath: t + `/gitops`,
			parentData: e,
			parentDataProperty: `gitops`,
			rootData: d
		}) || (f = f === null ? L.errors : f.concat(L.errors), m = f.length)), e.namespaces !== void 0 && (B(e.namespaces, {
			instancePath: t + `/namespaces`,
			parentData: e,
			parentDataProperty: `namespaces`,
			rootData: d
		}) || (f = f === null ? B.errors : f.concat(B.errors), m = f.length));
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: V.type,
			parentSchema: V,
			data: e
		};
		f === null ? f = [n] : f.push(n), m++;
	}
	return H.errors = f, m === 0;
}
function U(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) H(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? H.errors : a.concat(H.errors), o = a.length);
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
	return U.errors = a, o === 0;
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
const W = {
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
function G(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
						schema: W.required,
						parentSchema: W,
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
						parentSchema: W,
						data: n
					};
					a === null ? a = [i] : a.push(i), o++;
				}
				if (n.path !== void 0) {
					let e = n.path;
					if (typeof e == `string`) {
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/path`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: W.properties.path,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/path`,
							keyword: `type`,
							params: { type: `string` },
							schema: W.properties.path.type,
							parentSchema: W.properties.path,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
				}
				if (n.name !== void 0) {
					let e = n.name;
					if (typeof e == `string`) {
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/` + r + `/name`,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: W.properties.name,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/name`,
							keyword: `type`,
							params: { type: `string` },
							schema: W.properties.name.type,
							parentSchema: W.properties.name,
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
							params: { type: W.properties.values.type },
							schema: W.properties.values.type,
							parentSchema: W.properties.values,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (typeof e == `string` && !g.test(e)) {
						let n = {
							instancePath: t + `/` + r + `/values`,
							keyword: `pattern`,
							params: { pattern: `.` },
							schema: `.`,
							parentSchema: W.properties.values,
							data: e
						};
						a === null ? a = [n] : a.push(n), o++;
					}
					if (Array.isArray(e)) {
						let n = e.length;
						for (let i = 0; i < n; i++) {
							let n = e[i];
							if (typeof n == `string`) {
								if (!g.test(n)) {
									let e = {
										instancePath: t + `/` + r + `/values/` + i,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: W.properties.values.items,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/` + r + `/values/` + i,
									keyword: `type`,
									params: { type: `string` },
									schema: W.properties.values.items.type,
									parentSchema: W.properties.values.items,
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
								parentSchema: W.properties.releaseName,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/releaseName`,
							keyword: `type`,
							params: { type: `string` },
							schema: W.properties.releaseName.type,
							parentSchema: W.properties.releaseName,
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
								parentSchema: W.properties.namespace,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/namespace`,
							keyword: `type`,
							params: { type: `string` },
							schema: W.properties.namespace.type,
							parentSchema: W.properties.namespace,
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
								parentSchema: W.properties.kubeVersion,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/` + r + `/kubeVersion`,
							keyword: `type`,
							params: { type: `string` },
							schema: W.properties.kubeVersion.type,
							parentSchema: W.properties.kubeVersion,
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
								if (!g.test(n)) {
									let e = {
										instancePath: t + `/` + r + `/clusters/` + i,
										keyword: `pattern`,
										params: { pattern: `.` },
										schema: `.`,
										parentSchema: W.properties.clusters.items,
										data: n
									};
									a === null ? a = [e] : a.push(e), o++;
								}
							} else {
								let e = {
									instancePath: t + `/` + r + `/clusters/` + i,
									keyword: `type`,
									params: { type: `string` },
									schema: W.properties.clusters.items.type,
									parentSchema: W.properties.clusters.items,
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
							schema: W.properties.clusters.type,
							parentSchema: W.properties.clusters,
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
					schema: W.type,
					parentSchema: W,
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
	return G.errors = a, o === 0;
}
const fe = {
	type: `object`,
	additionalProperties: { $ref: `#/definitions/ruleSetting` },
	examples: [{
		"wildcard-toleration": `error`,
		"unpinned-toleration": `off`
	}]
};
const K = {
	if: { type: `object` },
	then: {
		type: `object`,
		properties: { severity: { $ref: `#/definitions/ruleSeverity` } }
	},
	else: { $ref: `#/definitions/ruleSeverity` }
};
const q = { enum: [
	`error`,
	`warning`,
	`note`,
	`off`
] };
function pe(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
						params: { allowedValues: q.enum },
						schema: q.enum,
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
				params: { type: `object` },
				schema: K.then.type,
				parentSchema: K.then,
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
				params: { allowedValues: q.enum },
				schema: q.enum,
				parentSchema: q,
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
			schema: K.if,
			parentSchema: K,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return pe.errors = a, o === 0;
}
function J(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) for (let n in e) pe(e[n], {
		instancePath: t + `/` + n.replace(/~/g, `~0`).replace(/\//g, `~1`),
		parentData: e,
		parentDataProperty: n,
		rootData: i
	}) || (a = a === null ? pe.errors : a.concat(pe.errors), o = a.length);
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
	return J.errors = a, o === 0;
}
const me = {
	type: `array`,
	items: { $ref: `#/definitions/ruleOverride` },
	examples: [[{
		files: [`k8s/legacy/**`],
		rules: { "wildcard-toleration": `note` }
	}]]
};
const Y = {
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
function X(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.rules === void 0) {
			let n = {
				instancePath: t,
				keyword: `required`,
				params: { missingProperty: `rules` },
				schema: Y.required,
				parentSchema: Y,
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
				parentSchema: Y,
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
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/files/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: h,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/files/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: h.type,
							parentSchema: h,
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
					schema: Y.properties.files.type,
					parentSchema: Y.properties.files,
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
						if (!g.test(e)) {
							let n = {
								instancePath: t + `/clusters/` + r,
								keyword: `pattern`,
								params: { pattern: `.` },
								schema: `.`,
								parentSchema: Y.properties.clusters.items,
								data: e
							};
							a === null ? a = [n] : a.push(n), o++;
						}
					} else {
						let n = {
							instancePath: t + `/clusters/` + r,
							keyword: `type`,
							params: { type: `string` },
							schema: Y.properties.clusters.items.type,
							parentSchema: Y.properties.clusters.items,
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
					schema: Y.properties.clusters.type,
					parentSchema: Y.properties.clusters,
					data: n
				};
				a === null ? a = [e] : a.push(e), o++;
			}
		}
		e.rules !== void 0 && (J(e.rules, {
			instancePath: t + `/rules`,
			parentData: e,
			parentDataProperty: `rules`,
			rootData: i
		}) || (a = a === null ? J.errors : a.concat(J.errors), o = a.length));
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `object` },
			schema: Y.type,
			parentSchema: Y,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return X.errors = a, o === 0;
}
function Z(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
	let a = null, o = 0;
	if (Array.isArray(e)) {
		let n = e.length;
		for (let r = 0; r < n; r++) X(e[r], {
			instancePath: t + `/` + r,
			parentData: e,
			parentDataProperty: r,
			rootData: i
		}) || (a = a === null ? X.errors : a.concat(X.errors), o = a.length);
	} else {
		let n = {
			instancePath: t,
			keyword: `type`,
			params: { type: `array` },
			schema: me.type,
			parentSchema: me,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return Z.errors = a, o === 0;
}
const he = {
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
const ge = RegExp(`[^\\s]`, `u`);
const _e = RegExp(`^[0-9]{4}-[0-9]{2}-[0-9]{2}$`, `u`);
function ve(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
						if (!g.test(e)) {
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
						if (!g.test(e)) {
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
						if (!ge.test(e)) {
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
						if (!_e.test(e)) {
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
			schema: he.type,
			parentSchema: he,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return ve.errors = a, o === 0;
}
const ye = {
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
const be = RegExp(`^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$`, `u`);
const xe = RegExp(`^[A-Za-z][A-Za-z0-9]*$`, `u`);
const Se = RegExp(`\\S`, `u`);
function Ce(e, { instancePath: t = ``, parentData: n, parentDataProperty: r, rootData: i = e } = {}) {
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
						if (!be.test(e)) {
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
						if (!xe.test(e)) {
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
						if (!Se.test(e)) {
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
			schema: ye.type,
			parentSchema: ye,
			data: e
		};
		a === null ? a = [n] : a.push(n), o++;
	}
	return Ce.errors = a, o === 0;
}
function we(e, { instancePath: m = ``, parentData: h, parentDataProperty: ee, rootData: y = e } = {}) {
	let x = null, C = 0;
	if (e && typeof e == `object` && !Array.isArray(e)) {
		if (e.version === void 0) {
			let n = {
				instancePath: m,
				keyword: `required`,
				params: { missingProperty: `version` },
				schema: t.required,
				parentSchema: t,
				data: e
			};
			x === null ? x = [n] : x.push(n), C++;
		}
		for (let n in e) if (!p.call(t.properties, n)) {
			let r = {
				instancePath: m,
				keyword: `additionalProperties`,
				params: { additionalProperty: n },
				schema: !1,
				parentSchema: t,
				data: e
			};
			x === null ? x = [r] : x.push(r), C++;
		}
		if (e.version !== void 0) {
			let t = e.version;
			if (t !== 1) {
				let e = {
					instancePath: m + `/version`,
					keyword: `const`,
					params: { allowedValue: 1 },
					schema: 1,
					parentSchema: n,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.manifests !== void 0 && (_(e.manifests, {
			instancePath: m + `/manifests`,
			parentData: e,
			parentDataProperty: `manifests`,
			rootData: y
		}) || (x = x === null ? _.errors : x.concat(_.errors), C = x.length)), e.exclude !== void 0 && (v(e.exclude, {
			instancePath: m + `/exclude`,
			parentData: e,
			parentDataProperty: `exclude`,
			rootData: y
		}) || (x = x === null ? v.errors : x.concat(v.errors), C = x.length)), e.provider !== void 0) {
			let t = e.provider;
			if (t !== `eks` && t !== `gke` && t !== `aks` && t !== `aws` && t !== `gcp` && t !== `google` && t !== `azure` && t !== `openshift` && t !== `kubeadm` && t !== `kind` && t !== `k3s` && t !== `rke2` && t !== `talos` && t !== `kops` && t !== `cluster-api` && t !== `gardener` && t !== `doks` && t !== `ack` && t !== `oke` && t !== `other`) {
				let e = {
					instancePath: m + `/provider`,
					keyword: `enum`,
					params: { allowedValues: r.enum },
					schema: r.enum,
					parentSchema: r,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.kubernetesVersion !== void 0) {
			let t = e.kubernetesVersion;
			if (typeof t == `string`) {
				if (!se.test(t)) {
					let e = {
						instancePath: m + `/kubernetesVersion`,
						keyword: `pattern`,
						params: { pattern: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$` },
						schema: `^v?1\\.[1-4]?[0-9](\\.[0-9]+)?([-+].*)?$`,
						parentSchema: i,
						data: t
					};
					x === null ? x = [e] : x.push(e), C++;
				}
			} else {
				let e = {
					instancePath: m + `/kubernetesVersion`,
					keyword: `type`,
					params: { type: `string` },
					schema: i.type,
					parentSchema: i,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.implicit !== void 0) {
			let t = e.implicit;
			if (t !== `apply` && t !== `warn` && t !== `off`) {
				let e = {
					instancePath: m + `/implicit`,
					keyword: `enum`,
					params: { allowedValues: a.enum },
					schema: a.enum,
					parentSchema: a,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.admission !== void 0) {
			let t = e.admission;
			if (t && typeof t == `object` && !Array.isArray(t)) {
				for (let e in t) if (e !== `defaultTolerationSeconds` && e !== `extendedResourceToleration` && e !== `runtimeClass` && e !== `podNodeSelector` && e !== `podTolerationRestriction`) {
					let n = {
						instancePath: m + `/admission`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: o,
						data: t
					};
					x === null ? x = [n] : x.push(n), C++;
				}
				if (t.defaultTolerationSeconds !== void 0) {
					let e = t.defaultTolerationSeconds;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: m + `/admission/defaultTolerationSeconds`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.defaultTolerationSeconds.type,
							parentSchema: o.properties.defaultTolerationSeconds,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
				}
				if (t.extendedResourceToleration !== void 0) {
					let e = t.extendedResourceToleration;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: m + `/admission/extendedResourceToleration`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.extendedResourceToleration.type,
							parentSchema: o.properties.extendedResourceToleration,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
				}
				if (t.runtimeClass !== void 0) {
					let e = t.runtimeClass;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: m + `/admission/runtimeClass`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.runtimeClass.type,
							parentSchema: o.properties.runtimeClass,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
				}
				if (t.podNodeSelector !== void 0) {
					let e = t.podNodeSelector;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: m + `/admission/podNodeSelector`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.podNodeSelector.type,
							parentSchema: o.properties.podNodeSelector,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
				}
				if (t.podTolerationRestriction !== void 0) {
					let e = t.podTolerationRestriction;
					if (typeof e != `boolean`) {
						let t = {
							instancePath: m + `/admission/podTolerationRestriction`,
							keyword: `type`,
							params: { type: `boolean` },
							schema: o.properties.podTolerationRestriction.type,
							parentSchema: o.properties.podTolerationRestriction,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
				}
			} else {
				let e = {
					instancePath: m + `/admission`,
					keyword: `type`,
					params: { type: `object` },
					schema: o.type,
					parentSchema: o,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.featureGates !== void 0) {
			let t = e.featureGates;
			if (!t || typeof t != `object`) {
				let e = {
					instancePath: m + `/featureGates`,
					keyword: `type`,
					params: { type: s.type },
					schema: s.type,
					parentSchema: s,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
			if (Array.isArray(t)) {
				let e = t.length;
				for (let n = 0; n < e; n++) {
					let e = t[n];
					if (typeof e == `string`) {
						if (!ce.test(e)) {
							let t = {
								instancePath: m + `/featureGates/` + n,
								keyword: `pattern`,
								params: { pattern: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$` },
								schema: `^[A-Za-z][A-Za-z0-9]*(=(true|false))?$`,
								parentSchema: s.items,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					} else {
						let t = {
							instancePath: m + `/featureGates/` + n,
							keyword: `type`,
							params: { type: `string` },
							schema: s.items.type,
							parentSchema: s.items,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
				}
			}
			if (t && typeof t == `object` && !Array.isArray(t)) for (let e in t) {
				let n = t[e];
				if (typeof n != `boolean`) {
					let t = {
						instancePath: m + `/featureGates/` + e.replace(/~/g, `~0`).replace(/\//g, `~1`),
						keyword: `type`,
						params: { type: `boolean` },
						schema: s.additionalProperties.type,
						parentSchema: s.additionalProperties,
						data: n
					};
					x === null ? x = [t] : x.push(t), C++;
				}
			}
		}
		if (e.transientTaints !== void 0 && (b(e.transientTaints, {
			instancePath: m + `/transientTaints`,
			parentData: e,
			parentDataProperty: `transientTaints`,
			rootData: y
		}) || (x = x === null ? b.errors : x.concat(b.errors), C = x.length)), e.knownLabels !== void 0 && (S(e.knownLabels, {
			instancePath: m + `/knownLabels`,
			parentData: e,
			parentDataProperty: `knownLabels`,
			rootData: y
		}) || (x = x === null ? S.errors : x.concat(S.errors), C = x.length)), e.ignoredWebhooks !== void 0 && (w(e.ignoredWebhooks, {
			instancePath: m + `/ignoredWebhooks`,
			parentData: e,
			parentDataProperty: `ignoredWebhooks`,
			rootData: y
		}) || (x = x === null ? w.errors : x.concat(w.errors), C = x.length)), e.complete !== void 0) {
			let t = e.complete;
			if (typeof t != `boolean`) {
				let e = {
					instancePath: m + `/complete`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: c.type,
					parentSchema: c,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.autoProvision !== void 0) {
			let t = e.autoProvision;
			if (typeof t != `boolean`) {
				let e = {
					instancePath: m + `/autoProvision`,
					keyword: `type`,
					params: { type: `boolean` },
					schema: l.type,
					parentSchema: l,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.pools !== void 0 && (k(e.pools, {
			instancePath: m + `/pools`,
			parentData: e,
			parentDataProperty: `pools`,
			rootData: y
		}) || (x = x === null ? k.errors : x.concat(k.errors), C = x.length)), e.from !== void 0 && (M(e.from, {
			instancePath: m + `/from`,
			parentData: e,
			parentDataProperty: `from`,
			rootData: y
		}) || (x = x === null ? M.errors : x.concat(M.errors), C = x.length)), e.overrides !== void 0 && (F(e.overrides, {
			instancePath: m + `/overrides`,
			parentData: e,
			parentDataProperty: `overrides`,
			rootData: y
		}) || (x = x === null ? F.errors : x.concat(F.errors), C = x.length)), e.gitops !== void 0 && (L(e.gitops, {
			instancePath: m + `/gitops`,
			parentData: e,
			parentDataProperty: `gitops`,
			rootData: y
		}) || (x = x === null ? L.errors : x.concat(L.errors), C = x.length)), e.namespaces !== void 0 && (B(e.namespaces, {
			instancePath: m + `/namespaces`,
			parentData: e,
			parentDataProperty: `namespaces`,
			rootData: y
		}) || (x = x === null ? B.errors : x.concat(B.errors), C = x.length)), e.clusters !== void 0 && (U(e.clusters, {
			instancePath: m + `/clusters`,
			parentData: e,
			parentDataProperty: `clusters`,
			rootData: y
		}) || (x = x === null ? U.errors : x.concat(U.errors), C = x.length)), e.charts !== void 0 && (G(e.charts, {
			instancePath: m + `/charts`,
			parentData: e,
			parentDataProperty: `charts`,
			rootData: y
		}) || (x = x === null ? G.errors : x.concat(G.errors), C = x.length)), e.rules !== void 0 && (J(e.rules, {
			instancePath: m + `/rules`,
			parentData: e,
			parentDataProperty: `rules`,
			rootData: y
		}) || (x = x === null ? J.errors : x.concat(J.errors), C = x.length)), e.ruleOverrides !== void 0 && (Z(e.ruleOverrides, {
			instancePath: m + `/ruleOverrides`,
			parentData: e,
			parentDataProperty: `ruleOverrides`,
			rootData: y
		}) || (x = x === null ? Z.errors : x.concat(Z.errors), C = x.length)), e.suppress !== void 0 && (ve(e.suppress, {
			instancePath: m + `/suppress`,
			parentData: e,
			parentDataProperty: `suppress`,
			rootData: y
		}) || (x = x === null ? ve.errors : x.concat(ve.errors), C = x.length)), e.failOn !== void 0) {
			let t = e.failOn;
			if (t !== `error` && t !== `warning` && t !== `note` && t !== `never`) {
				let e = {
					instancePath: m + `/failOn`,
					keyword: `enum`,
					params: { allowedValues: u.enum },
					schema: u.enum,
					parentSchema: u,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.render !== void 0) {
			let t = e.render, n = C, r = !1, i = C;
			if (t !== `auto` && t !== `off`) {
				let e = {
					instancePath: m + `/render`,
					keyword: `enum`,
					params: { allowedValues: d.anyOf[0].enum },
					schema: d.anyOf[0].enum,
					parentSchema: d.anyOf[0],
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
			var te = i === C;
			if (r ||= te, !r) {
				let e = C;
				if (t && typeof t == `object` && !Array.isArray(t)) {
					if (Object.keys(t).length < 1) {
						let e = {
							instancePath: m + `/render`,
							keyword: `minProperties`,
							params: { limit: 1 },
							schema: 1,
							parentSchema: d.anyOf[1],
							data: t
						};
						x === null ? x = [e] : x.push(e), C++;
					}
					for (let e in t) if (e !== `kustomize` && e !== `helm`) {
						let n = {
							instancePath: m + `/render`,
							keyword: `additionalProperties`,
							params: { additionalProperty: e },
							schema: !1,
							parentSchema: d.anyOf[1],
							data: t
						};
						x === null ? x = [n] : x.push(n), C++;
					}
					if (t.kustomize !== void 0) {
						let e = t.kustomize;
						if (typeof e == `string`) {
							if (!g.test(e)) {
								let t = {
									instancePath: m + `/render/kustomize`,
									keyword: `pattern`,
									params: { pattern: `.` },
									schema: `.`,
									parentSchema: d.anyOf[1].properties.kustomize,
									data: e
								};
								x === null ? x = [t] : x.push(t), C++;
							}
						} else {
							let t = {
								instancePath: m + `/render/kustomize`,
								keyword: `type`,
								params: { type: `string` },
								schema: d.anyOf[1].properties.kustomize.type,
								parentSchema: d.anyOf[1].properties.kustomize,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					}
					if (t.helm !== void 0) {
						let e = t.helm;
						if (typeof e == `string`) {
							if (!g.test(e)) {
								let t = {
									instancePath: m + `/render/helm`,
									keyword: `pattern`,
									params: { pattern: `.` },
									schema: `.`,
									parentSchema: d.anyOf[1].properties.helm,
									data: e
								};
								x === null ? x = [t] : x.push(t), C++;
							}
						} else {
							let t = {
								instancePath: m + `/render/helm`,
								keyword: `type`,
								params: { type: `string` },
								schema: d.anyOf[1].properties.helm.type,
								parentSchema: d.anyOf[1].properties.helm,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					}
				} else {
					let e = {
						instancePath: m + `/render`,
						keyword: `type`,
						params: { type: `object` },
						schema: d.anyOf[1].type,
						parentSchema: d.anyOf[1],
						data: t
					};
					x === null ? x = [e] : x.push(e), C++;
				}
				var te = e === C;
				r ||= te;
			}
			if (r) C = n, x !== null && (n ? x.length = n : x = null);
			else {
				let e = {
					instancePath: m + `/render`,
					keyword: `anyOf`,
					params: {},
					schema: d.anyOf,
					parentSchema: d,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		if (e.limits !== void 0) {
			let t = e.limits;
			if (t && typeof t == `object` && !Array.isArray(t)) {
				if (Object.keys(t).length < 1) {
					let e = {
						instancePath: m + `/limits`,
						keyword: `minProperties`,
						params: { limit: 1 },
						schema: 1,
						parentSchema: f,
						data: t
					};
					x === null ? x = [e] : x.push(e), C++;
				}
				for (let e in t) if (e !== `parts` && e !== `cells` && e !== `findings` && e !== `renderingSeconds` && e !== `seconds`) {
					let n = {
						instancePath: m + `/limits`,
						keyword: `additionalProperties`,
						params: { additionalProperty: e },
						schema: !1,
						parentSchema: f,
						data: t
					};
					x === null ? x = [n] : x.push(n), C++;
				}
				if (t.parts !== void 0) {
					let e = t.parts;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: m + `/limits/parts`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.parts.type,
							parentSchema: f.properties.parts,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e8 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/parts`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e8
								},
								schema: 1e8,
								parentSchema: f.properties.parts,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
						if (e < 4e6 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/parts`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 4e6
								},
								schema: 4e6,
								parentSchema: f.properties.parts,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					}
				}
				if (t.cells !== void 0) {
					let e = t.cells;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: m + `/limits/cells`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.cells.type,
							parentSchema: f.properties.cells,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e10 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/cells`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e10
								},
								schema: 1e10,
								parentSchema: f.properties.cells,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
						if (e < 25e6 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/cells`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 25e6
								},
								schema: 25e6,
								parentSchema: f.properties.cells,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					}
				}
				if (t.findings !== void 0) {
					let e = t.findings;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: m + `/limits/findings`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.findings.type,
							parentSchema: f.properties.findings,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 1e8 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/findings`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 1e8
								},
								schema: 1e8,
								parentSchema: f.properties.findings,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
						if (e < 1e6 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/findings`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 1e6
								},
								schema: 1e6,
								parentSchema: f.properties.findings,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					}
				}
				if (t.renderingSeconds !== void 0) {
					let e = t.renderingSeconds;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: m + `/limits/renderingSeconds`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.renderingSeconds.type,
							parentSchema: f.properties.renderingSeconds,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 86400 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/renderingSeconds`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 86400
								},
								schema: 86400,
								parentSchema: f.properties.renderingSeconds,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
						if (e < 600 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/renderingSeconds`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 600
								},
								schema: 600,
								parentSchema: f.properties.renderingSeconds,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					}
				}
				if (t.seconds !== void 0) {
					let e = t.seconds;
					if (typeof e != `number` || e % 1 || isNaN(e) || !isFinite(e)) {
						let t = {
							instancePath: m + `/limits/seconds`,
							keyword: `type`,
							params: { type: `integer` },
							schema: f.properties.seconds.type,
							parentSchema: f.properties.seconds,
							data: e
						};
						x === null ? x = [t] : x.push(t), C++;
					}
					if (typeof e == `number` && isFinite(e)) {
						if (e > 86400 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/seconds`,
								keyword: `maximum`,
								params: {
									comparison: `<=`,
									limit: 86400
								},
								schema: 86400,
								parentSchema: f.properties.seconds,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
						if (e < 600 || isNaN(e)) {
							let t = {
								instancePath: m + `/limits/seconds`,
								keyword: `minimum`,
								params: {
									comparison: `>=`,
									limit: 600
								},
								schema: 600,
								parentSchema: f.properties.seconds,
								data: e
							};
							x === null ? x = [t] : x.push(t), C++;
						}
					}
				}
			} else {
				let e = {
					instancePath: m + `/limits`,
					keyword: `type`,
					params: { type: `object` },
					schema: f.type,
					parentSchema: f,
					data: t
				};
				x === null ? x = [e] : x.push(e), C++;
			}
		}
		e.workloads !== void 0 && (Ce(e.workloads, {
			instancePath: m + `/workloads`,
			parentData: e,
			parentDataProperty: `workloads`,
			rootData: y
		}) || (x = x === null ? Ce.errors : x.concat(Ce.errors), C = x.length));
	} else {
		let n = {
			instancePath: m,
			keyword: `type`,
			params: { type: `object` },
			schema: t.type,
			parentSchema: t,
			data: e
		};
		x === null ? x = [n] : x.push(n), C++;
	}
	return we.errors = x, C === 0;
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
const MEANT = new Map([
	...[
		"ignore",
		"ignores",
		"ignorePaths",
		"skip"
	].map((word) => [word, "exclude"]),
	...[
		"severity",
		"severities",
		"checks"
	].map((word) => [word, "rules"]),
	...[
		"files",
		"paths",
		"include"
	].map((word) => [word, "manifests"])
]);
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