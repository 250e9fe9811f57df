// Lets functions without a body stand here, which are linked to those of Kubernetes.
