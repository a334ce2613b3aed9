/// A reason that a package database cannot be read, with its place.
struct StatusError: Error, Equatable {
  let file: String
  /// From 1; `nil` for the file as a whole.
  let line: Int?
  let reason: Reason

  enum Reason: Equatable {
    case unreadable(String)
    case invalidUTF8
    case controlCharacter(UInt8)
    case lineTooLong(limit: Int)
    case recordTooLong(limit: Int)
    case notAField(String)
    case invalidFieldName(String)
    case continuationWithoutField
    case blankContinuation
    case duplicateField(String, firstLine: Int)
    case missingField(String, package: String?)
    case invalidPackageName(String)
    case invalidStatus(String)
    case invalidSize(String)
    case invalidDependency(field: String, entry: String)
    case duplicatePackage(String, firstLine: Int)
  }
}

extension StatusError: CustomStringConvertible {
  var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    return "Cannot read packages from \(place): \(reason)"
  }
}

extension StatusError.Reason: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreadable(let why):
      why
    case .invalidUTF8:
      "the line is not UTF-8"
    case .controlCharacter(let code):
      code == 0
        ? "the line holds a NUL byte"
        : "the line holds the control character 0x\(hexadecimal(code))"
    case .lineTooLong(let limit):
      "the line is longer than \(limit) bytes"
    case .recordTooLong(let limit):
      "the record is longer than \(limit) bytes"
    case .notAField(let text):
      "“\(excerpt(text))” is no field; write “Name: value”, or start the line with a space to"
        + " continue the field above"
    case .invalidFieldName(let name):
      "“\(excerpt(name))” is no name for a field: it needs letters, digits or dashes"
    case .continuationWithoutField:
      "a line that starts with a space continues a field, but there is none above"
    case .blankContinuation:
      "the line holds only spaces; write “ .” for an empty line of text"
    case .duplicateField(let name, let firstLine):
      "the record has a second field “\(excerpt(name))”; the first is in line \(firstLine)"
    case .missingField(let name, let package):
      "the record \(package.map { "of “\(excerpt($0))” " } ?? "")has no field “\(name)”"
    case .invalidPackageName(let name):
      "“\(excerpt(name))” is no package name"
    case .invalidStatus(let text):
      "“\(excerpt(text))” is no status; it takes three words, such as “install ok installed”"
    case .invalidSize(let text):
      "“\(excerpt(text))” is no size in KiB"
    case .invalidDependency(let field, let entry):
      "“\(excerpt(entry))” in the field “\(field)” is no package name with an optional version,"
        + " such as “libc6 (>= 2.36)”"
    case .duplicatePackage(let id, let firstLine):
      "“\(excerpt(id))” is installed twice; the first record starts in line \(firstLine)"
    }
  }

  /// At most 40 characters, so that a message stays on one line.
  private func excerpt(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }

  private func hexadecimal(_ code: UInt8) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return digits.count < 2 ? "0" + digits : digits
  }
}
