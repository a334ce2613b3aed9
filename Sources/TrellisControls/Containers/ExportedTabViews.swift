import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The panels of a ``TabView`` in a file for browsers. The tabs are links; the panel of a followed link replaces the
/// selected panel. Without style sheets all panels are shown, one below the other.
struct FileTabView<Selection: Hashable, Content: View>: View {
  let id: String
  let title: String
  let selection: Selection
  let content: Content
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize

  private typealias Option = PickerOptions<Selection>.Option

  var body: some View {
    ElementView(
      "div", style: .stretched, flexibility: [.growsWidth, .shrinksWidth],
      attributes: [.className("l-tabview")]
    ) {
      let metrics = theme.metrics(controlSize)
      TaggedContainer(content.environment(\.tabPart, .label), font: metrics.font) { views in
        let options = Array(PickerOptions<Selection>(views).all.enumerated())
        ElementView(
          "div", style: .row(spacing: 4), flexibility: [.growsWidth, .shrinksWidth],
          attributes: [.className("l-tabs")]
            + (title.isEmpty ? [] : [.role("group"), .aria("label", title)])
        ) {
          ForEach(options, id: \.element.id) { index, option in link(option, index) }
        }
        ElementView(
          "div", style: .stretched, flexibility: [.growsWidth, .shrinksWidth],
          attributes: [.className("l-panels")]
        ) {
          ZStack(alignment: .topLeading) {
            ForEach(options, id: \.element.id) { index, option in
              if exactlyEqual(option.value, selection) {
                panel(option, index, "l-first \(position(index))")
              } else {
                // The panel takes no space, so that the frames are the same as in the served page.
                ElementView(
                  "div", style: .stretched, size: ComponentSize(height: .points(0)),
                  flexibility: [.growsWidth, .shrinksWidth],
                  attributes: [.className("l-room \(position(index))")]
                ) { panel(option, index, "l-panel").fixedSize(horizontal: false) }
              }
            }
          }
        }
      }
    }
  }

  /// The class by which the style sheet finds the tab of a panel. `:nth-child` in a selector with `:has` would make
  /// browsers restyle the whole document for each inserted element.
  private func position(_ index: Int) -> String { "l-p\(index + 1)" }

  private func link(_ option: Option, _ index: Int) -> some View {
    let metrics = theme.metrics(controlSize)
    return ElementView(
      "a",
      style: .row(
        spacing: metrics.spacing,
        padding: .symmetric(horizontal: .points(metrics.padding), vertical: 0)
      ).centered(),
      size: ComponentSize(height: .points(metrics.height + 4)),
      attributes: [
        .attribute("href", "#\(id)p\(index)"), .attribute("id", "\(id)t\(index)"),
        .className("l-tab \(position(index))"),
      ] + (exactlyEqual(option.value, selection) ? [.aria("current", true)] : [])
    ) { option.view }
  }

  private func panel(_ option: Option, _ index: Int, _ name: String) -> some View {
    ElementView(
      "div", style: .column(spacing: 8, padding: FlexboxEdges(top: 16)),
      flexibility: [.growsWidth, .shrinksWidth],
      attributes: [
        .role("group"), .attribute("id", "\(id)p\(index)"),
        .aria("labelledby", "\(id)t\(index)"), .className(name),
      ]
    ) {
      content.environment(\.tabPart, .panel(AnyHashable(option.value)))
    }
  }
}

/// The panels of a ``TabView`` in a mail or a printed document, one below the other with their titles.
struct SheetTabView<Selection: Hashable, Content: View>: View {
  let content: Content

  var body: some View {
    ElementView(
      "div", style: .column(spacing: 16, alignment: .stretch),
      flexibility: [.growsWidth, .shrinksWidth]
    ) {
      TaggedContainer(content.environment(\.tabPart, .label)) { views in
        ForEach(PickerOptions<Selection>(views).all) { option in
          ElementView(
            "section", style: .column(spacing: 8), flexibility: [.growsWidth, .shrinksWidth]
          ) {
            option.view
            content.environment(\.tabPart, .panel(AnyHashable(option.value)))
          }
        }
      }
    }
  }
}
