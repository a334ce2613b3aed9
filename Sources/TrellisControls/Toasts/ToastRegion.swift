package import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The toasts of a page, in the top layer at the lower trailing corner of the window.
struct ToastRegion: View {
  let center: ToastCenter
  let entries: [ToastCenter.Entry]
  let count: Int
  @Environment(\.theme) private var theme
  @Environment(\.texts) private var texts
  @Environment(\.viewport) private var viewport

  /// The maximum width of a toast, and the minimum distance from the window's edges, in CSS pixels.
  private static let width = 380.0
  private static let margin = 16.0

  var body: some View {
    ElementView(
      "section", style: .column(spacing: 8, alignment: .stretch),
      size: ComponentSize(
        width: .points(max(120, min(Self.width, viewport.width - 2 * Self.margin)))),
      flexibility: [],
      attributes: [
        .attribute("data-layer", "region"), .attribute("data-shown", "\(count)"),
        .attribute("popover", "manual"), .className("l-layer l-region"),
        .aria("label", texts[.notifications]),
      ]
    ) {
      ForEach(entries) { entry in ToastRow(entry: entry) { center.end(entry) } }
    }
    .foregroundStyle(.text)
    .declaring(theme)
  }
}

/// The box of one toast, with its buttons.
private struct ToastRow: View {
  let entry: ToastCenter.Entry
  let close: () -> Void
  @Environment(\.texts) private var texts

  var body: some View {
    let toast = entry.toast
    let close = close
    ElementView(
      "div", style: .row(spacing: 10, padding: .symmetric(horizontal: 12, vertical: 8)),
      flexibility: [.growsWidth, .shrinksWidth],
      attributes: [
        .role(isUrgent ? "alert" : "status"),
        // The live region of the page announces the text.
        .aria("live", "off"), .className("l-toast"),
        .attribute("data-toast", "\(milliseconds) \(entry.number)"),
        .listener("dismiss", Action { _ in close() }),
      ]
    ) {
      Image(icon: toast.tone.icon, size: 20).foregroundStyle(toast.tone.color)
      VStack(alignment: .leading, spacing: 2) {
        Text(toast.title).fontWeight(.medium)
        if let message = toast.message { Text(message).foregroundStyle(.secondaryText) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let title = toast.actionTitle {
        Button(title) {
          close()
          try toast.action()
        }
        .controlSize(.small)
      }
      IconButton(icon: .close, label: texts[.dismiss], action: close)
        .buttonStyle(.borderless).controlSize(.small)
    }
    .background(.raised).cornerRadius(.medium).border(.line)
  }

  private var isUrgent: Bool { entry.toast.tone == .warning || entry.toast.tone == .danger }

  /// Zero for a toast that stays.
  private var milliseconds: Int {
    entry.toast.duration.map { Int($0 / .milliseconds(1)) } ?? 0
  }
}

extension ToastCenter {
  /// `content` with the toasts over it, if there are any.
  package func over(_ content: Component?) -> Component? {
    guard !isEmpty else { return content }
    let region = InsetComponent(
      insets: InsetEdges(
        top: .points(.infinity), left: .points(.infinity), bottom: .points(0), right: .points(0)),
      child: HostingComponent(ToastRegion(center: self, entries: entries, count: count)))
    guard let content else { return region }
    return OverlayComponent(content: content, overlay: region)
  }
}
