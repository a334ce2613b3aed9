import Foundation
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisUI

/// A posted file that a control of the form has admitted.
struct AdmittedFile: Sendable {
  enum Content: Sendable {
    /// A part of the request's body.
    case bytes(ArraySlice<UInt8>)
    /// A complete file of an earlier post.
    case upload(Upload)
    /// A file of an earlier post that the server no longer has.
    case lost
  }

  /// The number of the upload.
  let number: UInt64
  let content: Content
}

/// A file in a post, or a file of an earlier post to which it refers.
private struct PostedContent {
  let name: String
  let type: String
  let size: Int
  let content: AdmittedFile.Content
}

/// The data of the event `upload` for posted files, as the client script would send it.
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

  /// Announces each posted file to the first control with the name of its field.
  ///
  /// Controls check names, types and sizes as for files sent by scripts.
  ///
  /// - Returns: the admitted files.
  func announce(_ post: FormPost, to form: Element) -> [AdmittedFile] {
    var waiting = Dictionary(grouping: post.files) { Exact($0.field) }
    var admitted: [AdmittedFile] = []
    var names: Set<Exact<String>> = []
    for (name, control) in form.fileFields where names.insert(Exact(name)).inserted {
      var files = earlierFiles(of: post, named: name)
      let new = waiting.removeValue(forKey: Exact(name)) ?? []
      // In a field for a single file, the new file replaces the former one.
      if !new.isEmpty, !control.allowsMultipleFiles { discard(&files) }
      files += new.map {
        PostedContent(
          name: $0.name, type: $0.type, size: $0.content.count, content: .bytes($0.content))
      }
      if !files.isEmpty { admitted += announce(files, to: control) }
    }
    return admitted
  }

  /// The files of earlier posts to which the fields with `name` refer.
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
    // Keys continue after the control's largest key, which a client has chosen.
    let last = Self.uploadWords(of: control).first.flatMap { Int32($0) } ?? 0
    let first = Int(max(0, last)) + 1
    let announcement = PostedAnnouncement(
      files: files.enumerated().map { index, file in
        var isLost: Bool?
        if case .lost = file.content { isLost = true }
        return .init(
          key: first + index, name: file.name, type: file.type, size: file.size, isLost: isLost)
      })
    // Keys come from the client and may be anything, so the index is computed without a trap.
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

  /// The words of `data-upload`: the largest key, then `key:number` of each admitted upload.
  private static func uploadWords(of control: Element) -> [Substring] {
    control.attribute("data-upload")?.parts(between: " ") ?? []
  }
}

extension SessionUploads {
  /// Stores the content of an admitted file.
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
      guard store(Array(part), for: number, at: offset) == .stored(offset + part.count) else {
        return
      }
      offset += part.count
    }
  }
}

extension Element {
  /// Whether the file input in this control has the attribute `multiple`.
  fileprivate var allowsMultipleFiles: Bool {
    children.contains { $0.attribute("multiple") != nil || $0.allowsMultipleFiles }
  }
}
