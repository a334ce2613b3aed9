import Logging
import Synchronization
import TrellisHTTP
import TrellisUI

/// The uploads of one session, used by requests outside of its turns.
final class SessionUploads: Sendable {
  private struct State {
    var uploads: [UInt64: Upload] = [:]
    /// The bytes charged for each upload. A failed upload has none, but stays in ``uploads`` until the page has its
    /// report.
    var charges: [UInt64: Int] = [:]
    var bytes = 0
    /// The last 200 closed uploads, for which parts may still arrive: cancelled, failed, and kept by the application.
    var closed: [(number: UInt64, kept: Upload?)] = []
    /// The uploads whose files stay on the server until the next post of their form.
    var held: Set<UInt64> = []
    var isEnded = false

    /// Moves an upload to ``closed``.
    mutating func close(_ number: UInt64, keeping isKept: Bool = false) -> Upload? {
      guard let upload = uploads.removeValue(forKey: number) else { return nil }
      closed = closed.suffix(199) + [(number, isKept ? upload : nil)]
      return upload
    }
  }

  private let service: UploadRegistry
  private let client: AddressGroup
  private let mailbox: Mailbox
  private let state = Mutex(State())

  init(_ service: UploadRegistry, client: AddressGroup, mailbox: Mailbox) {
    self.service = service
    self.client = client
    self.mailbox = mailbox
  }

  /// The number of uploads that are neither kept, cancelled nor reported as failed.
  var count: Int { state.withLock { $0.uploads.count } }

  /// The open upload with a number.
  subscript(number: UInt64) -> Upload? { state.withLock { $0.uploads[number] } }

  /// Admits a file, and charges its bytes.
  func admit(_ file: UploadDescription) throws(UploadRefusal) -> Upload {
    let limits = service.limits
    let bytes = file.size + UploadLimits.bytesPerFile
    let number = service.nextNumber()
    let upload = Upload(number, file, store: service.store, now: service.clock())
    let refusal = state.withLock { state -> UploadRefusal? in
      guard !state.isEnded, state.charges.count < limits.filesPerPage,
        bytes <= limits.bytesPerPage - state.bytes
      else { return .sessionIsFull }
      guard service.charge(bytes, to: client) else { return .serverIsFull }
      state.uploads[number] = upload
      state.charges[number] = bytes
      state.bytes += bytes
      return nil
    }
    if let refusal { throw refusal }
    service.watch(self)
    return upload
  }

  /// Stores a part of an upload.
  ///
  /// - Parameter offset: the offset of the part; `nil` to request only the number of stored bytes.
  /// - Returns: `nil` if the session does not know the number.
  func store(_ bytes: [UInt8], for number: UInt64, at offset: Int?) -> Upload.Outcome? {
    guard let upload = self[number] else {
      guard let closed = state.withLock({ $0.closed.first { $0.number == number } }) else {
        return nil
      }
      guard let size = closed.kept?.file.size else { return .ended }
      return offset == nil ? .stored(size) : .offsetMismatch(size)
    }
    guard let offset else { return upload.position(now: service.clock()) }
    do {
      let outcome = try upload.write(bytes, at: offset, now: service.clock())
      if case .stored = outcome { report(upload) }
      return outcome
    } catch {
      service.logger.error("upload \(number): \(error)")
      release(number)
      report(upload)
      return .ended
    }
  }

  /// Reports the state of the upload to the page, in the page's next turn.
  private func report(_ upload: Upload) {
    guard upload.needsReport() else { return }
    mailbox.post { [number = upload.number] in $0.uploads.report(number) }
  }

  /// Ends an upload and removes its file, unless the application has kept it.
  func cancel(_ number: UInt64) {
    let upload = state.withLock { state -> Upload? in
      let upload = state.close(number)
      return state.charges[number] == nil ? nil : upload
    }
    upload?.end()
    release(number)
  }

  /// Leaves the file to the application, and stops charging it.
  func keep(_ number: UInt64) {
    let (upload, isHeld) = state.withLock { state in
      (state.close(number, keeping: true), state.held.contains(number))
    }
    if let name = upload?.finishedName {
      do { try service.store.keep(name) } catch {
        service.logger.error(
          "upload \(number): \(error); the file is kept, but may not survive a crash")
      }
    }
    if let upload, isHeld { service.recordKept(upload, of: nil, client: client) }
    release(number)
  }

  /// Closes a failed upload, after the page has its report.
  func didReportFailure(_ number: UInt64) { _ = state.withLock { $0.close(number) } }

  /// Moves the complete file of an earlier post into an upload that was just admitted.
  ///
  /// - Returns: whether the upload now has the content.
  func adopt(_ file: Upload, for number: UInt64) -> Bool {
    guard let upload = self[number], upload.adopt(file) else { return false }
    report(upload)
    return true
  }

  /// Removes a file of a user's earlier post, and stops charging it; `nil` if there is none.
  func consumePosted(_ name: String, of identity: UserIdentity?) -> PostedFiles.Found? {
    service.consumePosted(name, of: identity)
  }

  /// Keeps complete posted files for the next post of the form, even after the page has ended.
  ///
  /// - Parameter identity: the user of the page.
  func hold(_ numbers: [UInt64], for identity: UserIdentity?) {
    for number in numbers {
      let (upload, bytes) = state.withLock { state -> (Upload?, Int?) in
        let known = state.uploads[number] ?? state.closed.last { $0.number == number }?.kept
        guard let upload = known, upload.finishedName != nil else { return (nil, nil) }
        state.held.insert(number)
        let bytes = state.charges.removeValue(forKey: number)
        state.bytes -= bytes ?? 0
        return (upload, bytes)
      }
      guard let upload else { continue }
      if let bytes {
        service.hold(upload, of: identity, client: client, bytes: bytes)
      } else {
        service.recordKept(upload, of: identity, client: client)
      }
    }
  }

  /// Stops charging an upload.
  private func release(_ number: UInt64) {
    let bytes = state.withLock { state -> Int? in
      guard let bytes = state.charges.removeValue(forKey: number) else { return nil }
      state.bytes -= bytes
      return bytes
    }
    if let bytes { service.release(bytes, of: client) }
  }

  /// Ends the uploads for which no part has arrived since `limit`.
  func endIdle(since limit: Moment) {
    let idle = state.withLock { $0.uploads.values.filter { $0.isIdle(since: limit) } }
    for upload in idle {
      upload.end()
      release(upload.number)
      report(upload)
    }
  }

  /// Ends all uploads, and removes the files that the application has not kept.
  func end() {
    let (uploads, bytes) = state.withLock { state in
      state.isEnded = true
      defer {
        state.uploads = [:]
        state.charges = [:]
        state.bytes = 0
      }
      return (state.uploads.values.filter { state.charges[$0.number] != nil }, state.bytes)
    }
    if bytes > 0 { service.release(bytes, of: client) }
    for upload in uploads { upload.end() }
    service.unwatch(self)
  }
}
