import TrellisComponents
import TrellisUI

/// A part of `box-shadow`: a shadow, or a border inside of the edges, painted above the content.
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
  /// A box without content that fills the space there is.
  static func filled(_ property: StyleProperty, _ value: String) -> Box {
    var box = Box(.leaf)
    box.attributes = [.style(property, value)]
    box.looks = .background
    box.flexibility = .fills
    return box
  }

  /// Adds a look under a condition. It applies to the element of the previous looks, so that it needs no other box.
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

  /// Prepends `value` to the value of `property`, or sets the property.
  mutating func compose(_ property: StyleProperty, _ value: String) {
    for index in attributes.indices {
      if case .style(property, let inner) = attributes[index] {
        attributes[index] = .style(property, value + " " + inner)
        return
      }
    }
    attributes.append(.style(property, value))
  }

  /// The attributes with the borders and shadows.
  var paintedAttributes: [ViewAttribute] {
    if shadows.isEmpty { return attributes }
    var all = attributes
    if hasNoPseudoElement {
      // Nothing is above the ground of the element.
      for condition in [nil] + LookCondition.allCases.map(Optional.some) {
        addJoinedParts(under: condition, to: &all)
      }
      return all
    }
    let borders = shadows.filter(\.isBorder)
    if !borders.isEmpty {
      all.append(.className(Self.borderClass))
      // Elements in the element inherit the property.
      if !borders.contains(where: { $0.condition == nil }) {
        all.append(.style(LookProperty.border.style, "none"))
      }
      addParts(borders, .border, to: &all)
    }
    addParts(shadows.filter { !$0.isBorder }, .boxShadow, to: &all)
    return all
  }

  /// Adds the value of `property` and its values under conditions.
  private func addParts(
    _ parts: [BoxShadow], _ property: LookProperty, to attributes: inout [ViewAttribute]
  ) {
    func value(_ condition: LookCondition?) -> String? {
      let own = parts.filter { $0.condition == condition }
      return own.isEmpty ? nil : own.map(\.css).joined(separator: ",")
    }
    if let base = value(nil) {
      attributes.append(.style(property.style, base))
      if property == .border { attributes.append(.className(Self.edgeClass)) }
    }
    guard parts.contains(where: { $0.condition != nil }) else { return }
    for condition in LookCondition.allCases {
      guard let value = value(condition) else { continue }
      let name = LookSheet.name(condition, property)
      attributes.append(.className(name.className))
      attributes.append(.style(name.property, value))
    }
  }

  /// Adds the borders and shadows of an element without a pseudo-element as one property, in which a border replaces
  /// borders and a shadow replaces shadows.
  private func addJoinedParts(
    under condition: LookCondition?, to attributes: inout [ViewAttribute]
  ) {
    guard shadows.contains(where: { $0.condition == condition }) else { return }
    let parts = [true, false].flatMap { isBorder in
      let all = shadows.filter { $0.isBorder == isBorder }
      let own = all.filter { $0.condition == condition }
      return (own.isEmpty ? all.filter { $0.condition == nil } : own).map(\.css)
    }.joined(separator: ",")
    if let condition {
      let name = LookSheet.name(condition, .boxShadow)
      attributes.append(.className(name.className))
      attributes.append(.style(name.property, parts))
    } else {
      attributes.append(.style(.boxShadow, parts))
      if shadows.contains(where: { $0.isBorder && $0.condition == nil }) {
        attributes.append(.className(Self.edgeClass))
      }
    }
  }

  /// Whether the element has no pseudo-element, such as a field. Its looks by state are set on the element itself.
  private var hasNoPseudoElement: Bool {
    switch content {
    case .field: true
    case .leaf:
      ["input", "textarea", "select", "progress", "meter"].contains(viewClass?.tag ?? "")
    default: false
    }
  }

  /// The class of elements with a border.
  static let borderClass = "l-border"
  /// The class of elements with an unconditional border; in forced colors it is an outline.
  static let edgeClass = "l-edge"

  /// Prepares the box for a border, shown above the content by a pseudo-element. An image has no pseudo-element, and in
  /// an element that scrolls it would scroll with the content; these get an outer box.
  mutating func prepareForBorder() {
    prepareForAttributes()
    switch content {
    case .leaf where viewClass != nil && !hasNoPseudoElement: break
    case .scroll: break
    case .drawing: return wrapKeepingLayout()
    default: return
    }
    let corners = attributes.last { if case .style(.borderRadius, _) = $0 { true } else { false } }
    if corners == nil { attributes.append(.style(.borderRadius, "inherit")) }
    wrapKeepingLayout()
    if let corners { attributes.append(corners) }
  }
}
