import Testing

@testable import Packages

struct StatusErrorTests {
  @Test(arguments: [
    (
      StatusError(file: "s", line: 7, reason: .missingField("Version", package: "fern")),
      "Cannot read packages from s, line 7: the record of “fern” has no field “Version”"
    ),
    (
      StatusError(file: "s", line: 1, reason: .missingField("Package", package: nil)),
      "Cannot read packages from s, line 1: the record has no field “Package”"
    ),
    (
      StatusError(file: "s", line: nil, reason: .unreadable("No such file or directory")),
      "Cannot read packages from s: No such file or directory"
    ),
    (
      StatusError(file: "s", line: 2, reason: .controlCharacter(0)),
      "Cannot read packages from s, line 2: the line holds a NUL byte"
    ),
    (
      StatusError(file: "s", line: 2, reason: .controlCharacter(13)),
      "Cannot read packages from s, line 2: the line holds the control character 0x0D"
    ),
    (
      StatusError(file: "s", line: 2, reason: .invalidUTF8),
      "Cannot read packages from s, line 2: the line is not UTF-8"
    ),
    (
      StatusError(
        file: "s", line: 2, reason: .invalidDependency(field: "Depends", entry: "a b")),
      "Cannot read packages from s, line 2: “a b” in the field “Depends” is no package name with an"
        + " optional version, such as “libc6 (>= 2.36)”"
    ),
  ])
  func describesTheProblemAndItsPlace(error: StatusError, message: String) {
    #expect(error.description == message)
  }

  @Test func isShortForLongLines() {
    let text = String(repeating: "x", count: 1_000_000)
    let error = StatusError(file: "s", line: 1, reason: .notAField(text))
    #expect(error.description.count < 200)
  }
}
