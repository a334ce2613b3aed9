/// The reasons why a sign-in at a provider fails. They go to the log; visitors see an ``OpenIDProblem``.
public enum OpenIDError: Error, Equatable, CustomStringConvertible {
  /// The address is not one with `https`; `http` is for the own machine only.
  case address(String)
  /// A request to an address of the provider got no response.
  case transport(String, reason: String)
  /// The response of an address is not as the protocol requires.
  case answer(String, reason: String)
  /// The ID token is not valid.
  case token(String)
  /// The package was built without its trait `OpenID`.
  case traitMissing

  /// What could not be done, where, and why.
  public var description: String {
    switch self {
    case .address(let text):
      "The address \(text) of the provider cannot be used: it must begin with https://, or with http:// and a host of "
        + "this machine, and have no user, query or fragment"
    case .transport(let address, let reason):
      "The provider did not respond at \(address): \(reason)"
    case .answer(let address, let reason):
      "The provider's response at \(address) is refused: \(reason)"
    case .token(let reason): "The provider's ID token is refused: \(reason)"
    case .traitMissing: "Build the package trellis with its trait OpenID to check ID tokens"
    }
  }
}
