import Foundation
import Synchronization
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting

/// The program as a part of the command `trellis dev`, which builds it and starts it again after changes.
///
/// The command sets the environment variable ``variable`` to the path of a file with its status. Pages then load the
/// script ``scriptName``, which asks for the status at `/_trellis/dev` and shows it over the page. Without the variable
/// the script and the address do not exist.
final class DevelopmentLoop: Sendable {
  /// The name of the script in the folder of Trellis's files.
  static let scriptName = "development.js"
  static let variable = "TRELLIS_DEV_STATUS"

  /// An address that cannot be opened, and the error.
  private struct Failure: Encodable, Equatable {
    let path: String
    let message: String
  }

  /// A name of this process, by which pages notice that the program was started again.
  private let process = SecurityHeaders.nonce()
  private let path: String
  private let failure = Mutex<Failure?>(nil)

  /// The maximum bytes of the status, and of a message.
  private static let maximumStatus = 1 << 20
  private static let maximumMessage = 4000

  /// - Parameter path: the path of the file with the status.
  init(path: String) { self.path = path }

  /// - Returns: `nil` if the variable is not set.
  convenience init?(environment: [String: String]) {
    guard let path = environment[Self.variable], !path.isEmpty else { return nil }
    self.init(path: path)
  }

  // MARK: Recording

  /// Records that the page at an address cannot be opened.
  func recordFailure(_ error: any Error, at target: String) {
    let message = String(decoding: "\(error)".utf8.prefix(Self.maximumMessage), as: UTF8.self)
    failure.withLock { $0 = Failure(path: String(target.upTo("?")), message: message) }
  }

  /// Removes the failure of an address that was opened.
  func recordSuccess(at target: String) {
    failure.withLock { failure in
      if failure?.path.isExactly(String(target.upTo("?"))) == true { failure = nil }
    }
  }

  /// Writes an event beside the status before it is handled: if the event ends the program, the command shows it.
  func recordEvent(_ place: String) {
    try? Data(place.utf8).write(to: URL(fileURLWithPath: path + ".event"))
  }

  // MARK: Response

  /// The response to the script, in JSON.
  ///
  /// - Parameter styleSheets: the addresses of the common style sheets.
  func response(styleSheets: [String]) -> Response {
    struct Own: Encodable {
      let failure: Failure?
      let process: String
      let styleSheets: [String]
    }
    let own = Own(
      failure: failure.withLock { $0 }, process: process, styleSheets: styleSheets)
    guard let head = try? JSONEncoder().encode(own).dropLast() else {
      return Response.failure(.internalError).secured(cacheControl: "no-store")
    }
    // The command writes valid JSON, and replaces the file at once.
    let status = FileManager.default.contents(atPath: path)
      .flatMap { 1...Self.maximumStatus ~= $0.count ? $0 : nil }
    return Response.bytes(
      Array(head + Data(#","status":"#.utf8) + (status ?? Data("null".utf8)) + Data("}".utf8)),
      contentType: "application/json"
    ).secured(cacheControl: "no-store")
  }
}

extension Session {
  /// Records an event that follows for the notices of `trellis dev`.
  func recordEvent(_ event: UIEvent, of page: Page) {
    guard let loop = configuration.development else { return }
    let component = page.host.document.element(for: event.target)?.componentPath
    let place = component.map { "\(event.type) on \($0)" } ?? event.type
    page.lastEvent = place
    loop.recordEvent(place)
  }
}
