import ComponentSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisUI

@testable import TrellisServer

/// The notice in windows of several widths, as a text of the folder `Golden`.
struct FailureNoticeTests {
  @Test func noticesInWindows() throws {
    var text = ""
    for language in ["en", "de", "ja", "ar", "xx"] {
      for width in [60.0, 300, 320, 1280] {
        for scale in [1, 1.3] {
          for hasContent in width > 1000 ? [false, true] : [true] {
            var environment = HostEnvironment()
            environment.traits.viewport.width = width
            environment.traits.textScale = scale
            let notice = FailureNotice(
              HandlerFailure(PageNotFound()), showsDetails: false, .standard, in: language,
              on: environment.traits)
            let host = ComponentHost(environment: environment) {
              notice.over(hasContent ? Box("p", [.text("content")], height: 30) : nil) {}
            }
            host.renderIfNeeded()
            text += "\(language), \(width), \(scale)\n\(HTMLWriter.snapshot(host.document))"
          }
        }
      }
    }
    try Golden("failure-notices.txt").check(text)
  }
}
