import TrellisComponents
import TrellisLayout

/// The current components of a host.
///
/// Functions that need components get them from ``ComponentHost/awakeTree()``, which wakes a hibernating host.
///
/// - Invariant: the generator holds components exactly in ``built(_:)`` and ``mounted(_:needsLayout:)``; the mounter
///   shows a layout only in these.
enum HostState {
  /// No components: before the first build, after a build that could not be shown, and after the end.
  case empty
  /// The newest tree was laid out only to find a size, and is not mounted.
  case built(BuiltTree)
  /// The newest tree is mounted.
  ///
  /// - `needsLayout`: whether it has to be laid out and mounted again.
  case mounted(BuiltTree, needsLayout: Bool = false)
  case hibernating(Archive)

  /// The newest tree; `nil` without components.
  var tree: BuiltTree? {
    switch self {
    case .built(let tree), .mounted(let tree, _): tree
    case .empty, .hibernating: nil
    }
  }

  /// Whether the newest tree has to be laid out and mounted.
  var needsMount: Bool {
    switch self {
    case .built: true
    case .mounted(_, let needsLayout): needsLayout
    case .empty, .hibernating: false
    }
  }

  /// The data for mounting the components of a hibernating host on the same elements again.
  struct Archive {
    /// The size of the tree, in CSS pixels.
    let size: Size
    let views: ViewArchive
  }
}
