import Foundation

/// The source of the application's packages.
struct StatusSource: Equatable {
  let file: StatusFile
  /// A note about the choice for the person who starts the application.
  let note: String?

  /// The file at `path` if it is given, otherwise that of the system, otherwise the sample.
  static func chosen(path: String?) -> StatusSource {
    if let path { return StatusSource(file: StatusFile(path: path), note: nil) }
    if FileManager.default.fileExists(atPath: StatusFile.systemPath) {
      return StatusSource(file: StatusFile(path: StatusFile.systemPath), note: nil)
    }
    return sample(
      note: "This system has no \(StatusFile.systemPath); showing the packages of a sample")
  }

  static func sample(note: String? = nil) -> StatusSource {
    StatusSource(file: StatusFile(path: samplePath), note: note)
  }

  private static var samplePath: String {
    Bundle.module.bundlePath + "/sample-status"
  }
}
