/// One paragraph of a control file: the fields of one package, as they were written.
struct ControlRecord: Equatable {
  struct Field: Equatable {
    /// As spelled in the file; letter case makes no difference when looking it up.
    let name: String
    let line: Int
    /// The text behind the colon, without the spaces around it.
    let value: String
    /// The lines below, each without its first space or tab.
    var continuation: [String] = []
  }

  /// The line on which the record starts, counted from 1.
  let line: Int
  private(set) var fields: [Field] = []
  private var indexByName: [String: Int] = [:]

  init(line: Int) {
    self.line = line
  }

  subscript(name: String) -> Field? {
    indexByName[name.lowercased()].map { fields[$0] }
  }

  /// Adds `field`, or returns the one that has its name already.
  mutating func insert(_ field: Field) -> Field? {
    let key = field.name.lowercased()
    if let index = indexByName[key] { return fields[index] }
    indexByName[key] = fields.count
    fields.append(field)
    return nil
  }

  /// Adds a line to the field that was inserted last, and tells whether there is one.
  mutating func append(continuation: String) -> Bool {
    guard !fields.isEmpty else { return false }
    fields[fields.count - 1].continuation.append(continuation)
    return true
  }
}
