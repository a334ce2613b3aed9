public import TrellisDOM
import TrellisLayout

/// The data of a mounted component.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads or replaces it, so that no access of it
///   begins during another.
///
/// Source: ComponentKit's mount info (row E6).
final class MountInfo {
  /// The component in which this one is mounted. A component is released only after its mounted children
  /// were unmounted or moved to its successor.
  @exclusivity(unchecked)
  unowned(unsafe) var supercomponent: Component?
  /// The nearest ancestor's view, in which the component is mounted.
  @exclusivity(unchecked)
  var container: MountedView
  /// The component's own view.
  @exclusivity(unchecked)
  var view: MountedView?
  /// The position in the container.
  @exclusivity(unchecked)
  var position: Point
  @exclusivity(unchecked)
  var content: LayoutContent
  /// The number of the last mount that found the component in the tree.
  @exclusivity(unchecked)
  var generation: UInt32
  /// The number of the last comparison of layouts that found the component unchanged.
  @exclusivity(unchecked)
  var mark: UInt32 = 0
  /// The number of views of the component and its descendants that are direct children of the container.
  @exclusivity(unchecked)
  var viewCount: Int32 = 0
  /// The distances to the root's edges, if the component or a descendant read them.
  @exclusivity(unchecked)
  var guide: LayoutGuide?

  init(
    supercomponent: Component?, container: MountedView, position: Point, content: LayoutContent,
    generation: UInt32
  ) {
    self.supercomponent = supercomponent
    self.container = container
    self.position = position
    self.content = content
    self.generation = generation
  }
}

/// Distances to the root component's edges, allocated separately because few components read them.
final class LayoutGuide {
  let insets: EdgeInsets
  init(_ insets: EdgeInsets) { self.insets = insets }
}

/// The element in which a mounted component is shown, with its frame.
///
/// Source: ComponentKit's view context (row E6).
public struct ViewContext {
  /// The component's own element or, if it has none, that of the nearest ancestor with one.
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
