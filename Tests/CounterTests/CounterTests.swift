import Foundation
import Testing
import Trellis
import TrellisTesting

@testable import Counter

struct CounterTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func countsClicks() throws {
    let page = TestPage { Counter() }
    #expect(page.texts.contains("Clicked 0 times"))
    try page.click("Add one")
    try page.click("Add one")
    #expect(page.texts.contains("Clicked 2 times"))
  }

  @Test func theReadmeContainsThisCode() throws {
    let code = try text("Examples/Counter/Counter.swift")
    #expect(try text("README.md").contains("```swift\n\(code)```"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
