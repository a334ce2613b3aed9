import TrellisDOM
import TrellisLayout

/// A tree that another owner than the host of a page builds and lays out, and that the page shows, such as an item of a
/// data source.
package protocol EmbeddedTree: AnyObject {
  /// The element of the tree; `nil` while no page shows it.
  var mount: TreeMount? { get set }
  /// The controller that made the tree visible last; held weakly.
  var holder: AnyObject? { get set }
  /// Gets the state updates of the tree, and the failures of its handlers.
  var owner: any StateListener { get }
  /// Notifies the controllers of the tree that it becomes visible, or that it is no longer visible.
  func setVisible(_ isVisible: Bool)
}

/// The element in which an ``EmbeddedTree`` is mounted, and what is mounted in it.
///
/// It belongs to the tree, not to the place that shows it: a tree that moves to another place takes its element along.
package final class TreeMount {
  /// The parent of all elements of the tree.
  let element: Element
  /// Mounts the layouts of the tree.
  package let mounter: Mounter
  /// The controller in whose view the element is; held weakly.
  weak var holder: EmbeddedTreeController?

  init(of tree: any EmbeddedTree, in document: Document) {
    element = document.makeElement("div")
    mounter = Mounter(document: document, root: element)
    mounter.owner = tree.owner
  }

  // A component must not be released while it is mounted.
  deinit { end() }

  /// Mounts `layout`, or nothing, in the element; animates the changes of what was shown before.
  ///
  /// - Parameter origin: the position of the element in its parent, in CSS pixels.
  /// - Complexity: O(1) for what is mounted already.
  func show(_ layout: Layout?, at origin: Point) {
    let mounted = mounter.mounted
    if let mounted, let layout, mounted.isOne(with: layout), mounter.origin == origin { return }
    mounter.origin = origin
    guard mounted != nil else {
      mounter.mount(layout)
      return
    }
    mounter.mount(layout, mounter.animations(from: mounted, to: layout))
  }

  /// Unmounts the tree, and removes the element.
  func end() {
    if mounter.mounted != nil { mounter.mount(nil) }
    element.removeFromParent()
  }
}
