import TrellisComponents

extension Page {
  /// Shows a failure notice to the user, and logs the error; the page keeps its tree and stays usable.
  ///
  /// Errors that handlers throw are handled in the same way: errors of the views and components of this page, and of
  /// the closures that were passed to it. The notice shows the words of a `UserFacingError`, and general words for
  /// other errors. A `CancellationError` is no failure.
  ///
  /// - Parameters:
  ///   - file: the source file in the log.
  ///   - line: the line in the log.
  public func fail(_ error: any Error, file: String = #fileID, line: UInt = #line) {
    fail(HandlerFailure(error, file: file, line: line))
  }

  func fail(_ failure: HandlerFailure) {
    if failure.isCancellation { return }
    shownFailure = failure
    onFailure?(failure)
    setNeedsUpdate()
  }

  /// Removes the failure notice.
  public func dismissFailure() {
    guard shownFailure != nil else { return }
    shownFailure = nil
    setNeedsUpdate()
  }
}
