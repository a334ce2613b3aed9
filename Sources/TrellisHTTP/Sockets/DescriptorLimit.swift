import Foundation

/// How many files the process may have open.
enum DescriptorLimit {
  /// Raises the limit as far as `connections` need and the system lets it, and answers how many
  /// connections there is room for beside the rest of the process.
  static func raised(for connections: Int) -> Int {
    #if canImport(Glibc) || canImport(Musl)
      let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return connections }
    let wanted = rlim_t(clamping: connections + reserve)
    if limit.rlim_cur < wanted {
      limit.rlim_cur = Swift.min(wanted, limit.rlim_max)
      setrlimit(resource, &limit)
      getrlimit(resource, &limit)
    }
    return Swift.min(connections, Swift.max(16, Int(clamping: limit.rlim_cur) - reserve))
  }

  /// The descriptors that are left to files, pipes and the application's own connections.
  private static let reserve = 32
}
