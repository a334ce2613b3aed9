import TrellisComponents
import TrellisDOM
import TrellisUI

/// A picture. Its size comes from ``View/frame(width:height:alignment:)``, as the server does not load it.
public struct Image: PrimitiveView, Equatable {
  private let source: String
  private let label: String
  private var fills = false

  /// - Parameters:
  ///   - source: the address of the picture.
  ///   - label: what the picture shows, for assistive technology; empty for decoration.
  public init(_ source: String, label: String) {
    self.source = source
    self.label = label
  }

  /// The picture without gaps: what does not fit is cut off.
  public func scaledToFill() -> Image {
    var image = self
    image.fills = true
    return image
  }

  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    var box = Box(.leaf)
    box.viewClass = "img"
    box.attributes = [
      .attribute("src", source), .attribute("alt", label),
      .style(.objectFit, fills ? "cover" : "contain"),
    ]
    expansion.append(box)
  }
}
