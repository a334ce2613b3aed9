/// An incremental parser of control files: bytes in, complete records out.
///
/// Its memory is bounded by one record, for files of any size.
///
/// Source: deb822(5). Departs from it by refusing comments, which a status file never contains.
struct ControlParser {
  static let maximumLineLength = 1 << 20
  static let maximumRecordLength = 4 << 20

  let file: String
  private var lineNumber = 1
  private var pending: [UInt8] = []
  private var record: ControlRecord?
  private var recordLength = 0

  /// - Parameter file: the name of the input in messages.
  init(file: String) {
    self.file = file
  }

  /// Parses further bytes, and returns the complete records.
  mutating func parse(_ chunk: some Sequence<UInt8>) throws(StatusError) -> [ControlRecord] {
    var complete: [ControlRecord] = []
    for byte in chunk {
      if byte == UInt8(ascii: "\n") {
        if let record = try endLine() { complete.append(record) }
        continue
      }
      if byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
        throw error(.controlCharacter(byte))
      }
      guard pending.count < Self.maximumLineLength else {
        throw error(.lineTooLong(limit: Self.maximumLineLength))
      }
      pending.append(byte)
    }
    return complete
  }

  /// Ends the input: returns the last record, if no blank line has ended it.
  mutating func finish() throws(StatusError) -> ControlRecord? {
    if !pending.isEmpty { _ = try endLine() }
    defer { record = nil }
    return record
  }

  /// Processes the pending line; returns the record that it ends.
  private mutating func endLine() throws(StatusError) -> ControlRecord? {
    defer {
      lineNumber += 1
      pending.removeAll(keepingCapacity: true)
    }
    guard let first = pending.first else {
      defer { record = nil }
      return record
    }
    guard let line = String(validating: pending, as: UTF8.self) else { throw error(.invalidUTF8) }
    recordLength = (record == nil ? 0 : recordLength) + pending.count
    guard recordLength <= Self.maximumRecordLength else {
      throw error(.recordTooLong(limit: Self.maximumRecordLength))
    }
    if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
      try addContinuation(line)
    } else {
      try addField(line)
    }
    return nil
  }

  private mutating func addContinuation(_ line: String) throws(StatusError) {
    guard !line.allSatisfy({ $0 == " " || $0 == "\t" }) else { throw error(.blankContinuation) }
    guard record?.append(continuation: String(line.dropFirst())) == true else {
      throw error(.continuationWithoutField)
    }
  }

  private mutating func addField(_ line: String) throws(StatusError) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw error(.notAField(line))
    }
    let name = line[..<colon]
    guard let first = name.utf8.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "-"),
      name.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
    else {
      throw error(.invalidFieldName(String(name)))
    }
    let value = line[line.index(after: colon)...].trimmingSpaces
    let field = ControlRecord.Field(name: String(name), line: lineNumber, value: String(value))
    var record = self.record ?? ControlRecord(line: lineNumber)
    self.record = nil  // avoids a copy of the record
    if let earlier = record.insert(field) {
      throw error(.duplicateField(field.name, firstLine: earlier.line))
    }
    self.record = record
  }

  private func error(_ reason: StatusError.Reason) -> StatusError {
    StatusError(file: file, line: lineNumber, reason: reason)
  }
}

extension Substring {
  /// The substring without leading and trailing spaces and tabs.
  var trimmingSpaces: Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}
