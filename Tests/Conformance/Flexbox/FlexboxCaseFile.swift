import Foundation

/// A file of recorded flexbox cases, in JSON Lines: a header and then one case a line.
struct FlexboxCaseFile {
  let header: FlexboxHeader
  let cases: [FlexboxCase]

  /// Reads the file at `path`.
  ///
  /// - Throws: ``FlexboxCaseFileError``.
  init(path: String) throws(FlexboxCaseFileError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlexboxCaseFileError(path: path, line: nil, reason: "it is missing or not readable")
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first else {
      throw FlexboxCaseFileError(path: path, line: nil, reason: "it is empty")
    }
    let header: FlexboxHeader = try Self.decode(first, path: path, line: 1)
    guard header.header, header.format == 1 else {
      throw FlexboxCaseFileError(
        path: path, line: 1, reason: "it needs a header of format 1, not \(header.format)")
    }
    var cases: [FlexboxCase] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let row: FlexboxCase = try Self.decode(line, path: path, line: index + 1)
      guard header.defaults[row.defaults] != nil else {
        throw FlexboxCaseFileError(
          path: path, line: index + 1, reason: "no defaults are called \"\(row.defaults)\"")
      }
      cases.append(row)
    }
    self.header = header
    self.cases = cases
  }

  private static func decode<Value: Decodable>(
    _ line: Data, path: String, line number: Int
  ) throws(FlexboxCaseFileError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: line)
    } catch let error as DecodingError {
      throw FlexboxCaseFileError(path: path, line: number, reason: error.reason)
    } catch {
      throw FlexboxCaseFileError(path: path, line: number, reason: "\(error)")
    }
  }
}

/// The reason that a file of cases cannot be read, with the path and the line.
struct FlexboxCaseFileError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// The line, from 1.
  let line: Int?
  let reason: String

  var description: String {
    "Cannot read \(path)\(line.map { ", line \($0)" } ?? ""): \(reason)"
  }
}
