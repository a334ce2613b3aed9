import Foundation

/// Where the application takes its packages from.
struct StatusSource: Equatable {
  let file: StatusFile
  /// What the person who starts the application should know about the choice.
  let note: String?

  /// The file at `path` if one is asked for, else that of the system, else the sample.
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
