import TrellisComponents
import TrellisLayout

/// The present components of a host.
///
/// Functions that need components get them from ``ComponentHost/live()``, which wakes a hibernating host.
///
/// - Invariant: the generator holds components exactly in ``awake(_:)``; the mounter shows a layout only
///   in ``awake(_:)``.
enum HostState {
  /// No components: before the first build, after a build that could not be shown, and after the end.
  case empty
  case awake(Live)
  case hibernating(Archive)

  /// The components of an awake host.
  struct Live {
    /// The newest build.
    let built: ComponentGenerator.Result
    /// Whether ``built`` was laid out only to find a size, and is not mounted.
    var needsMount = false
  }

  /// The data with which a hibernating host mounts its components on the same elements again.
  struct Archive {
    /// The size of the tree, in CSS pixels.
    let size: Size
    let views: ViewArchive
  }
}
