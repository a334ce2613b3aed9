import Foundation

/// The place of a server, with the sign-in and the number of the database.
struct RedisAddress: Sendable, Equatable {
  enum Place: Sendable, Equatable {
    case host(String, port: Int32)
    case socket(path: String)
  }

  static let schemes = ["redis", "valkey", "redis+unix"]

  let place: Place
  /// `nil` for the default user.
  let user: String?
  let password: String?
  let database: Int

  /// Parses `redis://[[USER]:PASSWORD@]HOST[:PORT][/DATABASE]` or `redis+unix://[[USER]:PASSWORD@]/PATH[?db=DATABASE]`.
  ///
  /// - Throws: ``RedisError/invalidURL(reason:)``, which contains no part of a password.
  init(_ url: String) throws(RedisError) {
    func problem(_ reason: String) -> RedisError { .invalidURL(reason: reason) }
    if url.utf8.starts(with: "rediss://".utf8) {
      throw problem("TLS is not supported; use a tunnel such as stunnel")
    }
    guard let scheme = Self.schemes.first(where: { url.utf8.starts(with: "\($0)://".utf8) }) else {
      throw problem("it does not begin with redis://, valkey:// or redis+unix://")
    }
    guard let parts = URLComponents(string: url, encodingInvalidCharacters: false) else {
      throw problem("it is no URL; signs such as @ in a password are written as %40")
    }
    let path = parts.path
    user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
    password = parts.password
    guard
      ![parts.user, parts.password, parts.host, path].contains(where: {
        $0?.utf8.contains(0) == true
      })
    else { throw problem("it contains the character 0") }
    guard (parts.user ?? "").isEmpty || password != nil else {
      throw problem("it has a user without a password")
    }
    guard parts.fragment == nil else { throw problem("# in a password is written as %23") }
    let queries = parts.queryItems ?? []
    var number = ""
    if scheme.utf8.elementsEqual("redis+unix".utf8) {
      guard (parts.host ?? "").isEmpty, parts.port == nil, path.utf8.count > 1 else {
        throw problem("a socket has an absolute path and no host: redis+unix:///PATH")
      }
      guard queries.count <= 1, queries.allSatisfy({ $0.name.utf8.elementsEqual("db".utf8) }) else {
        throw problem("a socket has no other parameter than db")
      }
      place = .socket(path: path)
      number = queries.first?.value ?? ""
    } else {
      // Foundation keeps the brackets of an address of IPv6.
      let host = (parts.host ?? "").filter { $0 != "[" && $0 != "]" }
      guard !host.isEmpty else { throw problem("it has no host") }
      guard queries.isEmpty else { throw problem("it has parameters after ?") }
      let port = parts.port ?? 6379
      guard (1...65_535).contains(port) else { throw problem("the port is not from 1 to 65535") }
      place = .host(host, port: Int32(port))
      number = String(path.drop { $0 == "/" })
    }
    guard number.isEmpty || number.utf8.allSatisfy({ (48...57).contains($0) }),
      let database = number.isEmpty ? 0 : Int(number)
    else { throw problem("the database is no number") }
    self.database = database
  }
}
