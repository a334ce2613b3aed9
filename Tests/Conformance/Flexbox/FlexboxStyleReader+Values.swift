import Foundation
import TrellisBase
import TrellisLayout

extension FlexboxStyleReader {
  func length(_ property: String, _ value: String) throws(Problem) -> FlexLength {
    switch value {
    case "auto", "none": return .auto
    case "min-content": return .minContent
    case "max-content": return .maxContent
    case "fit-content": return .fitContent
    case "stretch", "-webkit-fill-available": return .stretch
    case "content": return .content
    default:
      if value.ends(with: "%") {
        return .percent(try number(property, String(value.droppingLast(1))) / 100)
      }
      return .points(try pixels(property, value))
    }
  }

  func gap(_ property: String, _ value: String) throws(Problem) -> FlexLength {
    value == "normal" ? .zero : try length(property, value)
  }

  func pixels(_ property: String, _ value: String) throws(Problem) -> Double {
    if value == "0" { return 0 }
    guard value.ends(with: "px") else { throw unsupported(property, value) }
    return try number(property, String(value.droppingLast(2)))
  }

  func number(_ property: String, _ value: String) throws(Problem) -> Double {
    guard let number = Double(value), number.isFinite else { throw unsupported(property, value) }
    // CSS also clamps lengths beyond its range.
    return min(max(number, -FlexStyle.maximumNumber), FlexStyle.maximumNumber)
  }

  /// Width over height; `nil` for `auto` and for ratios with a 0, which have no effect.
  func ratio(_ property: String, _ value: String) throws(Problem) -> Double? {
    if value == "auto" { return nil }
    let parts = value.parts(between: "/").map { String($0.withoutOuterSpace) }
    guard (1...2).contains(parts.count) else { throw unsupported(property, value) }
    let width = try number(property, parts[0])
    let height = parts.count == 2 ? try number(property, parts[1]) : 1
    return width > 0 && height > 0 ? width / height : nil
  }

  func content(_ property: String, _ value: String) throws(Problem) -> FlexContentAlignment {
    let (overflow, word) = try overflow(property, value)
    let positions: [String: FlexContentAlignment.Position] = [
      "normal": .normal, "start": .start, "end": .end, "flex-start": .flexStart,
      "flex-end": .flexEnd, "center": .center, "stretch": .stretch,
      "space-between": .spaceBetween, "space-around": .spaceAround,
      "space-evenly": .spaceEvenly, "left": .left, "right": .right,
    ]
    guard let position = positions[word] else { throw unsupported(property, value) }
    return FlexContentAlignment(position, overflow: overflow)
  }

  func items(_ property: String, _ value: String) throws(Problem) -> FlexItemAlignment {
    let (overflow, word) = try overflow(property, value)
    let positions: [String: FlexItemAlignment.Position] = [
      "auto": .auto, "normal": .normal, "stretch": .stretch, "start": .start, "end": .end,
      "flex-start": .flexStart, "flex-end": .flexEnd, "self-start": .selfStart,
      "self-end": .selfEnd, "center": .center, "baseline": .baseline,
      "first baseline": .baseline,
    ]
    guard let position = positions[word] else { throw unsupported(property, value) }
    return FlexItemAlignment(position, overflow: overflow)
  }

  private func overflow(
    _ property: String, _ value: String
  ) throws(Problem) -> (FlexOverflowAlignment, String) {
    if value.begins(with: "safe ") { return (.safe, String(value.dropping(5))) }
    if value.begins(with: "unsafe ") { return (.unsafe, String(value.dropping(7))) }
    return (.default, value)
  }

  private func unsupported(_ property: String, _ value: String) -> Problem {
    Problem(description: "\(property): \(value) is not supported")
  }
}
