package import TrellisComponents
package import TrellisText

/// The direction of a text field; the browser determines it from the typed text.
///
/// An empty field has the direction of its page. Browsers would use left to right for `dir="auto"`; a rule of
/// the style sheet for fields that show a placeholder prevents it (``TextStyleSheet/rules``).
package struct FieldDirection {
  /// The value of `dir`; `nil` if the field has the direction of its page or of its kind.
  private let attribute: String?
  /// The direction in which the browser reads the placeholder.
  private let ofPlaceholder: TextDirection

  /// - Parameter own: the direction in the style of the field.
  package init(_ own: TextDirection, kind: TextFieldComponent.Kind) {
    let page = HostEnvironment.ofLayout.traits.writingDirection
    let natural: TextDirection = page == .rightToLeft ? .naturalRightToLeft : .natural
    switch (own, kind) {
    case (.leftToRight, _): (attribute, ofPlaceholder) = ("ltr", .natural)
    case (.rightToLeft, _): (attribute, ofPlaceholder) = ("rtl", .naturalRightToLeft)
    // Browsers read telephone numbers from left to right.
    case (_, .tel): (attribute, ofPlaceholder) = (nil, .natural)
    // The discs for the characters of a password have no direction.
    case (_, .password): (attribute, ofPlaceholder) = (nil, natural)
    default: (attribute, ofPlaceholder) = ("auto", natural)
    }
  }

  /// The attributes `dir` and `placeholder`.
  package func attributes(placeholder: String) -> [ViewAttribute] {
    var all: [ViewAttribute] = []
    if let attribute { all.append(.attribute("dir", attribute)) }
    let shown = isolated(placeholder)
    if !shown.isEmpty { all.append(.attribute("placeholder", shown)) }
    return all
  }

  private func isolated(_ placeholder: String) -> String {
    let isRightToLeft = ofPlaceholder == .naturalRightToLeft
    if placeholder.isEmpty {
      // An empty field without a placeholder is left-to-right for a browser.
      return isRightToLeft && attribute == "auto" ? " " : ""
    }
    let own = ofPlaceholder.resolved(for: placeholder)
    if (own == .rightToLeft) == isRightToLeft { return placeholder }
    return "\u{2068}\(placeholder)\u{2069}"
  }
}
