import TrellisBase
import TrellisHTTP

/// The file of ``SessionStorage/automatic``.
extension SessionStorage {
  /// The store of a server that the command `serve` starts: ``automatic`` gets a file of its own for each application and
  /// address.
  ///
  /// A server on a port that the system chooses gets no file, because its tabs do not find the next one.
  func served(
    _ application: any Application.Type, at address: HTTPServer.Configuration.Address
  ) -> SessionStorage {
    guard case .automatic = place else { return self }
    var storage = self
    storage.place = .automatic(file: Self.file(of: application, at: address))
    return storage
  }

  /// `sessions-MODULE-COMMAND-PORT.sqlite`.
  private static func file(
    of application: any Application.Type, at address: HTTPServer.Configuration.Address
  ) -> String? {
    let place: String
    switch address {
    case .tcp(_, 0): return nil
    case .tcp(_, let port): place = "\(port)"
    case .unix(let path):
      var fingerprint = Fingerprint()
      fingerprint.add(path.utf8)
      place = fingerprint.text
    }
    // The name of a private type has an address of the process.
    let module = String(reflecting: application).upTo(".")
    let name = "\(module)-\(application.commandName)"
    return
      "sessions-\(String(decoding: name.utf8.map(fileNameByte), as: UTF8.self))-\(place).sqlite"
  }

  private static func fileNameByte(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      byte
    default: UInt8(ascii: "_")
    }
  }
}
