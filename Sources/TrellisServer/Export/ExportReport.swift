/// The result of an export.
public struct ExportReport: Sendable {
  /// The number of pages, redirections included.
  public internal(set) var pages = 0
  /// The number of pages that were not made again, as their revision is that of the export before.
  public internal(set) var reused = 0
  /// The files that are new or changed, as paths in the folder, sorted.
  public internal(set) var written: [String] = []
  /// The number of files whose content is that of the export before.
  public internal(set) var unchanged = 0
  /// The files of the export before that are no part of this one, and were removed; sorted.
  public internal(set) var removed: [String] = []
  /// Controls that need a server, each as `page: element`; such elements have the attribute `data-needs-server`.
  public internal(set) var inert: [String] = []
  /// Links to pages that were not exported, each as `page: address`.
  public internal(set) var unexported: [String] = []
}

/// A reason that pages cannot be exported.
public enum ExportError: Error, CustomStringConvertible {
  /// No route matches the address.
  case noRoute(String)
  /// The page at the address cannot be made.
  case cannotMake(String, reason: String)
  /// Two addresses would be the same file.
  case sameFile(String, String)
  /// There is no browser that prints pages.
  case noBrowser
  /// The file cannot be written.
  case cannotWrite(String, reason: String)

  public var description: String {
    switch self {
    case .noRoute(let path): "Cannot export \(path): no route matches the address"
    case .cannotMake(let path, let reason): "Cannot export \(path): \(reason)"
    case .sameFile(let one, let other): "Cannot export \(other): its file is that of \(one)"
    case .noBrowser:
      """
      Cannot print pages: no browser is installed. Install Chromium (on Debian: apt-get install chromium) or Google \
      Chrome, or name another one's program in the environment variable CHROMIUM.
      """
    case .cannotWrite(let path, let reason): "Cannot write \(path): \(reason)"
    }
  }
}
