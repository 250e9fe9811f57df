locals {
  eks_managed_node_groups = {
    metrics = {
      taints = {
        { # <-- invalid-yaml
          key    = "metrics"
          value  = "true"
          effect = "NO_SCHEDULE"
        }
      }
    }
  }
}
