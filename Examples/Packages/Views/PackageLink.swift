import Trellis

/// The attributes of a link to a package: it works as an address without scripts, and by a click without
/// leaving the page.
struct PackageLink {
  let id: Package.ID
  let action: Action<UIEvent>

  init(id: Package.ID, action: Action<UIEvent>) {
    self.id = id
    self.action = action
  }

  /// A link from the details of another package.
  init(id: Package.ID, browser: PackageBrowser) {
    self.init(id: id, action: Action(identity: id) { _ in browser.follow(id) })
  }

  var attributes: [ViewAttribute] {
    [
      .attribute("href", PackageAddress(package: id).path),
      .listener("click", ListenerOptions(flags: .preventDefault), action),
    ]
  }
}
