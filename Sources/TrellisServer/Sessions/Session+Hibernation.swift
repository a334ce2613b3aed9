import TrellisHosting

extension Session {
  /// Hibernates the page, unless it hibernates already or cannot.
  func hibernate(_ page: Page) {
    if page.host.hibernate() { noteWeight(of: page) }
  }

  /// Hibernates the parts of the page that were not rendered for some turns.
  func hibernateUnchangedContents(of page: Page) {
    let count = page.host.hibernatingElements
    page.host.hibernateUnchangedContents()
    if page.host.hibernatingElements != count { noteWeight(of: page) }
  }

  /// Hibernates the page if the user has done nothing for long.
  func hibernateIfQuiet(_ page: Page, now: Moment) {
    if activity.last.advanced(by: configuration.hibernatesAfter) <= now { hibernate(page) }
  }
}
