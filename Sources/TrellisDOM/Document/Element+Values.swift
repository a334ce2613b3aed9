import TrellisBase

extension Element {
  /// Sets an attribute, or removes it if `value` is `nil`; an empty value makes a boolean attribute.
  ///
  /// Addresses (`href`, `src`, `action` …) are normalised and must be relative or have one of the schemes
  /// http, https, mailto and tel, or `data:image/` as the source of an `img`. Other addresses are treated
  /// as `nil`, with a report to ``Document/reportHandler``.
  ///
  /// - Precondition: `name` consists of letters, digits and hyphens and is not a handler (`on…`), `style`, `srcdoc`
  ///   or another name whose value would be code or is reserved for the library.
  public func setAttribute(_ name: String, _ value: String?) {
    setAttribute(name, value, below: changeTracker.basePath)
  }

  /// Restores a value that ``attribute(_:)`` returned earlier; it includes the site's path already.
  package func restoreAttribute(_ name: String, _ value: String?) {
    setAttribute(name, value, below: .root)
  }

  private func setAttribute(_ name: String, _ value: String?, below base: BasePath) {
    guard
      require(NamePolicy.allowsAttribute(name), "Attribute '\(name)' of \(self) is not allowed")
    else { return }
    var accepted = value
    if let value {
      accepted = URLPolicy.sanitised(value, attribute: name, tag: tag, below: base)
      if accepted == nil {
        changeTracker.report("\(self): refused address for '\(name)': \(value)")
      }
    }
    guard !(attributes?[name]).isExactly(accepted) else { return }
    if number != 0 { changeTracker.records.touch(self, .attributes) }
    ValueSet.change(&attributes, name, to: accepted)
  }

  /// The value of an attribute, or `nil` if the element does not have it.
  public func attribute(_ name: String) -> String? { attributes?[name] }

  /// Whether the element has an attribute; does not copy the value.
  package func hasAttribute(_ name: String) -> Bool { attributes?.contains(name) == true }

  /// Whether the element has an attribute whose name begins with `data-`.
  package var hasDataAttributes: Bool { attributes?.hasDataNames == true }

  /// Sets a style property by its CSS name, or removes it if `value` is `nil`.
  ///
  /// The value must be valid for one declaration: without `; { } < > \ @ !` and comments, with balanced quotes and
  /// parentheses, and with only allowed addresses in `url()`. Other values are treated as `nil`, with a note.
  /// Properties apply in alphabetical order, so a shorthand comes before its longhands.
  ///
  /// - Precondition: `property` consists of lower case letters, digits and hyphens.
  public func setStyle(_ property: String, _ value: String?) {
    setStyle(property, value, below: changeTracker.basePath)
  }

  /// Restores a value that ``style(_:)`` returned earlier; it includes the site's path already.
  package func restoreStyle(_ property: String, _ value: String?) {
    setStyle(property, value, below: .root)
  }

  private func setStyle(_ property: String, _ value: String?, below base: BasePath) {
    guard
      require(
        NamePolicy.allowsStyle(property), "Style property '\(property)' of \(self) is not allowed")
    else { return }
    var accepted = value
    if let value {
      accepted = StylePolicy.sanitised(value).map(base.style)
      if accepted == nil {
        changeTracker.report("\(self): refused value for '\(property)': \(value)")
      }
    }
    guard !(styles?[property]).isExactly(accepted) else { return }
    if number != 0 { changeTracker.records.touch(self, .styles) }
    ValueSet.change(&styles, property, to: accepted)
  }

  /// The value of a style property, or `nil` if the element does not set it.
  public func style(_ property: String) -> String? { styles?[property] }
}
