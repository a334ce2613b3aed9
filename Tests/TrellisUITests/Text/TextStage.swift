import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI

/// Lays out and mounts texts, and keeps them mounted until its end.
final class TextStage {
  private var mounters: [Mounter] = []
  private let environment: HostEnvironment

  init(environment: HostEnvironment = TextFixture.environment) { self.environment = environment }

  deinit { for mounter in mounters { mounter.mount(nil) } }

  func layout(_ component: Component, width: Double, height: Double = .infinity) -> Layout {
    RenderContext(environment: environment).run {
      component.layout(
        thatFits: SizeRange(max: Size(width: width, height: height)), parentSize: .undefined)
    }
  }

  /// The element of the component.
  func mount(_ component: Component, width: Double, height: Double = .infinity) -> Element {
    let document = Document()
    let mounter = Mounter(document: document)
    mounter.mount(layout(component, width: width, height: height))
    mounters.append(mounter)
    return document.root.children[0]
  }
}

extension Element {
  /// The text of this element and its descendants.
  /// The text that is painted: without the whole text of one that is cut off.
  var wholeText: String {
    let painted = children.filter { $0.attribute("class") != TextStyleSheet.wholeTextClass }
    return (text ?? "") + painted.map(\.wholeText).joined()
  }

  /// The descendants of this element, in document order.
  var descendants: [Element] { children.flatMap { [$0] + $0.descendants } }

  /// Clicks the element like a user.
  func click() {
    listener("click")?.handler(UIEvent(type: "click", target: .none))
  }
}
