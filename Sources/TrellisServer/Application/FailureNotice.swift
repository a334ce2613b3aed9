import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// The notice above a page's tree after application code failed. The tree is kept and stays usable.
enum FailureNotice {
  /// `content` with a notice above it, whose button calls `dismiss`.
  ///
  /// The notice does not use the text engine, which may be the part that fails.
  static func over(_ content: Component?, dismiss: @escaping () -> Void) -> Component? {
    let notice = InsetComponent(
      insets: InsetEdges(
        top: .points(16), left: .points(.infinity), bottom: .points(.infinity),
        right: .points(.infinity)),
      child: ViewComponent(
        attributes: [
          .attribute("role", "alert"), .className("trellis-failure"),
          .style(.backgroundColor, "#8c1d18"), .style(.color, "#fff"), .style(.borderRadius, "8px"),
        ],
        size: ComponentSize(width: .points(340), height: .points(44)),
        child: FlexboxComponent(.row, size: ComponentSize(height: .points(44))) {
          label("span", "Something went wrong.", width: 240, [])
          label(
            "button", "Dismiss", width: 100,
            [
              .attribute("type", "button"),
              .listener("click", ListenerOptions(), Action { _ in dismiss() }),
            ])
        }))
    guard let content else { return notice }
    return OverlayComponent(content: content, overlay: notice)
  }

  private static func label(
    _ tag: String, _ text: String, width: Double, _ attributes: [ViewAttribute]
  ) -> Component {
    let look: [ViewAttribute] = [
      .text(text), .style(.lineHeight, "44px"), .style(.textAlign, "center"),
      .style(.fontSize, "14px"),
    ]
    return ViewComponent(
      ViewClass(tag), attributes: look + attributes,
      size: ComponentSize(width: .points(width), height: .points(44)))
  }
}
