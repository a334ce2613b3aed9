/// One paragraph of a control file: the unparsed fields of one package.
struct ControlRecord: Equatable {
  struct Field: Equatable {
    /// As spelled in the file; look-ups ignore case.
    let name: String
    let line: Int
    /// The text after the colon, without surrounding spaces.
    let value: String
    /// The continuation lines, each without its first space or tab.
    var continuation: [String] = []
  }

  /// The first line of the record, from 1.
  let line: Int
  private(set) var fields: [Field] = []
  private var indexByName: [String: Int] = [:]

  init(line: Int) {
    self.line = line
  }

  subscript(name: String) -> Field? {
    indexByName[name.lowercased()].map { fields[$0] }
  }

  /// Adds `field`, or returns the existing field with its name.
  mutating func insert(_ field: Field) -> Field? {
    let key = field.name.lowercased()
    if let index = indexByName[key] { return fields[index] }
    indexByName[key] = fields.count
    fields.append(field)
    return nil
  }

  /// Appends a line to the last field; returns `false` if there is none.
  mutating func append(continuation: String) -> Bool {
    guard !fields.isEmpty else { return false }
    fields[fields.count - 1].continuation.append(continuation)
    return true
  }
}
