import TrellisBase
import TrellisDOM
import TrellisLayout

extension Layout {
  /// The components of this layout and their elements, one a line, with a bar for each level. An element names the
  /// events to which it listens. Elements without a component follow the children of the component around them.
  ///
  /// ```
  /// List 1 at (0, 0), 300 × 20, div
  /// | Row 2 at (0, 0), 300 × 10, button on click
  /// | span without a component
  /// ```
  ///
  /// Source: ComponentKit's hierarchy description (row Z1).
  public var hierarchyDescription: String {
    lines(at: .zero, level: 0).joined(separator: "\n")
  }

  private func lines(at position: Point, level: Int) -> [String] {
    let numbers = [position.x, position.y, size.width, size.height].map(Self.text)
    var line = String(repeating: "| ", count: level)
    line += component.description.substituting("\n", with: "$")
    line += " at (\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3])"
    guard let element = component.mountInfo?.view?.element else {
      return [line] + children.flatMap { $0.layout.lines(at: $0.position, level: level + 1) }
    }
    line += ", \(element.tag)"
    let events = element.listenedEvents
    if !events.isEmpty { line += " on \(events.joined(separator: ", "))" }
    let others = element.children.filter { Component.mounted(on: $0) == nil }.map {
      String(repeating: "| ", count: level + 1) + "\($0.tag) without a component"
        + ($0.attribute("hidden") == nil ? "" : ", hidden")
    }
    return [line] + children.flatMap { $0.layout.lines(at: $0.position, level: level + 1) } + others
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
