import TrellisComponents
import TrellisDOM
import TrellisUI

/// A text that leads to another page.
public struct Link<Label: View>: PrimitiveView {
  private let label: Label
  private let destination: String

  /// - Parameter destination: an address, such as `/packages` or `https://swift.org`.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    guard var box = expansion.box(of: label) else { return }
    let attributes: [ViewAttribute] = [
      .attribute("href", destination), .className("l-link"),
    ]
    if case .text(var text) = box.content, box.isOpen, text.viewClass.tag == "div" {
      text.viewClass = "a"
      box.content = .text(text)
    } else {
      box.prepareForAttributes()
      if box.viewClass != nil { box.wrap() }
      if case .stack = box.content {} else { box.wrap() }
      box.viewClass = "a"
    }
    box.attributes = attributes + box.attributes
    expansion.append(box)
  }
}

extension Link where Label == Text {
  /// A link with a text.
  public init(_ title: some StringProtocol, destination: String) {
    self.init(destination: destination) { Text(title) }
  }
}
