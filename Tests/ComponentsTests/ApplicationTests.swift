import Testing
import Trellis
import TrellisTesting

@testable import Components

struct PollApplication: Application {
  func routes() -> [Route] { [Route("/", title: "Poll", component: Poll.init)] }
}

/// An application whose pages are components.
struct ApplicationTests {
  @Test func aComponentIsAPage() async throws {
    let tab = try await TestSite(PollApplication.self).open("/")
    try await tab.click(.button("Tea"))
    try await tab.find(.text("1 vote"))
  }

  @Test func aRouteMakesAComponentWithItsValues() async throws {
    let site = try await TestSite(routes: [Route("/", component: { TeaShop { [] } })])
    try await site.open("/").find(.button("Load"))
  }
}
