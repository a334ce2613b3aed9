import Logging
import Synchronization
import TrellisHTTP
import TrellisUI

/// The uploads of one session, for requests outside of its turns.
final class SessionUploads: Sendable {
  private struct State {
    var uploads: [UInt64: Upload] = [:]
    /// The bytes that each upload counts; less than all uploads after the application has kept files.
    var charges: [UInt64: Int] = [:]
    var bytes = 0
    /// The uploads that were cancelled last, of which parts may still arrive.
    var cancelled: [UInt64] = []
    var isEnded = false
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

  /// The upload with a number that this session has issued, unless it was cancelled.
  subscript(number: UInt64) -> Upload? { state.withLock { $0.uploads[number] } }

  /// Admits a file, and charges its bytes.
  func admit(_ file: UploadDescription) throws(UploadRefusal) -> Upload {
    let limits = service.limits
    let bytes = file.size + UploadLimits.bytesPerFile
    let number = service.nextNumber()
    let upload = Upload(number, file, store: service.store, now: service.clock())
    let refusal = state.withLock { state -> UploadRefusal? in
      guard !state.isEnded, state.charges.count < limits.filesPerPage,
        // Files that the application has kept no longer count, but their numbers stay known.
        state.uploads.count < 10 * limits.filesPerPage,
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
  /// - Parameter offset: `nil` requests the number of stored bytes.
  /// - Returns: `nil` if this session has not issued the number.
  func take(_ bytes: [UInt8], for number: UInt64, at offset: Int?) -> Upload.Outcome? {
    guard let upload = self[number] else {
      return state.withLock { $0.cancelled.contains(number) } ? .ended : nil
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
      let upload = state.uploads.removeValue(forKey: number)
      if upload != nil { state.cancelled = state.cancelled.suffix(99) + [number] }
      return state.charges[number] == nil ? nil : upload
    }
    upload?.end()
    release(number)
  }

  /// Leaves the file to the application, and stops counting its bytes.
  func keep(_ number: UInt64) { release(number) }

  /// Stops counting the bytes of an upload.
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
