import TrellisComponents
import TrellisUI

/// The rules for looks by state.
///
/// An element with such a look has a class and a custom property of the same name, `l-hb` for the background while the
/// pointer is over it. The rule of the class is in the style sheet of all pages. The property is one of the element's
/// styles, so that elements with the same look share it, and a patch can change it. The declarations are `!important`,
/// because a patch may have set the property of the element without the condition.
enum LookSheet {
  /// The name of a class and, after two hyphens, of its custom property.
  struct Name {
    let className: String
    let property: StyleProperty

    init(_ condition: LookCondition, _ property: LookProperty) {
      className = "l-\(condition.letter)\(property.letter)"
      self.property = StyleProperty("--" + className)
    }
  }

  private static let names: [LookCondition: [LookProperty: Name]] = Dictionary(
    uniqueKeysWithValues: LookCondition.allCases.map { condition in
      (
        condition,
        Dictionary(
          uniqueKeysWithValues: LookProperty.allCases.map { ($0, Name(condition, $0)) })
      )
    })

  static func name(_ condition: LookCondition, _ property: LookProperty) -> Name {
    names[condition]?[property] ?? Name(condition, property)
  }

  /// The rules; a later rule overrides earlier ones.
  static let text: String = LookCondition.allCases.map { condition in
    let rules = LookProperty.allCases.map { property in
      let name = Name(condition, property).className
      return ":where(.\(name)\(condition.selector)) { \(property.rawValue): var(--\(name)) "
        + "!important; }"
    }
    guard let media = condition.media else { return rules.joined(separator: "\n") + "\n" }
    return "@media \(media) {\n" + rules.map { "  \($0)\n" }.joined() + "}\n"
  }.joined(separator: "\n")
}
