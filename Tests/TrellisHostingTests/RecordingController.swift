import TrellisComponents
import TrellisDOM
import TrellisLayout

/// Records every callback by name.
final class RecordingController: ComponentController {
  private let note: (String) -> Void

  init(component: Component, note: @escaping (String) -> Void) {
    self.note = note
    super.init(component: component)
  }

  override func didInit() { note("didInit") }
  override func willMount() { note("willMount") }
  override func didMount() { note("didMount") }
  override func willRemount() { note("willRemount") }
  override func didRemount() { note("didRemount") }
  override func willUnmount() { note("willUnmount") }
  override func didUnmount() { note("didUnmount") }
  override func willUpdateComponent() { note("willUpdateComponent") }
  override func didUpdateComponent() { note("didUpdateComponent") }
  override func didAcquireView(_ view: Element) { note("didAcquireView") }
  override func willRelinquishView(_ view: Element) { note("willRelinquishView") }
  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    note("didPrepareLayout")
  }
  override func componentTreeWillAppear() { note("appear") }
  override func componentTreeDidDisappear() { note("disappear") }
  override func invalidate() { note("invalidate") }
}
