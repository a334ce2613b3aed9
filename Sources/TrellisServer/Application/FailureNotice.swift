import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// The notice that a page shows over its tree after application code failed: the tree stays as it was, and
/// can be used on.
enum FailureNotice {
  /// `content` below a notice whose button calls `dismiss`.
  ///
  /// The notice needs no text engine, as it may be all that still works.
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
