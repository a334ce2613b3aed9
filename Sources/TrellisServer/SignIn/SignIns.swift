import Foundation
import Synchronization
public import TrellisBase
import TrellisDOM
import TrellisHTTP

/// The sign-ins of an application: finds the user of a request, and signs browsers in and out.
///
/// A browser proves its sign-in by a cookie with 192 random bits, which scripts cannot read and other sites cannot send
/// (`HttpOnly`, `SameSite=Lax`). Over TLS it is `Secure`, and its name begins with `__Host-`, so that no other host of
/// the domain can set it. Each sign-in makes a new cookie; the former one of the browser ends.
///
/// Sources: RFC 6265bis, §4.1.3 and §5.6; OWASP Session Management Cheat Sheet.
package final class SignIns: Sendable {
  let store: any SignInStore
  let limits: SignInLimits
  /// The path of the sign-in page.
  let path: String
  /// Whether the application has a sign-in page.
  let isUsed: Bool
  /// Makes and checks the signed links of the application.
  let links: SignedLinks
  private let name: String
  private let isAlwaysSecure: Bool
  private let findUser: @Sendable (String) async throws -> (any User)?
  let clock: @Sendable () -> Moment
  private let date: @Sendable () -> Date
  private let tickets = Mutex(SignInTickets())
  let attempts = Mutex(SignInAttempts())
  /// The link to the servers that count the same attempts.
  let link = Mutex<NodeLink?>(nil)
  private let nextSweep = Mutex<Moment?>(nil)
  /// Ends the waiting polls of a user's pages, so that each finds out whether its browser is still signed in.
  private let ended = Mutex<@Sendable (UserIdentity) -> Void>({ _ in })

  /// - Parameters:
  ///   - isUsed: whether the application has a page at `path`.
  ///   - name: a name that differs between the applications on a host.
  ///   - isAlwaysSecure: whether browsers see the site only over TLS.
  init(
    store: any SignInStore, limits: SignInLimits, path: String, isUsed: Bool, name: String,
    isAlwaysSecure: Bool, links: SignedLinks = .ofThisProcess,
    clock: @escaping @Sendable () -> Moment,
    date: @escaping @Sendable () -> Date = { Date() },
    findUser: @escaping @Sendable (String) async throws -> (any User)?
  ) {
    self.store = store
    self.limits = limits
    self.path = path
    self.isUsed = isUsed
    self.links = links
    self.name = name
    self.isAlwaysSecure = isAlwaysSecure
    self.clock = clock
    self.date = date
    self.findUser = findUser
  }

  /// Sets the function that is called when sign-ins of a user have ended.
  func onEnd(_ body: @escaping @Sendable (UserIdentity) -> Void) { ended.withLock { $0 = body } }

  // MARK: Requests

  /// The user of a request by its cookie.
  func identity(of request: Request) -> UserIdentity? {
    guard let value = cookie(of: request), let token = SessionToken(value),
      let signIn = signIn(value)
    else { return nil }
    return UserIdentity(signIn.userID, signIn: token)
  }

  /// The sign-in with a secret, with the present time as its last use.
  private func signIn(_ secret: String) -> SignIn? {
    guard let signIn = store.signIn(secret: secret) else { return nil }
    let now = date()
    if limits.end(signIn, now: now) {
      store.remove(signIn.id)
      return nil
    }
    if now.timeIntervalSince(signIn.lastUse) >= 60 { store.recordUse(of: signIn.id, at: now) }
    return signIn
  }

  /// `identity` with its user, or `nil` if its sign-in is of a user who no longer exists.
  ///
  /// - Throws: the error of ``Application/user(id:)``.
  func loaded(_ identity: UserIdentity?) async throws -> UserIdentity? {
    guard var identity else { return nil }
    identity.user = try await findUser(identity.name)
    if identity.user == nil, let signIn = identity.signIn {
      end(signIn, of: identity)
      return nil
    }
    return identity
  }

  /// Removes the sign-ins that have ended, once an hour.
  func advance(to now: Moment) {
    guard
      nextSweep.withLock({ next in
        guard next.map({ $0 <= now }) ?? true else { return false }
        next = now.advanced(by: .seconds(3600))
        return true
      })
    else { return }
    let date = date()
    store.removeAll { limits.end($0, now: date) }
  }

  // MARK: Signing in

  /// Grants a sign-in to the browser of a page.
  ///
  /// - Parameter target: the address that the browser opens next; any address but a path of this site is `/`.
  /// - Returns: the address at which the browser gets its cookie.
  func grant(_ userID: String, to client: AddressGroup, target: String) -> String {
    let now = clock()
    let target = Self.pagePath(target)
    let end = now.advanced(by: SignInTickets.lifetime)
    let ticket = tickets.withLock {
      $0.add(.init(userID: userID, client: client, target: target, end: end), now: now)
    }
    return Endpoints.enterPath + "?ticket=" + ticket.text
  }

  /// `target` if it is an address of this site that is not one of the server itself, such as the address of a ticket;
  /// otherwise `/`.
  static func pagePath(_ target: String) -> String {
    guard Redirect(to: target).isOfThisSite,
      let path = PercentCoding.decodedPath(Array(target.upTo("?#").utf8)),
      !path.holds("/_trellis/")
    else { return "/" }
    return target
  }

  /// The sign-in of a browser that requests its cookie with `ticket`.
  ///
  /// - Returns: `nil` if the ticket is not valid.
  func enter(_ ticket: String?, _ request: Request) -> (target: String, cookie: String)? {
    let grant = ticket.flatMap { SessionToken($0) }.flatMap { token in
      // A browser that names the site of the request may have got another address meanwhile.
      tickets.withLock {
        $0.consume(
          token, of: request.headers.contains("Sec-Fetch-Site") ? nil : request.clientGroup,
          now: clock())
      }
    }
    return grant.map { ($0.target, begin($0.userID, request)) }
  }

  /// Signs the browser of a request in, and ends its former sign-in.
  ///
  /// - Returns: the value of `Set-Cookie`.
  func begin(_ userID: String, _ request: Request) -> String {
    if let former = identity(of: request), let token = former.signIn { end(token, of: former) }
    let token = insert(userID, device: request.headers["User-Agent"] ?? "")
    return cookie(token.text, request, seconds: Int(limits.absolute / .seconds(1)))
  }

  /// Inserts a new sign-in; the user's least recently used ones beyond the limit end.
  private func insert(_ userID: String, device: String) -> SessionToken {
    let token = SessionToken.random()
    for signIn in store.signIns(of: userID).sorted(by: { $0.lastUse > $1.lastUse })
      .dropFirst(limits.count - 1)
    {
      store.remove(signIn.id)
    }
    store.insert(SignIn(token, of: userID, device: device, now: date()), secret: token.text)
    return token
  }

  /// Signs a user in for a test, whose requests are not over TLS.
  ///
  /// - Returns: the name and the value of the cookie.
  func add(signInOf userID: String) -> (name: String, value: String) {
    (isAlwaysSecure ? "__Host-" + name : name, insert(userID, device: "").text)
  }

  /// The address to which a browser without a valid ticket is sent: the sign-in page, with a notice.
  var problemPath: String { isUsed ? path + "?\(Self.problemName)=sign-in" : "/" }

  /// Whether `location` is the address ``problemPath``.
  func isProblem(_ location: Location) -> Bool {
    isUsed && location.query[Self.problemName] != nil && location.path.isExactly(path)
  }

  private static let problemName = "trellis-problem"

  /// Counts an attempt to sign in.
  ///
  /// - Throws: ``SignInError/tooManyAttempts(_:)``.
  func admitAttempt(_ account: String, from client: AddressGroup) throws(SignInError) {
    let name = counted(account)
    if let wait = attempts.withLock({ $0.admit(name, from: client, now: clock()) }) {
      throw .tooManyAttempts(wait)
    }
    send(Attempt(account: name, client: client.description, isRight: false))
  }

  /// Records that an attempt to sign in had the right password.
  func succeed(_ account: String, from client: AddressGroup) {
    let name = counted(account)
    attempts.withLock { $0.succeed(name, from: client, now: clock()) }
    send(Attempt(account: name, client: client.description, isRight: true))
  }

  // MARK: Signing out

  /// Ends a sign-in, and asks all pages of the user for a new proof.
  func end(_ token: SessionToken, of user: UserIdentity) {
    end(String(token.text.prefix(16)), of: user)
  }

  /// Ends the sign-in with an identity, and asks all pages of the user for a new proof.
  func end(_ id: SignIn.ID, of user: UserIdentity) {
    store.remove(id)
    ended.withLock { $0 }(user)
  }

  /// Ends all sign-ins of a user, and asks all pages of the user for a new proof.
  func endAll(of userID: String) {
    for signIn in store.signIns(of: userID) { store.remove(signIn.id) }
    ended.withLock { $0 }(UserIdentity(userID))
  }

  // MARK: Cookie

  private func isSecure(_ request: Request) -> Bool { isAlwaysSecure || request.isSecure }

  private func cookieName(_ request: Request, _ suffix: String) -> String {
    (isSecure(request) ? "__Host-" : "") + name + suffix
  }

  /// The value of the application's cookie with a suffix, by default the cookie of the sign-in.
  func cookie(of request: Request, _ suffix: String = "") -> String? {
    ScreenCookie.value(of: cookieName(request, suffix), in: request.headers["Cookie"])
      .map(String.init)
  }

  /// The value of `Set-Cookie` for a cookie that scripts cannot read, and other sites cannot send but by links.
  func cookie(
    _ value: String, _ request: Request, _ suffix: String = "", seconds: Int
  ) -> String {
    "\(cookieName(request, suffix))=\(value); Path=/; HttpOnly; SameSite=Lax; Max-Age=\(seconds)"
      + (isSecure(request) ? "; Secure" : "")
  }

  /// The number that a client without an `Origin` field sends to prove that it has read a page of the user.
  func requestToken(of token: SessionToken) -> String {
    MessageAuthentication(secret: token.text, label: "trellis requests").digits(of: [], bytes: 8)
  }
}

extension BasePath {
  /// A part of a cookie's name that differs between the applications below the paths of one host; empty at the root.
  var cookieSuffix: String {
    let names = MessageAuthentication(secret: "", label: "trellis cookies")
    return self == .root ? "" : "-" + names.digits(of: [text], bytes: 8)
  }
}

/// The reason of the notice on the sign-in page after a ticket that is not valid (``SignInTickets``).
struct SignInNotCompleted: Error {}

/// The reasons why a user cannot sign in.
public enum SignInError: Error, Equatable {
  /// The account does not exist, or the password is wrong.
  case wrongPassword
  /// There were too many attempts for the account or from the address; the next is allowed after this time.
  case tooManyAttempts(Duration)
  /// The page has no browser that could be signed in, for example in a static export.
  case unavailable
}

extension SignInError: UserFacingError {
  /// The reason in English; catch the error to show it in another language.
  public var userMessage: String {
    switch self {
    case .wrongPassword: "The name or the password is wrong."
    case .tooManyAttempts: "There were too many attempts. Try again in a minute."
    case .unavailable: "This page cannot sign anybody in."
    }
  }
}
