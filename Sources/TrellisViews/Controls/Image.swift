import TrellisComponents
import TrellisDOM
import TrellisUI

/// A picture, or an icon. The size of a picture comes from ``View/frame(width:height:alignment:)``, because the server
/// does not load it.
public struct Image: PrimitiveView, Equatable {
  enum Content: Equatable {
    case picture(String, fills: Bool)
    case icon(Icon, size: Double?)
  }

  private var content: Content
  private let label: String

  init(content: Content, label: String) {
    self.content = content
    self.label = label
  }

  /// - Parameters:
  ///   - source: the address of the picture.
  ///   - label: a description of the picture for assistive technology; empty for decoration.
  public init(_ source: String, label: String) {
    self.init(content: .picture(source, fills: false), label: label)
  }

  /// The picture without gaps: the overflow is cut off. Has no effect on an icon.
  public func scaledToFill() -> Image {
    var image = self
    if case .picture(let source, _) = content { image.content = .picture(source, fills: true) }
    return image
  }

  public func _expand(into expansion: inout ViewExpansion) {
    switch content {
    case .icon(let icon, let size): expansion.append(Box(icon, label: label, size: size))
    case .picture(let source, let fills):
      var box = Box(.leaf)
      box.viewClass = "img"
      box.attributes = [
        .attribute("src", source), .attribute("alt", label),
        .style(.objectFit, fills ? "cover" : "contain"),
      ]
      expansion.append(box)
    }
  }
}
