public import TrellisDOM
import TrellisLayout

/// The data of a component while it is mounted.
///
/// Source: ComponentKit's mount info (row E6).
final class MountInfo {
  /// The component this one is mounted in. A component is released only after what is mounted in
  /// it was unmounted or handed to its successor.
  unowned(unsafe) var supercomponent: Component?
  /// The view the component or, if it has none, its nearest ancestor with one lies in.
  var container: MountedView
  /// The component's own view.
  var view: MountedView?
  /// Where it lies in the container.
  var position: Point
  var content: LayoutContent
  /// The number of the mount that last found the component in the tree.
  var generation: UInt32
  /// The number of the newest comparison of layouts that found the component mounted as it is to be.
  var mark: UInt32 = 0
  /// How many views the component and those below it have in the container itself.
  var viewCount: Int32 = 0
  /// The distances to the root's edges, where the component or one below it wanted to know them.
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

/// Distances to the root component's edges, kept apart because few components ask for them.
final class LayoutGuide {
  let insets: EdgeInsets
  init(_ insets: EdgeInsets) { self.insets = insets }
}

/// The element a mounted component shows in, and where in it.
///
/// Source: ComponentKit's view context (row E6).
public struct ViewContext {
  /// The component's own element or, if it has none, that of the nearest component above with one.
  public let element: Element
  /// In CSS pixels, relative to `element`.
  public let frame: Frame
}

extension Component {
  /// Where the component shows; `nil` while it is not mounted.
  public final var viewContext: ViewContext? {
    guard let info = mountInfo else { return nil }
    let size = info.content.size
    let position = info.view == nil ? info.position : .zero
    return ViewContext(
      element: (info.view ?? info.container).element,
      frame: Frame(
        left: position.x, top: position.y, width: size.width, height: size.height))
  }

  /// The component that is mounted on `element`, if there is one.
  ///
  /// Source: ComponentKit's mounted object registry (row E15).
  public static func mounted(on element: Element) -> Component? {
    (element.mountedView as? MountedView)?.component
  }
}
