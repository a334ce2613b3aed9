import Testing

@testable import TrellisComponents

extension StateListener {
  /// No event is being handled.
  var event: String? { nil }

  /// No handler of these tests throws.
  func didFail(_ failure: HandlerFailure) { Issue.record("\(failure)") }
}
