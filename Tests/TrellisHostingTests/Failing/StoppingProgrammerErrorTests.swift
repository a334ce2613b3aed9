import Foundation
import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout

/// The mistake that stops the program even with a mistake handler, because there is no object to continue with.
struct StoppingProgrammerErrorTests {
  private func expect(
    _ result: ExitTest.Result?, toSay part: String,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try #require(result, sourceLocation: location)
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(part), "\(text)", sourceLocation: location)
  }

  /// Mounts a component that is in no layout.
  private final class Careless: Component {
    override func mount(
      in context: MountContext, layout: Layout, supercomponent: Component?
    ) -> MountResult {
      let row = Row("released")
      _ = row.mount(
        in: context,
        layout: Layout(of: row, size: Size(width: 1, height: 1)), supercomponent: self)
      return super.mount(in: context, layout: layout, supercomponent: supercomponent)
    }
  }

  @Test func aComponentThatIsReleasedWhileItIsMountedStopsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      showTakingProgrammerErrors { Careless(size: ComponentSize(height: .points(10))) }
    }
    try expect(result, toSay: "Row is released while it is mounted; unmount the tree before")
  }
}

/// Shows `content` in a host with a mistake handler.
private func showTakingProgrammerErrors(_ content: @escaping () -> Component) {
  let host = ComponentHost(environment: HostEnvironment(), provider: content)
  host.onProgrammerError = { _ in }
  host.renderIfNeeded()
}
