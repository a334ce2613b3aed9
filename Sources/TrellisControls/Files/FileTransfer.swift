import TrellisUI

/// A file of a ``FileUpload`` that the user has chosen and the server has admitted.
struct FileTransfer: Identifiable, Equatable {
  enum Phase: Equatable {
    /// The number of bytes that have arrived.
    case running(Int)
    case finished(UploadedFile)
    case failed
  }

  /// The key of the file in the browser.
  let key: Int
  /// The number of the upload.
  let number: UInt64
  let file: UploadDescription
  var phase = Phase.running(0)

  var id: Int { key }

  /// Whether more parts of the file are expected.
  var isRunning: Bool { if case .running = phase { true } else { false } }
}

/// The files of a ``FileUpload``.
struct FileTransfers {
  var all: [FileTransfer] = []
  /// The largest key that the browser has announced.
  var lastKey = 0
  /// The reasons why files of the last announcement were refused.
  var refusals: [String] = []
  /// Whether the last announcement came with a posted form.
  var isPosted = false

  /// The reasons as one text; `nil` if there are none.
  var reasons: String? { refusals.isEmpty ? nil : refusals.joined(separator: " ") }

  /// The value of `data-upload`: the largest key, then the keys of the complete files that the browser keeps for the case that
  /// the server loses them, and `key:number` of each running upload.
  func attributeValue(keeping complete: [Int] = []) -> String {
    let words = ["\(lastKey)"] + complete.map { "\($0)" }
    return (words + all.filter(\.isRunning).map { "\($0.key):\($0.number)" })
      .joined(separator: " ")
  }

  subscript(number: UInt64) -> FileTransfer? {
    get { all.first { $0.number == number } }
    set {
      guard let index = all.firstIndex(where: { $0.number == number }) else { return }
      if let newValue { all[index] = newValue } else { all.remove(at: index) }
    }
  }
}
