import Trellis
import TrellisTesting
import XCTest

/// Tests of XCTest have the same calls as tests of Swift Testing, as everything that fails throws.
final class XCTestTests: XCTestCase {
  private struct Name: View {
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Text("Hello, \(name.isEmpty ? "you" : name)")
    }
  }

  func testAViewIsFilledIn() async throws {
    let tab = try await TestSite.mount { Name() }
    try await tab.find(.text("Hello, you"))
    try await tab.type("Ada", into: .label("Name"))
    try await tab.find(.text("Hello, Ada"))
    let name = try await tab.get(.label("Name")).value
    XCTAssertEqual(name, "Ada")
    try await tab.expectAccessible()
    await tab.close()
  }

  func testAMissingElementIsAnErrorThatNamesTheNearest() async throws {
    let tab = try await TestSite.mount { Button("Create") {} }
    do {
      try await tab.click(.button("Crate"))
      XCTFail("no button has this name")
    } catch {
      XCTAssertTrue("\(error)".contains("button “Create”"), "\(error)")
    }
    await tab.close()
  }
}
