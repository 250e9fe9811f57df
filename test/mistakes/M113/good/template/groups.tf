locals {
  eks_managed_node_groups = {
    metrics = {
      taints = {
        {
          key    = "{{ cookiecutter.taint }}"
          value  = "true"
          effect = "NO_SCHEDULE"
        }
      }
    }
  }
}
