import Foundation
import TrellisHosting

extension Session {
  /// Where everything on the page lies, as JSON; `nil` once the page has ended.
  func inspection() -> [UInt8]? {
    guard let host = page?.host else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? Array(encoder.encode(host.inspect()))
  }
}
