import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

/// Builds, lays out and mounts one tree, step by step.
///
/// It replaces the lifecycle helper of ComponentKit's tests.
final class Lifecycle {
  let tree = TestTree()
  let document = Document()
  private lazy var mounter = Mounter(document: document)
  private var layout: Layout?
  private var isAttached = true

  /// Builds and lays out and, while attached, mounts.
  func update(
    propsChanged: Bool = false, environmentChanged: Bool = false, _ provider: () -> Component?
  ) {
    tree.build(
      propsChanged: propsChanged, environmentChanged: environmentChanged, provider)
    layout = tree.root.component?.layout(
      thatFits: SizeRange(exactly: Size(width: 100, height: 100)), parentSize: .undefined)
    if isAttached { attach() }
  }

  func attach() {
    isAttached = true
    mounter.mount(layout, mounter.animations(from: mounter.mounted, to: layout))
  }

  func detach() {
    isAttached = false
    mounter.mount(nil)
  }

  deinit { mounter.mount(nil) }
}
