import Foundation

/// The limit of the process's open files.
enum DescriptorLimit {
  /// Raises the limit for `connections`, as far as the system allows; returns the number of connections that it allows
  /// in addition to the other descriptors of the process.
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

  /// The number of descriptors for files, pipes and the application's own connections.
  private static let reserve = 32
}
