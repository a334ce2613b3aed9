import Foundation
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisUI

/// A file of a post that a control of its form has admitted.
struct AdmittedFile: Sendable {
  enum Content: Sendable {
    /// A part of the body of the request.
    case bytes(ArraySlice<UInt8>)
    /// A complete file of an earlier post.
    case upload(Upload)
    /// The file of an earlier post that the server no longer has.
    case lost
  }

  /// The number of the upload.
  let number: UInt64
  let content: Content
}

/// A file that a post sends or names.
private struct PostedContent {
  let name: String
  let type: String
  let size: Int
  let content: AdmittedFile.Content
}

/// The event `upload` for the files of a post, as the client script would send it.
private struct PostedAnnouncement: Encodable {
  struct File: Encodable {
    let key: Int
    let name: String
    let type: String
    let size: Int
    /// `true` for a file that the server no longer has.
    let isLost: Bool?
  }

  let files: [File]
}

/// Announces the files of a post to the controls of a page.
struct FormFiles {
  let page: Page
  /// The user of the page.
  let identity: UserIdentity?

  /// Announces the files of a post to the controls of their names; the first control of a name takes all its files.
  ///
  /// A control checks names, types and sizes as it does with scripts.
  ///
  /// - Returns: the files that the controls have admitted.
  func announce(_ post: FormPost, to form: Element) -> [AdmittedFile] {
    var waiting = Dictionary(grouping: post.files) { Exact($0.field) }
    var admitted: [AdmittedFile] = []
    var names: Set<Exact<String>> = []
    for (name, control) in form.fileFields where names.insert(Exact(name)).inserted {
      var files = earlierFiles(of: post, named: name)
      let new = waiting.removeValue(forKey: Exact(name)) ?? []
      // Another file replaces that of a field for one.
      if !new.isEmpty, !control.takesSeveralFiles { discard(&files) }
      files += new.map {
        PostedContent(
          name: $0.name, type: $0.type, size: $0.content.count, content: .bytes($0.content))
      }
      if !files.isEmpty { admitted += announce(files, to: control) }
    }
    return admitted
  }

  /// The files of earlier posts that the fields `name` name.
  private func earlierFiles(of post: FormPost, named name: String) -> [PostedContent] {
    let uploads = page.uploads.files
    return post.fields.compactMap { field in
      guard field.name.isExactly(name), let file = PostedFile(field.value) else { return nil }
      switch uploads.consumePosted(file.id, of: identity) {
      case .file(let upload):
        let file = upload.file
        return PostedContent(
          name: file.name, type: file.type, size: file.size, content: .upload(upload))
      case .kept: return nil
      case nil: return PostedContent(name: file.name, type: "", size: 0, content: .lost)
      }
    }
  }

  private func discard(_ files: inout [PostedContent]) {
    for case .upload(let upload) in files.map(\.content) { upload.end() }
    files = []
  }

  private func announce(_ files: [PostedContent], to control: Element) -> [AdmittedFile] {
    // A client chooses the number; its files have the next ones.
    let last = Self.uploadWords(of: control).first.flatMap { Int32($0) } ?? 0
    let first = Int(max(0, last)) + 1
    let announcement = PostedAnnouncement(
      files: files.enumerated().map { index, file in
        var isLost: Bool?
        if case .lost = file.content { isLost = true }
        return .init(
          key: first + index, name: file.name, type: file.type, size: file.size, isLost: isLost)
      })
    // The client may have announced any key; a control refuses files with larger ones.
    var numbers: [Int: UInt64] = [:]
    if let data = try? JSONEncoder().encode(announcement) {
      var event = UIEvent(type: "upload", target: control.id)
      event.data = String(decoding: data, as: UTF8.self)
      event.isPosted = true
      page.apply(event, to: control)
      for word in Self.uploadWords(of: control).dropFirst() {
        let parts = word.parts(between: ":")
        guard parts.count == 2, let key = Int(parts[0]), let number = UInt64(parts[1]) else {
          continue
        }
        numbers[key.subtractingReportingOverflow(first).partialValue] = number
      }
    }
    return files.indices.compactMap { index in
      let content = files[index].content
      if let number = numbers[index] { return AdmittedFile(number: number, content: content) }
      // The control has refused the file.
      if case .upload(let upload) = content { upload.end() }
      return nil
    }
  }

  /// The words of `data-upload`: the largest key, then key and number of each upload that is admitted.
  private static func uploadWords(of control: Element) -> [Substring] {
    control.attribute("data-upload")?.parts(between: " ") ?? []
  }
}

extension SessionUploads {
  /// Stores the content of a file.
  func store(_ file: AdmittedFile) {
    switch file.content {
    case .bytes(let bytes): store(bytes, for: file.number)
    case .upload(let upload): if !adopt(upload, for: file.number) { upload.end() }
    case .lost: break
    }
  }

  private func store(_ content: ArraySlice<UInt8>, for number: UInt64) {
    var offset = 0
    while offset < content.count {
      let part = content.dropFirst(offset).prefix(UploadLimits.chunk)
      guard take(Array(part), for: number, at: offset) == .stored(offset + part.count) else {
        return
      }
      offset += part.count
    }
  }
}

extension Element {
  /// Whether the field for files in this control takes several.
  fileprivate var takesSeveralFiles: Bool {
    children.contains { $0.attribute("multiple") != nil || $0.takesSeveralFiles }
  }
}
