import Trellis

/// What makes an element a link to a package: it works as an address without scripts, and by a
/// click without leaving the page.
struct PackageLink {
  let browser: PackageBrowser
  let id: Package.ID

  var attributes: [ViewAttribute] {
    let browser = browser
    let id = id
    return [
      .attribute("href", PackageAddress(package: id).path),
      .listener(
        "click", ListenerOptions(flags: .preventDefault),
        Action(identity: id) { _ in browser.select(id) }),
    ]
  }
}
