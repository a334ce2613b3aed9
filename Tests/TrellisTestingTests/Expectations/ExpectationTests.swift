import Foundation
import Testing
import Trellis

@testable import TrellisTesting

@MainActor struct ExpectationTests {
  private let page = TestPage(on: TestScreen()) { SampleForm() }

  @Test func aPatchIsMeasured() throws {
    try page.expectPatch(bytes: 10...80, operations: 1...2) { try page.click(.button("Add one")) }
    let error = try #require(throws: ExpectationError.self) {
      try page.expectPatch(operations: 0...0) { try page.click(.button("Add one")) }
    }
    #expect(error.description.hasPrefix("The patch has "))
  }

  @Test func aLayoutIsCompared() throws {
    let button = try page.get(.button("Add one"))
    let frame = try #require(button.frame)
    try button.expectLayout(left: 24, height: frame.height)
    let error = try #require(throws: ExpectationError.self) { try button.expectLayout(left: 25) }
    #expect(error.description.hasSuffix("left is 24, not 25"))
    try page.tree.root.expectTidyLayout()
  }

  @Test func aTooWideElementIsNoTidyLayout() throws {
    let page = TestPage(on: TestScreen(width: 100)) { Text("x").frame(width: 300) }
    #expect(throws: ExpectationError.self) { try page.tree.root.expectTidyLayout() }
  }

  @Test func theSampleIsAccessible() throws {
    try page.tree.root.expectAccessible()
  }

  @Test func problemsOfAccessibilityAreNamed() throws {
    let page = TestPage(on: TestScreen()) {
      VStack(spacing: 8) {
        Button(action: {}) { Text("").frame(width: 10, height: 10) }.buttonStyle(.plain)
        Text("Title").accessibilityHeading(1)
        Text("Part").accessibilityHeading(3)
        Text("pale").foregroundStyle(Color(0xDDDDDD)).background(Color(0xFFFFFF))
        Text("x").attribute("role", "knob")
      }
    }
    let rules = try page.tree.root.accessibilityProblems().map(\.rule)
    #expect(Set(rules) == [.names, .headings, .contrast, .roles])
    let shown = try page.tree.root.accessibilityProblems(except: [.names]).map(\.rule)
    #expect(!shown.contains(.names))
  }

  @Test func contrastIsThatOfTheColors() throws {
    #expect(abs((TestColor("#767676")?.luminance ?? 0) - 0.1812) < 0.001)
    #expect(TestColor("rgb(255, 0, 0)") == TestColor("#ff0000"))
    #expect(TestColor("rgba(0, 0, 0, 0.5)")?.alpha == 0.5)
    #expect(TestColor("color-mix(in srgb, red, blue)") == nil)
  }

  @Test func aSnapshotIsWrittenComparedAndApproved() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let snapshot = Snapshot(
      name: nil, .roles, file: folder.path + "/SampleTests.swift", function: "aTest()")
    #expect(snapshot.path.hasSuffix("/Snapshots/SampleTests/aTest.roles.txt"))
    let named = Snapshot(
      name: "a b", .text, file: folder.path + "/SampleTests.swift", function: "aTest()")
    #expect(named.path.hasSuffix("/Snapshots/SampleTests/aTest.a-b.text.txt"))
    #expect(throws: ExpectationError.self) {
      try snapshot.check("one", environment: ["TRELLIS_SNAPSHOTS": "check"])
    }
    try snapshot.check("one\ntwo", environment: [:])
    try snapshot.check("one\ntwo", environment: ["TRELLIS_SNAPSHOTS": "check"])
    let error = try #require(throws: ExpectationError.self) {
      try snapshot.check("one\nthree", environment: [:])
    }
    #expect(error.description.contains("-two\n+three\n"))
    try snapshot.check("one\nthree", environment: ["TRELLIS_SNAPSHOTS": "approve"])
    try snapshot.check("one\nthree", environment: [:])
  }

  @Test func aSnapshotHasTheRequestedPartOfThePage() throws {
    let element = try SampleClient("<p id=x title=T frame='1 2 30 40'>A</p>").element()
    #expect(element.snapshot(.roles) == "paragraph “T”\n  “A”")
    #expect(element.snapshot(.text) == "A")
    #expect(element.snapshot(.html) == "<p id=\"x\" title=\"T\">\n A\n</p>")
    #expect(element.snapshot(.layout) == "p (1, 2; 30 × 40) “A”")
  }

  @Test func theRoleTreeContainsNamesAndStates() throws {
    try page.check(.checkbox("Member"))
    let lines = try page.tree.roleTree.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("heading “Order” level 1"))
    #expect(lines.contains("checkbox “Member” checked focused"))
    #expect(lines.contains("button “Locked” disabled"))
    #expect(lines.contains("“Clicked 0 times”") || lines.contains("paragraph"))
  }
}
