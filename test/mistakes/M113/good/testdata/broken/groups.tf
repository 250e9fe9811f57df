locals {
  eks_managed_node_groups = {
    metrics = {
      taints = {
        {
          key    = "metrics"
          value  = "true"
          effect = "NO_SCHEDULE"
        }
      }
    }
  }
}
