import Foundation

/// A file in the format of `/var/lib/dpkg/status`.
struct StatusFile: Equatable {
  static let systemPath = "/var/lib/dpkg/status"

  let path: String

  /// The size and the date of the file, which change when packages are installed.
  var revision: String {
    var info = stat()
    guard stat(path, &info) == 0 else { return "" }
    return "\(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
  }

  /// Reads all installed packages, in chunks.
  ///
  /// - Throws: `StatusError` if the file is unreadable or malformed.
  /// - Complexity: O(*n*) in the size of the file.
  func packages() throws(StatusError) -> [Package] {
    guard let stream = fopen(path, "rb") else { throw systemError() }
    defer { fclose(stream) }
    var collector = PackageCollector(file: path)
    var parser = ControlParser(file: path)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count < buffer.count, ferror(stream) != 0 { throw systemError() }
      if count == 0 { break }
      for record in try parser.parse(buffer[..<count]) { try collector.add(record) }
    }
    if let last = try parser.finish() { try collector.add(last) }
    return collector.packages
  }

  private func systemError() -> StatusError {
    StatusError(file: path, line: nil, reason: .unreadable(String(cString: strerror(errno))))
  }
}

/// Collects the installed packages.
private struct PackageCollector {
  let file: String
  private(set) var packages: [Package] = []
  private var lineByID: [Package.ID: Int] = [:]

  init(file: String) {
    self.file = file
  }

  mutating func add(_ record: ControlRecord) throws(StatusError) {
    guard let package = try Package(record, file: file) else { return }
    if let firstLine = lineByID.updateValue(record.line, forKey: package.id) {
      throw StatusError(
        file: file, line: record.line,
        reason: .duplicatePackage(package.id, firstLine: firstLine))
    }
    packages.append(package)
  }
}
