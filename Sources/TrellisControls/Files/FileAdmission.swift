import TrellisUI

/// The decision on an announced file.
enum FileAdmission {
  case admitted(FileTransfer)
  /// The file is refused, with a reason for the user.
  case refused(String)

  /// Checks a file by `rules`, and admits it to `service`.
  ///
  /// - Parameter report: called with progress reports and the number of the upload, in later turns.
  init(
    _ file: FileAnnouncement.File, by rules: FileRules, _ service: (any UploadService)?,
    _ texts: Texts,
    report: @escaping (UploadReport, UInt64) -> Void
  ) {
    let name = UploadDescription(name: file.name, type: file.type, size: 0)?.name ?? ""
    if file.isLost == true {
      self = .refused(texts(.uploadFailed, name))
      return
    }
    guard let service else {
      self = .refused(texts(.noRoomForFile, name))
      return
    }
    guard
      let described = UploadDescription(name: file.name, type: file.type, size: file.size),
      described.size <= rules.maximumSize
    else {
      self = .refused(
        texts(.fileTooLarge, name, FileSize.text(rules.maximumSize, texts.locale)))
      return
    }
    guard rules.accepts(described) else {
      self = .refused(texts(.fileOfOtherType, name, texts.list(rules.types)))
      return
    }
    // Reports come in later turns, when the number is known.
    var number: UInt64 = 0
    do throws(UploadRefusal) {
      number = try service.admit(described) { report($0, number) }
    } catch {
      self = .refused(texts(.noRoomForFile, name))
      return
    }
    self = .admitted(FileTransfer(key: file.key, number: number, file: described))
  }
}
