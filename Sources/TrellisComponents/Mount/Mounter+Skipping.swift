import TrellisDOM
import TrellisLayout

extension Mounter {
  /// Whether a component without a view is skipped with all its descendants.
  func isSkipped(
    _ layout: Layout, _ info: MountInfo, at position: Point, in manager: ViewManager
  ) -> Bool {
    info.content === layout.content && info.container === manager.container && info.view == nil
      && info.position == position && info.guide == nil && !manager.container.hasLevels
  }

  /// Whether a component without a view has only moved: it is skipped, and its views get new positions without a visit.
  ///
  /// - Complexity: O(*n*) in the components without a view at the position.
  func isMoved(_ layout: Layout, _ info: MountInfo, in manager: ViewManager) -> Bool {
    animations?.transition == nil && info.view == nil && !manager.container.hasLevels
      && movesAsWhole(layout, info, in: manager.container)
  }

  /// Whether all views of a mounted component are in `container`, at the distances that its layout gives. A component
  /// can mount its children elsewhere.
  private func movesAsWhole(
    _ layout: Layout, _ info: MountInfo, in container: MountedView
  ) -> Bool {
    guard info.content === layout.content, info.container === container, info.guide == nil else {
      return false
    }
    if info.view != nil { return true }
    guard layout.component.treeNode?.controller == nil else { return false }
    for child in layout.children {
      guard let own = child.layout.component.mountInfo,
        own.position == info.position + child.position,
        movesAsWhole(child.layout, own, in: container)
      else { return false }
    }
    return true
  }

  /// Moves the views of a component for which ``isMoved(_:_:in:)`` is true.
  private func move(_ layout: Layout, to position: Point) {
    guard let info = layout.component.mountInfo else { return }
    info.position = position
    if let view = info.view { return setFrame(of: view, layout.size, at: position) }
    for child in layout.children { move(child.layout, to: position + child.position) }
  }

  /// Skips an unchanged layout.
  func skip(
    _ layout: Layout, _ info: MountInfo, in context: MountContext, of supercomponent: Component?
  ) -> Bool {
    guard info.content === layout.content, info.container === context.manager.container else {
      return false
    }
    if info.view != nil {
      if let guide = info.guide {
        guard guide == context.guide else { return false }
        recordGuide()
      }
      let view = context.manager.acquireView(for: layout.component)
      info.position = context.position
      let jumps = animations?.transition == nil || context.blocksAnimations || view.blocksAnimations
      setFrame(of: view, layout.size, at: context.position, jumps: jumps)
    } else {
      if !isSkipped(layout, info, at: context.position, in: context.manager) {
        guard isMoved(layout, info, in: context.manager) else { return false }
        move(layout, to: context.position)
      }
      context.manager.skipViews(of: layout.component, count: layout.component.mountedViewCount)
    }
    countSkipped()
    info.supercomponent = supercomponent
    info.generation = numbers.generation
    return true
  }
}
