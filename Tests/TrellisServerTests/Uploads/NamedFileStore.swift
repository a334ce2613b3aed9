import Foundation
import Synchronization
import TrellisUI

@testable import TrellisServer

/// A store that keeps the names of its files, and no bytes. It can be full.
final class NamedFileStore: UploadStore {
  struct Full: Error {}
  let names = Mutex<Set<String>>([])
  let isFull = Mutex(false)
  /// The files that the application keeps.
  let kept = Mutex<[String]>([])
  /// The number of files that were begun.
  let count = Mutex(0)

  func begin(_ file: UploadDescription) -> String {
    let name = count.withLock { count in
      count += 1
      return "n\(count)"
    }
    names.withLock { _ = $0.insert(name) }
    return name
  }

  func append(_ bytes: [UInt8], to file: String, at offset: Int) throws {
    if isFull.withLock({ $0 }) { throw Full() }
  }

  func finish(_ file: String) -> URL? { nil }

  func keep(_ file: String) throws {
    kept.withLock { $0.append(file) }
    if isFull.withLock({ $0 }) { throw Full() }
  }

  func remove(_ file: String) { names.withLock { _ = $0.remove(file) } }
}
