import TrellisComponents
import TrellisUI

/// A part of `box-shadow`: a border inside of the edges, or a shadow.
struct BoxShadow {
  let css: String
  let isBorder: Bool
  var condition: LookCondition?
}

/// The value of a look, and the condition under which it applies.
public struct LookChange<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value
  let condition: LookCondition?

  init(_ value: Value, _ condition: LookCondition?) {
    self.value = value
    self.condition = condition
  }
}

extension Box {
  /// A box without content that fills the room there is.
  static func filled(_ property: StyleProperty, _ value: String) -> Box {
    var box = Box(.leaf)
    box.attributes = [.style(property, value)]
    box.looks = .background
    box.flexibility = .fills
    return box
  }

  /// Adds a look under a condition. It belongs to the element of the looks so far, so that it needs no other box.
  mutating func add(_ property: LookProperty, _ value: String, when condition: LookCondition) {
    prepareForAttributes()
    let name = LookSheet.name(condition, property)
    attributes.append(.className(name.className))
    attributes.append(.style(name.property, value))
  }

  /// Adds a part of the shadow.
  mutating func add(_ shadow: BoxShadow, _ look: Looks, over conflicts: Looks) {
    if shadow.condition == nil {
      add(look, over: conflicts)
    } else {
      prepareForAttributes()
    }
    shadows.append(shadow)
  }

  /// Puts `value` before the value of `property`, or is its first.
  mutating func compose(_ property: StyleProperty, _ value: String) {
    for index in attributes.indices {
      if case .style(property, let inner) = attributes[index] {
        attributes[index] = .style(property, value + " " + inner)
        return
      }
    }
    attributes.append(.style(property, value))
  }

  /// The attributes with the shadows.
  var paintedAttributes: [ViewAttribute] {
    if shadows.isEmpty { return attributes }
    var all = attributes
    let base = parts(under: nil)
    if !base.isEmpty { all.append(.style(.boxShadow, base.joined(separator: ","))) }
    if shadows.contains(where: { $0.isBorder && $0.condition == nil }) {
      all.append(.className(Self.borderClass))
    }
    guard shadows.contains(where: { $0.condition != nil }) else { return all }
    for condition in LookCondition.allCases
    where shadows.contains(where: { $0.condition == condition }) {
      let name = LookSheet.name(condition, .boxShadow)
      all.append(.className(name.className))
      all.append(.style(name.property, parts(under: condition).joined(separator: ",")))
    }
    return all
  }

  /// The class of elements with a border, which is an outline in forced colors.
  static let borderClass = "l-edge"

  /// The parts under a condition, in which a border replaces borders and a shadow replaces shadows.
  private func parts(under condition: LookCondition?) -> [String] {
    [true, false].flatMap { isBorder in
      let all = shadows.filter { $0.isBorder == isBorder }
      let own = all.filter { $0.condition == condition }
      return (own.isEmpty ? all.filter { $0.condition == nil } : own).map(\.css)
    }
  }
}
