import Testing

@testable import TrellisComponents

extension StateListener {
  /// No event is being handled.
  var event: String? { nil }

  /// These trees have no work between builds.
  func beforeNextBuild(_ work: @escaping () -> Void) { Issue.record("work before a build") }

  /// No handler of these tests throws.
  func didFail(_ failure: HandlerFailure) { Issue.record("\(failure)") }
}
