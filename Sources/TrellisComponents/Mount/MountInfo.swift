public import TrellisDOM
import TrellisLayout

/// The data of a mounted component.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads or replaces it, so that no access of it
///   begins during another.
///
/// Source: ComponentKit's mount info (row E6).
class MountInfo {
  /// The component in which this one is mounted. A component is released only after its mounted children
  /// were unmounted or moved to its successor.
  @exclusivity(unchecked)
  unowned(unsafe) final var supercomponent: Component?
  /// The view that contains the component: the view of the nearest ancestor with one.
  @exclusivity(unchecked)
  final var container: MountedView
  /// The component's own view.
  @exclusivity(unchecked)
  final var view: MountedView?
  /// The position in the container.
  @exclusivity(unchecked)
  final var position: Point
  @exclusivity(unchecked)
  final var content: LayoutResult
  /// The number of the last mount that found the component in the tree.
  @exclusivity(unchecked)
  final var generation: UInt32
  /// The number of the last comparison of layouts that found the component unchanged.
  @exclusivity(unchecked)
  final var mark: UInt32 = 0
  init(
    supercomponent: Component?, container: MountedView, position: Point, content: LayoutResult,
    generation: UInt32
  ) {
    self.supercomponent = supercomponent
    self.container = container
    self.position = position
    self.content = content
    self.generation = generation
  }

  fileprivate init(copying other: MountInfo) {
    supercomponent = other.supercomponent
    container = other.container
    view = other.view
    position = other.position
    content = other.content
    generation = other.generation
    mark = other.mark
  }
}

/// The data of a mounted component if it or a descendant read the distances to the root component's edges. A separate
/// class, because few components read them.
private final class GuidedMountInfo: MountInfo {
  let distances: EdgeInsets

  init(_ info: MountInfo, _ distances: EdgeInsets) {
    self.distances = distances
    super.init(copying: info)
  }
}

extension MountInfo {
  /// The distances to the root's edges, if the component or a descendant read them.
  @inline(__always)
  var guide: EdgeInsets? {
    guard ObjectIdentifier(type(of: self)) == ObjectIdentifier(GuidedMountInfo.self) else {
      return nil
    }
    return unsafeDowncast(self, to: GuidedMountInfo.self).distances
  }

  /// These data with other distances to the root's edges; the same object if the distances are equal.
  func with(guide: EdgeInsets?) -> MountInfo {
    if guide == self.guide { return self }
    return guide.map { GuidedMountInfo(self, $0) } ?? MountInfo(copying: self)
  }
}

/// The element in which a mounted component is shown, with its frame.
///
/// Source: ComponentKit's view context (row E6).
public struct ViewContext {
  /// The component's own element, otherwise the element of the nearest ancestor with one.
  public let element: Element
  /// In CSS pixels, relative to `element`.
  public let frame: Frame
}

extension Component {
  /// The element and frame of the component; `nil` if it is not mounted.
  public final var viewContext: ViewContext? {
    guard let info = mountInfo else { return nil }
    let size = info.content.size
    let position = info.view == nil ? info.position : .zero
    return ViewContext(
      element: (info.view ?? info.container).element,
      frame: Frame(
        left: position.x, top: position.y, width: size.width, height: size.height))
  }

  /// The component that is mounted on `element`, or `nil`.
  ///
  /// Source: ComponentKit's mounted object registry (row E15).
  public static func mounted(on element: Element) -> Component? {
    (element.mountedView as? MountedView)?.component
  }
}
