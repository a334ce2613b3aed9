import Foundation
import Synchronization
import TrellisServer

/// Stores the finished inline pages until all pages are made: in memory up to a limit, then in a temporary folder.
final class ExportSpool: Sendable {
  private struct State {
    var pages: [Int: [UInt8]] = [:]
    var bytes = 0
    var stored: Set<Int> = []
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "trellis-export-\(UUID().uuidString)")
  private let state = Mutex(State())
  /// The maximum bytes in memory.
  private let limit: Int

  init(limit: Int = 32 << 20) { self.limit = limit }

  func store(_ page: [UInt8], at index: Int) throws {
    let isInMemory = state.withLock { state in
      guard state.bytes + page.count <= limit else {
        state.stored.insert(index)
        return false
      }
      state.bytes += page.count
      state.pages[index] = page
      return true
    }
    if isInMemory { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(page).write(to: file(index))
    } catch {
      throw ExportError.cannotWrite(file(index).path, reason: error.localizedDescription)
    }
  }

  /// Removes and returns page `index`; `nil` if it is not stored.
  func consume(_ index: Int) throws -> [UInt8]? {
    let (page, isStored) = state.withLock { state in
      (state.pages.removeValue(forKey: index), state.stored.remove(index) != nil)
    }
    guard isStored else { return page }
    do {
      return Array(try Data(contentsOf: file(index)))
    } catch {
      throw ExportError.cannotWrite(file(index).path, reason: error.localizedDescription)
    }
  }

  /// Removes the temporary folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The number of pages in the temporary folder.
  var fileCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.count ?? 0
  }

  private func file(_ index: Int) -> URL { folder.appendingPathComponent("\(index)") }
}
