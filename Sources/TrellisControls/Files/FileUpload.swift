import Foundation
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
public import TrellisUI
public import TrellisViews

/// A function for a file that was uploaded; it runs in the isolation of its page.
public typealias FileHandler = nonisolated(nonsending) (UploadedFile) async throws -> Void

/// A field for files that the user chooses, drops or pastes.
///
/// ```swift
/// FileUpload("Attachments", files: $files, types: ["image/*", ".pdf"], maximumSize: 10 << 20)
/// ```
///
/// The browser first reports names, types and sizes. The server refuses a file that exceeds a limit before any of its
/// content is sent, with a message at the field. The content of accepted files arrives in parts, with a progress bar
/// and a cancel button; after a loss of the connection the browser resumes the upload. A surrounding form is not
/// submitted before all files have arrived.
///
/// The server deletes a file when it is removed from `files` and when the page ends, unless the application moves it
/// away or calls `UploadedFile.keep()`. If the session of the page is replaced, as after a restart of the server, the browser sends the
/// files again that were in `files`, and `onUpload` runs again: do lasting work when the form is submitted, or remove the file from `files`. Names and types are claims of the client; check the content before you trust
/// either.
///
/// Without a script the files come with the post of the form, at most `UploadLimits.bytesPerPost` bytes. The form does
/// not run its action if a file is refused. If the page shows problems, it also shows the files, each with a checkbox,
/// and the next post keeps the checked files.
///
/// `Application.uploadLimits` has the limits for all pages together.
public struct FileUpload: View {
  @Title private var title: String
  private let files: Binding<[UploadedFile]>
  private let rules: FileRules
  private let handle: FileHandler
  @State private var transfers = Transient(FileTransfers())
  /// The files that wait for the handler.
  @State private var waiting = Transient([UploadedFile]())
  /// The upload of each file, by the file's identity.
  @State private var arrived = Transient([String: FileTransfer]())
  /// The identities of the files that came with a posted form.
  @State private var posted = Transient(Set<String>())
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce
  @Environment(\.uploadService) private var service
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isReadOnly) private var isReadOnly

  /// - Parameters:
  ///   - title: the label.
  ///   - files: the complete files, in the order of their completion.
  ///   - types: the accepted media types, such as `image/png` and `image/*`, and extensions, such as `.pdf`, compared
  ///     with the claims of the client; empty for all.
  ///   - maximumSize: the maximum bytes of one file, from 1 to a terabyte.
  ///   - maximumCount: the maximum number of files, from 1 to 100. If it is 1, a new file replaces the former one.
  ///   - onUpload: runs for each complete file, one after the other.
  public init(
    _ title: LocalizedStringKey, files: Binding<[UploadedFile]>, types: [String] = [],
    maximumSize: Int = 100 << 20, maximumCount: Int = 10,
    onUpload: @escaping FileHandler = { _ in }
  ) {
    _title = Title(title)
    self.files = files
    rules = FileRules(types: types, maximumSize: maximumSize, maximumCount: maximumCount)
    handle = onUpload
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, files: Binding<[UploadedFile]>, types: [String] = [],
    maximumSize: Int = 100 << 20, maximumCount: Int = 10,
    onUpload: @escaping FileHandler = { _ in }
  ) {
    self.init(
      LocalizedStringKey(verbatim: title), files: files, types: types, maximumSize: maximumSize,
      maximumCount: maximumCount, onUpload: onUpload)
  }

  private var canChoose: Bool { service != nil && isEnabled && !isReadOnly }

  public var body: some View {
    let transfers = transfers.value
    let start = startingTask(event: "onUpload", handleWaiting)
    FieldFrame(title, isGroup: true) { context in
      ElementView(
        ViewClass("trellis-upload", holdsBrowserState: true),
        style: .column(spacing: 8, alignment: .stretch),
        flexibility: [.growsWidth, .shrinksWidth],
        attributes: [
          .role("group"), .className("l-upload"),
          .attribute("data-upload", transfers.attributeValue(keeping: complete)),
        ] + context.groupAttributes + listeners(start)
      ) {
        FileZone(context: context, rules: rules, isEnabled: canChoose)
        ForEach(files.wrappedValue) { file in
          FileRow(
            file: file.description, phase: .finished(file),
            fieldName: posted.value.contains(file.id) ? context.name : nil
          ) { remove(file) }
        }
        ForEach(transfers.all) { transfer in
          FileRow(file: transfer.file, phase: transfer.phase) { cancel(transfer) }
        }
      }
    }
    .fieldError(transfers.isPosted ? nil : transfers.reasons)
    .validation(problem(of: transfers))
    .onChange(of: files.wrappedValue) { old, new in release(old, remaining: new) }
    .onDisappear {
      for transfer in self.transfers.value.all where transfer.isRunning {
        service?.cancel(transfer.number)
      }
    }
  }

  /// The keys of the files that the browser sends again to a session that replaces this one.
  private var complete: [Int] {
    files.wrappedValue.compactMap { file in
      posted.value.contains(file.id) ? nil : arrived.value[file.id]?.key
    }
  }

  private func problem(of transfers: FileTransfers) -> String? {
    if transfers.all.contains(where: \.isRunning) { return texts[.uploadRunning] }
    guard transfers.isPosted else { return nil }
    if let reasons = transfers.reasons { return reasons }
    return transfers.all.first { $0.phase == .failed }
      .map { texts(.uploadFailed, $0.file.name) }
  }

  private func listeners(_ start: @escaping () -> Void) -> [ViewAttribute] {
    guard canChoose else { return [] }
    return [.listener("upload", Action { event in handle(event, start) })]
  }

  // MARK: Announcements

  /// Admits or refuses the announced files.
  private func handle(_ event: UIEvent, _ start: @escaping () -> Void) {
    guard let announcement = FileAnnouncement(event) else { return }
    for key in announcement.failed {
      guard let index = transfers.value.all.firstIndex(where: { $0.key == key && $0.isRunning })
      else { continue }
      service?.cancel(transfers.value.all[index].number)
      transfers.value.all[index].phase = .failed
    }
    if announcement.files.isEmpty { return }
    transfers.value.refusals = []
    transfers.value.isPosted = announcement.isPosted
    transfers.value.all.removeAll { $0.phase == .failed }
    if rules.maximumCount == 1, announcement.files.count == 1 { removeAll() }
    var isFull = false
    for file in announcement.files where file.key > transfers.value.lastKey {
      transfers.value.lastKey = file.key
      let count = files.wrappedValue.count + transfers.value.all.count
      if count < rules.maximumCount { admit(file, start) } else { isFull = true }
    }
    if isFull { refuse(texts(.tooManyFiles, rules.maximumCount)) }
  }

  private func admit(_ file: FileAnnouncement.File, _ start: @escaping () -> Void) {
    let admission = FileAdmission(file, by: rules, service, texts) { report, number in
      didReport(report, of: number, start)
    }
    switch admission {
    case .admitted(let transfer): transfers.value.all.append(transfer)
    case .refused(let reason): refuse(reason)
    }
  }

  /// Shows a reason why files were refused; at most three reasons are shown.
  private func refuse(_ reason: String) {
    guard transfers.value.refusals.count < 3 else { return }
    transfers.value.refusals.append(reason)
    announce(reason)
  }

  // MARK: Progress

  private func didReport(_ report: UploadReport, of number: UInt64, _ start: () -> Void) {
    switch report {
    case .received(let bytes): transfers.value[number]?.phase = .running(bytes)
    case .failed: transfers.value[number]?.phase = .failed
    case .finished(let file):
      guard let transfer = transfers.value[number] else { return }
      transfers.value[number] = nil
      arrived.value[file.id] = transfer
      waiting.value.append(file)
      if transfers.value.isPosted { posted.value.insert(file.id) }
      files.wrappedValue.append(file)
      announce("\(file.name): \(texts[.uploaded])")
      start()
    }
  }

  private nonisolated(nonsending) func handleWaiting() async throws {
    while let file = waiting.value.first {
      waiting.value.removeFirst()
      try await handle(file)
    }
  }

  // MARK: Removing

  private func cancel(_ transfer: FileTransfer) {
    service?.cancel(transfer.number)
    transfers.value[transfer.number] = nil
    transfers.value.refusals = []
  }

  private func remove(_ file: UploadedFile) {
    transfers.value.refusals = []
    files.wrappedValue.removeAll { $0 == file }
  }

  private func removeAll() {
    for transfer in transfers.value.all { cancel(transfer) }
    files.wrappedValue = []
  }

  /// Deletes files on the server that were removed from the field.
  private func release(_ old: [UploadedFile], remaining new: [UploadedFile]) {
    for file in old where !new.contains(file) {
      guard let former = arrived.value.removeValue(forKey: file.id) else { continue }
      service?.cancel(former.number)
    }
  }
}
