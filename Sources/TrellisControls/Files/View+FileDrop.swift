import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

extension View {
  /// Accepts files that are dropped on this view from other programs, or pasted while the focus is in it.
  ///
  /// ```swift
  /// MessageList(messages).fileDropDestination(types: ["image/*"], maximumSize: 10 << 20) { file in
  ///   await attach(file)
  /// }
  /// ```
  ///
  /// The style sheet marks the view while files are over it. A file that exceeds a limit is refused before its content
  /// is sent; the reasons are announced to screen readers. The content of accepted files arrives in parts. Offer a
  /// ``FileUpload`` for the same files, too: it shows the progress, and people without a pointer can use it. A file is
  /// deleted on the server when the action has ended, unless the action moves it away or calls `UploadedFile.keep()`.
  /// Of nested views the innermost gets the files. A disabled view accepts none.
  ///
  /// - Parameters:
  ///   - types: the accepted media types, such as `image/png` and `image/*`, and extensions, such as `.pdf`, compared
  ///     with the claims of the client; empty for all.
  ///   - maximumSize: the maximum bytes of one file, from 1 to a terabyte.
  ///   - maximumCount: the maximum number of files that arrive at the same time, from 1 to 100.
  ///   - onRefusal: gets the reasons why files were refused or could not be received, at most three at a time.
  ///   - action: runs for each complete file, one after the other.
  public func fileDropDestination(
    types: [String] = [], maximumSize: Int = 100 << 20, maximumCount: Int = 10,
    onRefusal: @escaping ([String]) throws -> Void = { _ in },
    perform action: @escaping FileHandler
  ) -> some View {
    FileDropView(
      content: self,
      rules: FileRules(types: types, maximumSize: maximumSize, maximumCount: maximumCount),
      onRefusal: onRefusal, handle: action)
  }
}

/// A view that accepts dropped and pasted files.
struct FileDropView<Content: View>: View {
  private struct Arrival {
    let transfer: FileTransfer
    let file: UploadedFile
  }

  /// The handlers of the view's evaluation on screen.
  private struct Handlers {
    /// Handles the files that wait.
    let start: () -> Void
    let refuse: ([String]) -> Void
  }

  let content: Content
  let rules: FileRules
  let onRefusal: ([String]) throws -> Void
  let handle: FileHandler
  @State private var transfers = Transient(FileTransfers())
  /// The files that wait for the action.
  @State private var waiting = Transient([Arrival]())
  @State private var isHandling = Transient(false)
  @Environment(\.texts) private var texts
  @Environment(\.announce) private var announce
  @Environment(\.uploadService) private var service
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let tasks = ComponentTasks.current
    let handlers = Handlers(
      start: startingTask {
        await handleWaiting { tasks?.didFail($0, event: "fileDropDestination") }
      },
      refuse: { reasons in tasks?.runHandler("onRefusal") { try onRefusal(reasons) } })
    ElementView(
      ViewClass("trellis-upload", holdsBrowserState: true), style: .stretched,
      attributes: attributes(handlers)
    ) { content }
    .onDisappear {
      for transfer in self.transfers.value.all { service?.cancel(transfer.number) }
      for arrival in self.waiting.value { service?.cancel(arrival.transfer.number) }
    }
  }

  /// The attributes by which the client accepts files; empty if it must not.
  private func attributes(_ handlers: Handlers) -> [ViewAttribute] {
    guard service != nil, isEnabled else { return [] }
    return [
      .attribute("data-upload", transfers.value.attributeValue(keeping: unhandled)),
      .listener("upload", Action { event in handle(event, handlers) }),
    ]
  }

  /// The keys of the files whose action has not begun: the browser sends them again to a session that replaces this one.
  private var unhandled: [Int] {
    waiting.value.dropFirst(isHandling.value ? 1 : 0).map(\.transfer.key)
  }

  private func handle(_ event: UIEvent, _ handlers: Handlers) {
    guard let announcement = FileAnnouncement(event) else { return }
    var reasons: [String] = []
    for key in announcement.failed {
      guard let transfer = transfers.value.all.first(where: { $0.key == key }) else { continue }
      service?.cancel(transfer.number)
      transfers.value[transfer.number] = nil
      reasons.append(texts(.uploadFailed, transfer.file.name))
    }
    var isFull = false
    for file in announcement.files where file.key > transfers.value.lastKey {
      transfers.value.lastKey = file.key
      guard transfers.value.all.count < rules.maximumCount else {
        isFull = true
        continue
      }
      let admission = FileAdmission(file, by: rules, service, texts) { report, number in
        didReport(report, of: number, handlers)
      }
      switch admission {
      case .admitted(let transfer): transfers.value.all.append(transfer)
      case .refused(let reason): reasons.append(reason)
      }
    }
    if isFull { reasons.append(texts(.tooManyFiles, rules.maximumCount)) }
    report(Array(reasons.prefix(3)), handlers)
  }

  private func report(_ reasons: [String], _ handlers: Handlers) {
    guard !reasons.isEmpty else { return }
    for reason in reasons { announce(reason) }
    handlers.refuse(reasons)
  }

  private func didReport(_ progress: UploadReport, of number: UInt64, _ handlers: Handlers) {
    guard let transfer = transfers.value[number] else { return }
    switch progress {
    // The progress is not shown.
    case .received: return
    case .failed:
      transfers.value[number] = nil
      report([texts(.uploadFailed, transfer.file.name)], handlers)
    case .finished(let file):
      transfers.value[number] = nil
      waiting.value.append(Arrival(transfer: transfer, file: file))
      announce("\(file.name): \(texts[.uploaded])")
      if !isHandling.value { handlers.start() }
    }
  }

  /// - Parameter fail: reports an error of the action; the action runs for the other files all the same.
  private nonisolated(nonsending) func handleWaiting(_ fail: (any Error) -> Void) async {
    if isHandling.value { return }
    isHandling.value = true
    while let arrival = waiting.value.first {
      do { try await handle(arrival.file) } catch { fail(error) }
      waiting.value.removeFirst()
      service?.cancel(arrival.transfer.number)
    }
    isHandling.value = false
  }
}
