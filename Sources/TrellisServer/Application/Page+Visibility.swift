import TrellisDOM
import TrellisHosting

extension Page {
  /// The events by which a tab reports that it shows the page, or hides it.
  private static let visibilityEvents = [
    (name: "pagevisible", isVisible: true), (name: "pagehidden", isVisible: false),
  ]

  /// Listens to visibility events of the tab while ``onVisibilityChange`` is set.
  func listenToVisibility() {
    let root = host.document.root
    for (name, isVisible) in Self.visibilityEvents {
      if onVisibilityChange == nil {
        root.removeListener(name)
      } else {
        root.setListener(name) { [weak self] _ in
          self?.run("onVisibilityChange") { try self?.onVisibilityChange?(isVisible) }
        }
      }
    }
  }
}
