import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// A button that opens a drawer with all links of an ``AppShell``. The drawer's content is in the document before it
/// opens, so that it opens at once.
struct ShellDrawer: View {
  let id: String
  let title: String
  let links: [ShellLink]
  /// The link to the current page.
  let present: ShellLink?
  @Environment(\.texts) private var texts
  @Environment(\.pageMedium) private var medium

  var body: some View {
    LayerView(id, .drawer, options, content: opener) {
      HStack(spacing: 12) {
        Text(title).font(.headline).fontWeight(.semibold)
        Spacer()
        CommandButton(
          icon: .close, label: texts[.close], command: .close(id), attributes: native("close"))
      }
      .padding(.leading, 16).padding(.trailing, 8).padding(.vertical, 8)
      VStack(alignment: .leading, spacing: 2) {
        ForEach(links, id: \.self) { link in
          ShellItem(
            link: link, isPresent: link == present, showsTitle: true, isBelow: false,
            command: .close(id))
        }
      }
      .padding(8)
      .frame(width: 288, alignment: .topLeading)
      .element("nav").attribute("aria-label", texts[.navigation])
    }
  }

  private var options: LayerOptions {
    var options = LayerOptions()
    options.label = title
    return options
  }

  private var opener: some View {
    CommandButton(
      icon: .menu, label: texts[.navigation], command: .show(id),
      attributes: [.aria("haspopup", "dialog")] + native("show-modal"))
  }

  /// The command attributes for an exported file, which has no scripts.
  private func native(_ command: String) -> [ViewAttribute] {
    medium == .file ? [.attribute("commandfor", id), .attribute("command", command)] : []
  }
}

/// A button with an icon that only runs a command of the browser.
private struct CommandButton: View {
  let icon: Icon
  let label: String
  let command: ClientCommand
  var attributes: [ViewAttribute] = []
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    let metrics = theme.metrics(controlSize)
    ElementView(
      "button", style: .row().centered(),
      size: ComponentSize(width: .points(metrics.height), height: .points(metrics.height)),
      flexibility: [],
      attributes: [
        .attribute("type", "button"), .className("l-borderless"), .aria("label", label),
      ] + attributes + ViewAttribute.commands(on: "click", [command])
    ) { Image(icon: icon, size: metrics.iconSize) }
  }
}
