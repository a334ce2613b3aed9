import Foundation
import Observation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

/// Properties of a view that are compared by the place of their value.
struct SourcesTests {
  @Observable final class Model {
    var first = 1
    var second = 1
  }

  struct Pair: Equatable {
    var first = 1
    var second = 1
  }

  struct Part<Value> {
    let value: Value
  }

  private static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    FieldComparison.areEqual(Part(value: one), Part(value: other))
  }

  @Test func bindingsOfTwoPropertiesOfAModelDiffer() {
    let model = Bindable(Model())
    #expect(Self.areEqual(model.first, model.first))
    #expect(!Self.areEqual(model.first, model.second))
    #expect(!Self.areEqual(model.first, Bindable(Model()).first))
  }

  @Test func constantsAreComparedByTheirValues() {
    #expect(Self.areEqual(Binding.constant(1), .constant(1)))
    #expect(!Self.areEqual(Binding.constant(1), .constant(2)))
    #expect(Self.areEqual(Binding.constant(Pair()).first, Binding.constant(Pair()).first))
    #expect(!Self.areEqual(Binding.constant(Pair()).first, Binding.constant(Pair()).second))
    // Two objects without `==` differ, as their values can.
    #expect(!Self.areEqual(Binding.constant(Model()), .constant(Model())))
    let read = { 1 }
    #expect(!Self.areEqual(Binding(get: read, set: { _ in }), Binding(get: read, set: { _ in })))
    #expect(!Self.areEqual(Binding.constant(1), Binding(get: read, set: { _ in })))
  }

  private struct Bindings: View {
    @State var pair = Pair()
    @FocusState var first: Bool
    @FocusState var second: Bool
    @Query var a = 1
    @Query var b = 1
    @ElementID var id
    @ElementID var other
    let log: Log
    var body: some View {
      let _ = log("\(SourcesTests.areEqual($pair.first, $pair.first))")
      let _ = log("\(SourcesTests.areEqual($pair.first, $pair.second))")
      let _ = log("\(SourcesTests.areEqual($first, $first))")
      let _ = log("\(SourcesTests.areEqual($first, $second))")
      let _ = log("\(SourcesTests.areEqual($a, $a))")
      let _ = log("\(SourcesTests.areEqual($a, $b))")
      let _ = log("\(id == other)")
      Text(id)
    }
  }

  @Test func bindingsOfTwoPropertiesOfAViewDiffer() {
    let log = Log()
    let address = PageAddress(path: "/x")
    let page = TestPage {
      VStack {
        Bindings(log: log)
        Bindings(log: log)
      }.environment(\.pageAddress, address)
    }
    let expected = ["true", "false", "true", "false", "true", "false", "false"]
    #expect(log.take() == expected + expected)
    let ids = page.texts.filter { $0.hasPrefix("id-") }
    #expect(Set(ids).count == 2)
  }

  @Test func theFirstOfTwoEqualNamesInAnAddressCounts() {
    let address = PageAddress(path: "/x", items: [("a", "1"), ("a", "2")])
    #expect(address.value(of: "a") == "1")
    address.userWent(to: "/y", items: [("a", "3")])
    #expect(address.target == "/y?a=3")
  }

  @Test func theCalendarHasTheTimeZoneOfThePage() {
    let zone = value(with: \.timeZoneIdentifier, "Asia/Tokyo") {
      EnvironmentValues.current.calendar.timeZone.identifier
    }
    #expect(zone == "Asia/Tokyo")
  }

  /// A state sets the focus on a field that the user has left.
  @Test func aFieldThatWasLeftTakesTheFocusAgain() throws {
    struct Page: View {
      @FocusState var field: String?
      var body: some View {
        TextField("Field", text: .constant("")).focused($field, equals: "a")
        Button("focus") { field = "a" }
        Button("other") { field = "b" }
      }
    }
    let page = TestPage { Page() }
    let input = try page.element(named: "Field")
    try page.send("focus", to: input)
    try page.click("other")
    try page.send("blur", to: input)
    _ = page.host.document.takePatch()
    try page.click("focus")
    let focused = page.host.document.takePatch().operations.contains { operation in
      if case .focus(let id, _) = operation { id == input.id } else { false }
    }
    #expect(focused)
  }

  @Test func anotherViewInAnAnyViewDiffers() {
    #expect(Self.areEqual(AnyView(Text("a")), AnyView(Text("a"))))
    #expect(!Self.areEqual(AnyView(Text("a")), AnyView(Text("b"))))
    #expect(!Self.areEqual(AnyView(Text("a")), AnyView(Spacer())))
  }

  @Test func anotherBranchDiffers() {
    func branch(_ isFirst: Bool) -> ConditionalView<Text, Text> {
      ConditionalView(isFirst ? .first(Text("a")) : .second(Text("a")))
    }
    #expect(Self.areEqual(branch(true), branch(true)))
    #expect(!Self.areEqual(branch(true), branch(false)))
  }
}
