import TrellisComponents
import TrellisLayout

/// The current components of a host.
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
    /// The root component of the newest build.
    let component: Component?
    let trigger: BuildTrigger
    let needsMount: Bool
    /// The build, until it is mounted; `nil` if a mounted tree has to be laid out and mounted again.
    let unmounted: ComponentGenerator.Result?

    /// A build that was laid out only to find a size.
    init(unmounted built: ComponentGenerator.Result) {
      component = built.component
      trigger = built.trigger
      needsMount = true
      unmounted = built
    }

    /// A mounted build.
    ///
    /// - Parameter needsMount: whether it has to be laid out and mounted again.
    init(mounted component: Component?, _ trigger: BuildTrigger, needsMount: Bool = false) {
      self.component = component
      self.trigger = trigger
      self.needsMount = needsMount
      unmounted = nil
    }
  }

  /// The data with which a hibernating host mounts its components on the same elements again.
  struct Archive {
    /// The size of the tree, in CSS pixels.
    let size: Size
    let views: ViewArchive
  }
}
