import TrellisHTTP
import TrellisUI

/// The uploads of one page, used in the turns of its session.
final class PageUploads: UploadService {
  private let registry: UploadRegistry
  private let work: PageWork
  /// Made when the first file is described, because few pages have uploads.
  private var madeFiles: SessionUploads?
  private var reports: [UInt64: (UploadReport) -> Void] = [:]

  init(_ registry: UploadRegistry, _ work: PageWork) {
    self.registry = registry
    self.work = work
  }

  /// The same uploads, for requests outside of turns.
  var files: SessionUploads {
    if let madeFiles { return madeFiles }
    let files = SessionUploads(registry, client: work.client, mailbox: work.mailbox)
    madeFiles = files
    // After the end of the page no upload begins.
    if work.isEnded { files.end() }
    return files
  }

  func admit(
    _ file: UploadDescription, report: @escaping (UploadReport) -> Void
  ) throws(UploadRefusal) -> UInt64 {
    let upload = try files.admit(file)
    reports[upload.number] = report
    // No part will arrive to complete an empty file.
    if file.size == 0 { _ = files.store([], for: upload.number, at: 0) }
    return upload.number
  }

  func cancel(_ number: UInt64) {
    reports[number] = nil
    files.cancel(number)
  }

  /// Calls the report function of an upload with its current state.
  func report(_ number: UInt64) {
    guard let report = reports[number], let upload = files[number] else { return }
    let state = upload.consumeReport()
    switch (state.phase, state.name) {
    case (.open, _): return report(.received(state.received))
    case (.finished(let url), let name?):
      reports[number] = nil
      report(
        .finished(
          UploadedFile(
            id: name, description: upload.file, url: url,
            contentType: registry.contentType(of: name, named: upload.file.name)
          ) { [files] in files.keep(number) }))
    case (.finished, nil), (.ended, _):
      reports[number] = nil
      files.didReportFailure(number)
      report(.failed)
    }
  }

  /// Ends all uploads.
  func end() {
    reports = [:]
    madeFiles?.end()
  }
}
