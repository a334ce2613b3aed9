import TrellisComponents
import TrellisLayout
import TrellisUI

extension Box {
  /// Makes a button an item of a menu: as wide as the menu, reached by arrow keys.
  mutating func becomeMenuItem(_ metrics: ControlMetrics) {
    if case .stack(var style, let children) = content {
      style.justifyContent = .start
      style.padding = .symmetric(horizontal: .points(metrics.padding), vertical: 4)
      content = .stack(style, children)
    }
    size = ComponentSize(minHeight: .points(metrics.height))
    flexibility = .growsWidth
    attributes += [.role("menuitem"), .attribute("tabindex", "-1"), .className("l-menuitem")]
  }
}
