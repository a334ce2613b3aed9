import Foundation
import Synchronization
import TrellisUI

/// A file that a client sends in parts.
///
/// One part is written at a time. The lock is not held during a write.
final class Upload: Sendable {
  /// The result of a request.
  enum Outcome: Equatable {
    /// The number of stored bytes: the offset of the next part.
    case stored(Int)
    /// The part does not begin at the end of the stored bytes, whose number this is.
    case offsetMismatch(Int)
    /// The part goes beyond the size of the file.
    case tooLong
    /// Another part is being written.
    case busy
    /// The upload was cancelled, or has failed.
    case ended
  }

  enum Phase: Equatable {
    case open
    case finished(URL?)
    case ended
  }

  private struct State {
    var phase = Phase.open
    /// The name in the store; `nil` before the first part.
    var name: String?
    var received = 0
    var isWriting = false
    var lastUse: Moment
    /// Whether a report is in the page's mailbox.
    var isReported = false
    /// The last reported percentage.
    var percentage = 0
  }

  let number: UInt64
  let file: UploadDescription
  private let store: any UploadStore
  private let state: Mutex<State>

  init(_ number: UInt64, _ file: UploadDescription, store: any UploadStore, now: Moment) {
    self.number = number
    self.file = file
    self.store = store
    state = Mutex(State(lastUse: now))
  }

  /// The current state, for the posted report: the phase, the name in the store, and the number of stored bytes.
  func consumeReport() -> (phase: Phase, name: String?, received: Int) {
    state.withLock { state in
      state.isReported = false
      return (state.phase, state.name, state.received)
    }
  }

  /// Marks a report as due.
  ///
  /// - Returns: whether the caller must post the report; `false` if one is already posted, or if neither the phase nor
  ///   the percentage has changed.
  func needsReport() -> Bool {
    state.withLock { state in
      let percentage = file.size > 0 ? state.received * 100 / file.size : 0
      guard !state.isReported, state.phase != .open || percentage != state.percentage else {
        return false
      }
      state.isReported = true
      state.percentage = percentage
      return true
    }
  }

  /// The number of stored bytes, for a client that resumes the upload.
  func position(now: Moment) -> Outcome {
    state.withLock { state in
      state.lastUse = now
      if state.phase == .ended { return .ended }
      return state.isWriting ? .busy : .stored(state.received)
    }
  }

  /// Stores a part.
  ///
  /// - Throws: the error of the store; the upload has then ended.
  func write(_ bytes: [UInt8], at offset: Int, now: Moment) throws -> Outcome {
    let refusal = state.withLock { state -> Outcome? in
      state.lastUse = now
      switch state.phase {
      case .ended: return .ended
      // The client repeats the last part, because the response to it was lost.
      case .finished: return .offsetMismatch(state.received)
      case .open: break
      }
      if state.isWriting { return .busy }
      guard offset == state.received else { return .offsetMismatch(state.received) }
      guard bytes.count <= file.size - offset else { return .tooLong }
      state.isWriting = true
      return nil
    }
    if let refusal { return refusal }
    do {
      let (name, phase) = try store(bytes, at: offset)
      return didWrite(bytes.count, to: name, phase)
    } catch {
      let name = state.withLock { state in
        state.isWriting = false
        state.phase = .ended
        return state.name
      }
      if let name { store.remove(name) }
      throw error
    }
  }

  private func store(_ bytes: [UInt8], at offset: Int) throws -> (name: String, phase: Phase) {
    let name: String
    if let known = state.withLock({ $0.name }) {
      name = known
    } else {
      name = try store.begin(file)
      state.withLock { $0.name = name }
    }
    if !bytes.isEmpty { try store.append(bytes, to: name, at: offset) }
    guard offset + bytes.count == file.size else { return (name, .open) }
    return (name, .finished(try store.finish(name)))
  }

  private func didWrite(_ count: Int, to name: String, _ phase: Phase) -> Outcome {
    let outcome = state.withLock { state -> Outcome in
      state.isWriting = false
      // The upload was cancelled during the write.
      if state.phase == .ended { return .ended }
      state.received += count
      state.phase = phase
      return .stored(state.received)
    }
    if outcome == .ended { store.remove(name) }
    return outcome
  }

  /// The name in the store of a complete file.
  var finishedName: String? {
    state.withLock { state in
      guard case .finished = state.phase else { return nil }
      return state.name
    }
  }

  /// Takes the content of `other`, a complete upload of the same size, and ends `other`.
  ///
  /// - Returns: `false` if the sizes differ, this upload already has content, or `other` is not complete.
  func adopt(_ other: Upload) -> Bool {
    guard other.file.size == file.size else { return false }
    return state.withLock { state in
      guard state.phase == .open, state.name == nil, !state.isWriting,
        let (name, phase) = other.releaseContent()
      else { return false }
      state.name = name
      state.phase = phase
      state.received = file.size
      return true
    }
  }

  /// Ends a complete upload without removing its content.
  private func releaseContent() -> (name: String, phase: Phase)? {
    state.withLock { state in
      guard case .finished = state.phase, let name = state.name else { return nil }
      defer {
        state.phase = .ended
        state.name = nil
      }
      return (name, state.phase)
    }
  }

  /// Ends the upload and removes its stored bytes, even if it is finished.
  func end() {
    let name = state.withLock { state -> String? in
      if state.phase == .ended { return nil }
      state.phase = .ended
      // `didWrite` removes a part that is being written.
      return state.isWriting ? nil : state.name
    }
    if let name { store.remove(name) }
  }

  /// Whether the upload has been waiting for a part since before `limit`.
  func isIdle(since limit: Moment) -> Bool {
    state.withLock { $0.phase == .open && !$0.isWriting && $0.lastUse < limit }
  }
}
