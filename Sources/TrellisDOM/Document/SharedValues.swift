import TrellisBase

/// The attributes or the styles of an element, for use in other elements of the document.
package struct SharedValues {
  let values: ValueSet

  /// The number of values.
  package var count: Int { values.entries.count }

  /// Whether the entry `index`, in the order of names, has this name and value.
  ///
  /// - Precondition: `index` is less than ``count``.
  package func hasValue(_ value: String, of name: String, at index: Int) -> Bool {
    values.entries[index].name == name && values.entries[index].value.isExactly(value)
  }

  /// Whether `name` has `value`.
  package func hasValue(_ value: String, of name: String) -> Bool { values[name].isExactly(value) }
}

extension Element {
  /// All attributes; `nil` for none.
  ///
  /// The setter shares the attributes of an element with the same tag. This element must not be announced or have
  /// attributes.
  package var sharedAttributes: SharedValues? {
    get { attributes.map(SharedValues.init) }
    set {
      precondition(number == 0 && attributes == nil, "\(self) has attributes, or is announced")
      attributes = newValue?.values
    }
  }

  /// All styles; `nil` for none.
  ///
  /// The setter shares the styles of another element. This element must not be announced or have styles.
  package var sharedStyles: SharedValues? {
    get { styles.map(SharedValues.init) }
    set {
      precondition(number == 0 && styles == nil, "\(self) has styles, or is announced")
      styles = newValue?.values
    }
  }

  /// Whether the element is not announced and has no attributes.
  package var canShareAttributes: Bool { number == 0 && attributes == nil }

  /// Whether the element is not announced and has no styles.
  package var canShareStyles: Bool { number == 0 && styles == nil }
}
