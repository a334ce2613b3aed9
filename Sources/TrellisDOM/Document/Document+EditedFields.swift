/// A field that the user has edited, for a document in another process.
package struct EditedField: Codable, Sendable {
  package let number: UInt32
  /// The number of the last edit that the server has received.
  package let edit: UInt32
  /// The properties that the client has reported last, without long values and secrets.
  let values: [String: PropertyValue]

  /// The maximum bytes of a value.
  static let limit = 1024

  fileprivate init?(_ element: Element) {
    guard let field = element.live?.field else { return nil }
    let reported = field.properties.filter { $0.isClients && $0.byteCount <= Self.limit }
    guard field.edit > 0 || !reported.isEmpty else { return nil }
    number = element.number
    edit = field.edit
    let isSecret = element.attribute("type")?.lowercased() == "password"
    values =
      isSecret
      ? [:] : Dictionary(reported.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}

extension Document {
  /// Returns the fields that were edited since the last call; all of them at the first call, which begins the record, and if
  /// `isWhole` is true.
  ///
  /// - Complexity: O(*n*) in the elements for all fields, otherwise in the edited ones.
  package func takeEditedFields(whole isWhole: Bool) -> [EditedField] {
    defer { changeTracker.editedNumbers = [] }
    guard let numbers = changeTracker.editedNumbers, !isWhole else {
      return changeTracker.announcedElements.compactMap { EditedField($0) }
    }
    return numbers.sorted().compactMap { changeTracker.element($0).flatMap { EditedField($0) } }
  }

  /// Whether a field was edited since the last call of ``takeEditedFields(whole:)``.
  package var hasEditedFields: Bool { changeTracker.editedNumbers?.isEmpty == false }

  /// Stores the values and the numbers of edits that the client has. Fields that are not in the document are ignored.
  package func restore(_ fields: [EditedField]) {
    for field in fields {
      guard let element = changeTracker.element(field.number) else { continue }
      element.recordEdit(field.edit)
      for (name, value) in field.values {
        element.clientChanged(property: name, value: value, edit: field.edit)
      }
    }
  }
}

extension PropertyValue: Codable {
  /// Decodes a text, a truth value or a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Encodes the value as it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    }
  }
}
