import Observation
import Testing
import TrellisComponents
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct StateTests {
  struct Counter: View {
    var name = "count"
    @State var count = 0
    var body: some View {
      Text("\(name) \(count)")
      Button("add to \(name)") { count += 1 }
    }
  }

  @Test func aChangeShowsAndStaysWithTheView() throws {
    let page = TestPage { Counter() }
    try page.click("add to count")
    try page.click("add to count")
    #expect(page.texts.contains("count 2"))
  }

  @Test func aReadAfterAWriteInOneHandlerIsNew() throws {
    struct Twice: View {
      @State var count = 1
      var body: some View {
        Text("\(count)")
        Button("double") {
          count += 1
          count *= 10
        }
      }
    }
    let page = TestPage { Twice() }
    try page.click("double")
    #expect(page.texts.contains("20"))
  }

  @Test func theInitializerGivesTheFirstValueOnly() throws {
    struct Row: View {
      @State var value: Int
      init(_ first: Int) { _value = State(wrappedValue: first) }
      var body: some View {
        Text("row \(value)")
        Button("raise") { value += 100 }
      }
    }
    struct Outer: View {
      @State var first = 1
      var body: some View {
        Row(first)
        Button("next") { first += 1 }
      }
    }
    let page = TestPage { Outer() }
    try page.click("raise")
    try page.click("next")
    #expect(page.texts.contains("row 101"))
  }

  @Test func aToggledConditionDoesNotTakeOverTheNeighboursState() throws {
    struct Page: View {
      @State var isShown = true
      var body: some View {
        if isShown { Counter(name: "a") }
        Counter(name: "b")
        if isShown { Counter(name: "c") } else { Counter(name: "d") }
        Button("toggle") { isShown.toggle() }
      }
    }
    let page = TestPage { Page() }
    try page.click("add to a")
    try page.click("add to b")
    try page.click("add to c")
    try page.click("toggle")
    #expect(page.texts.contains("b 1") && page.texts.contains("d 0"))
    try page.click("toggle")
    #expect(page.texts.contains("a 0") && page.texts.contains("b 1") && page.texts.contains("c 0"))
  }

  @Test func anotherIDIsAnotherView() throws {
    struct Page: View {
      @State var id = 0
      var body: some View {
        Counter().id(id)
        Button("next") { id += 1 }
      }
    }
    let page = TestPage { Page() }
    try page.click("add to count")
    try page.click("next")
    #expect(page.texts.contains("count 0"))
  }

  @Test func anyViewKeepsTheTypeInTheIdentity() throws {
    struct Other: View {
      @State var count = 5
      var body: some View { Text("other \(count)") }
    }
    struct Page: View {
      @State var isOther = false
      var body: some View {
        isOther ? AnyView(Other()) : AnyView(Counter())
        Button("toggle") { isOther.toggle() }
      }
    }
    let page = TestPage { Page() }
    try page.click("add to count")
    #expect(page.texts.contains("count 1"))
    try page.click("toggle")
    #expect(page.texts.contains("other 5"))
  }

  @Test func valuesThatCannotBeEncodedAreVolatile() {
    struct Plain {}
    struct Page: View {
      @State var plain = Plain()
      @State var number = 1
      var body: some View { Text("\(number)") }
    }
    let names = ViewFields.of(Page.self).makeSlots(of: Page())
    #expect(names[1] == 1)
  }

  // MARK: Bindings

  struct Field: View {
    @Binding var value: Int
    let log: Log
    var body: some View {
      let _ = log("field \(value)")
      Button("raise \(value)") {
        value += 1
        value += 1
      }
    }
  }

  @Test func aBindingReadsAndWritesThroughItsSource() throws {
    struct Pair: Codable { var left = 1, right = 10 }
    struct Page: View {
      @State var pair = Pair()
      let log: Log
      var body: some View {
        Text("\(pair.left) \(pair.right)")
        Field(value: $pair.left, log: log)
        Field(value: $pair.right, log: log)
      }
    }
    let log = Log()
    let page = TestPage { Page(log: log) }
    _ = log.take()
    try page.click("raise 10")
    #expect(page.texts.contains("1 12"))
    // The view whose part of the state is the same was not evaluated.
    #expect(log.take() == ["field 12"])
  }

  @Test func bindingsToElementsFollowThem() throws {
    struct Item: Identifiable, Codable {
      let id: Int
      var count = 0
    }
    struct Page: View {
      @State var items = [Item(id: 1), Item(id: 2), Item(id: 3)]
      var body: some View {
        ForEach($items) { $item in
          Button("raise \(item.id)") {
            items.removeAll { $0.id == 1 }
            item.count += 1
          }
        }
        Text(items.map { "\($0.id):\($0.count)" }.joined(separator: " "))
      }
    }
    let page = TestPage { Page() }
    try page.click("raise 3")
    #expect(page.texts.contains("2:0 3:1"))
    try page.click("raise 2")
    #expect(page.texts.contains("2:1 3:1"))
  }

  // MARK: Models and environment

  @Observable final class Model {
    var name = "first"
    var other = 0
  }

  @Test func modelsAreReadFromTheEnvironment() throws {
    struct Reader: View {
      @Environment(Model.self) var model
      let log: Log
      var body: some View {
        let _ = log("read")
        Text(model.name)
      }
    }
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { TextField("Name", text: $model.name) }
    }
    let model = Model()
    let log = Log()
    let page = TestPage {
      Group {
        Reader(log: log)
        Editor(model: model)
      }.environment(model)
    }
    #expect(log.take() == ["read"])
    try page.type("second", into: "Name")
    #expect(page.texts.contains("second") && log.take() == ["read"])
    model.other = 1
    page.settle()
    #expect(log.take().isEmpty)
  }

  @Test func aModelIsKeptAsState() throws {
    struct Page: View {
      @State var model = Model()
      var body: some View {
        Text("\(model.name) \(model.other)")
        Button("add") { model.other += 1 }
      }
    }
    let page = TestPage { Page() }
    try page.click("add")
    try page.click("add")
    #expect(page.texts.contains("first 2"))
  }

  @Test func aValueOfTheEnvironmentIsADependency() throws {
    struct Reader: View {
      @Environment(\.isEnabled) var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    struct Page: View {
      @State var isOff = false
      var body: some View {
        Group { Reader() }.disabled(isOff)
        Button("toggle") { isOff.toggle() }
      }
    }
    let page = TestPage { Page() }
    #expect(page.texts.contains("on"))
    try page.click("toggle")
    #expect(page.texts.contains("off"))
  }

  @Test func aModifierHasAState() throws {
    struct Tapping: ViewModifier {
      @State var count = 0
      func body(content: Content) -> some View {
        content
        Button("tap \(count)") { count += 1 }
      }
    }
    let page = TestPage { Text("x").modifier(Tapping()) }
    try page.click("tap 0")
    try page.click("tap 1")
    #expect(page.texts.contains("tap 2") && page.texts.contains("x"))
  }

  @Test func twoStatesWithEqualValuesAreDifferentSources() throws {
    struct Child: View {
      @Binding var number: Int
      var body: some View { Button("add") { number += 1 } }
    }
    struct Page: View {
      @State var first = 0
      @State var second = 0
      @State var isSecond = false
      var body: some View {
        Child(number: isSecond ? $second : $first)
        Button("switch") { isSecond = true }
        Text(verbatim: "\(first) \(second)")
      }
    }
    let page = viewPage { Page() }
    try page.click("switch")
    try page.click("add")
    #expect(page.texts.contains("0 1"))
  }
}
