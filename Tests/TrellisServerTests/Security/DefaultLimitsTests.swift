import TestSupport
import Testing
import TrellisDOM
import TrellisHTML
import TrellisHTTP

@testable import TrellisServer

/// The default limits, as a text of the folder `Golden`: `docs/THREATS.md` and the documents name many of them.
struct DefaultLimitsTests {
  private func lines(_ value: some Any) -> String {
    let mirror = Mirror(reflecting: value)
    return "\(type(of: value))\n"
      + mirror.children.map { "  \($0.label ?? ""): \($0.value)\n" }.joined()
  }

  @Test func theDefaultLimits() throws {
    var text = lines(SessionLimits()) + lines(ClientMessage.Limits()) + lines(UploadLimits())
    text += lines(OpeningRates.Limits()) + lines(DeliveryQueue.Limits()) + lines(TurnBudget())
    text += lines(FairQueue<Int>.Limits()) + lines(LoadShedding())
    text += lines(HTTPServer.Configuration.Limits()) + lines(HTTPServer.Configuration.Deadlines())
    text += lines(ParseLimits())
    try Golden("default-limits.txt").check(text)
  }
}
