import Testing
import Trellis

@testable import TrellisTesting

/// The driver of tabs without a browser.
struct HeadlessDriverTests {
  private struct Waiting: View {
    var body: some View {
      Text("Waiting").task { try? await Task.sleep(for: .seconds(1_000)) }
    }
  }

  @Test func aTabWithATaskIsBusy() async throws {
    let idle = try await TestSite.mount { Text("Idle") }
    #expect(await !idle.driver.isBusy())
    await idle.close()
    let busy = try await TestSite.mount { Waiting() }
    #expect(await busy.driver.isBusy())
    await busy.close()
  }
}
