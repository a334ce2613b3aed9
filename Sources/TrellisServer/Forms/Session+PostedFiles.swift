import Foundation
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisUI

/// A file of a post that a control of its form has admitted.
struct AdmittedFile: Sendable {
  /// The number of the upload.
  let number: UInt64
  let content: ArraySlice<UInt8>
}

/// The event `upload` for the files of a post, as the client script would send it.
private struct PostedAnnouncement: Encodable {
  struct File: Encodable {
    let key: Int
    let name: String
    let type: String
    let size: Int
  }

  let files: [File]
  let isPosted = true
}

extension Session {
  /// Announces the files of a post to the controls of their names; the first control of a name takes all its files.
  ///
  /// A control checks names, types and sizes as it does with scripts.
  ///
  /// - Returns: the files that the controls have admitted.
  func announce(_ files: [FormPost.File], to form: Element, of page: Page) -> [AdmittedFile] {
    var waiting = Dictionary(grouping: files, by: \.field)
    var admitted: [AdmittedFile] = []
    guard !waiting.isEmpty else { return [] }
    for (name, control) in form.fileFields {
      guard let files = waiting.removeValue(forKey: name) else { continue }
      let first = (Self.uploadWords(of: control).first.flatMap { Int($0) } ?? 0) + 1
      let announcement = PostedAnnouncement(
        files: files.enumerated().map { index, file in
          .init(key: first + index, name: file.name, type: file.type, size: file.content.count)
        })
      guard let data = try? JSONEncoder().encode(announcement) else { continue }
      var event = UIEvent(type: "upload", target: control.id)
      event.data = String(decoding: data, as: UTF8.self)
      apply(event, to: control, of: page)
      for word in Self.uploadWords(of: control).dropFirst() {
        let parts = word.split(separator: ":")
        guard parts.count == 2, let key = Int(parts[0]), let number = UInt64(parts[1]),
          files.indices.contains(key - first)
        else { continue }
        admitted.append(AdmittedFile(number: number, content: files[key - first].content))
      }
    }
    return admitted
  }

  /// Stores the content of admitted files, and reports them to their controls in a turn of this session.
  func store(_ files: [AdmittedFile]) async {
    guard !files.isEmpty, let uploads = page?.uploads.files else { return }
    for file in files {
      var offset = 0
      while offset < file.content.count {
        let part = file.content.dropFirst(offset).prefix(UploadLimits.chunk)
        guard
          uploads.take(Array(part), for: file.number, at: offset) == .stored(offset + part.count)
        else { break }
        offset += part.count
      }
    }
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard let page else { return }
    page.host.wake()
    page.run { for file in files { page.uploads.report(file.number) } }
    page.host.renderIfNeeded()
    render(page)
  }

  /// The words of `data-upload`: the largest key, then key and number of each upload that is admitted.
  private static func uploadWords(of control: Element) -> [Substring] {
    control.attribute("data-upload")?.split(separator: " ") ?? []
  }
}
