import Testing
import TrellisBase
import TrellisComponents
import TrellisTesting

@testable import TrellisViews

struct ReuseTests {
  struct Leaf: View {
    let name: String
    let number: Int
    let action: (() -> Void)?
    let log: Log
    var body: some View {
      let _ = log(name)
      Text("\(name) \(number)")
    }
  }

  struct Page: View {
    @State var round = 0
    let log: Log
    var body: some View {
      Leaf(name: "same", number: 1, action: nil, log: log)
      Leaf(name: "number", number: round, action: nil, log: log)
      Leaf(name: "closure", number: 1, action: { _ = round }, log: log)
      Button("next") { round += 1 }
    }
  }

  @Test func aViewIsEvaluatedIfAPropertyDiffers() throws {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(log.take() == ["same", "number", "closure"])
    try page.click("next")
    #expect(log.take() == ["number", "closure"])
  }

  struct Parts {
    var text = "a"
    var number: Int? = 1
    var run: () -> Void = {}
    var pair = (1, "b")
    var state = State(wrappedValue: 3)
    var reference = Log()
  }

  @Test func fieldsAreComparedByTheirKind() {
    let fields = ViewFields.of(Parts.self)
    let parts = Parts()
    #expect(fields.areEqual(parts, parts))
    var other = parts
    other.state = State(wrappedValue: 4)
    #expect(fields.areEqual(parts, other))
    other.pair.1 = "c"
    #expect(!fields.areEqual(parts, other))
    other = parts
    other.number = nil
    #expect(!fields.areEqual(parts, other))
    other = parts
    let number = other.number
    other.run = { _ = number }
    #expect(!fields.areEqual(parts, other))
    #expect(fields.areEqual(other, other))
  }

  @Test func anEquatableViewIsComparedByItself() throws {
    struct Loose: View, Equatable {
      let number: Int
      let log: Log
      static func == (lhs: Loose, rhs: Loose) -> Bool { lhs.number / 10 == rhs.number / 10 }
      var body: some View {
        let _ = log("\(number)")
        Text("\(number)")
      }
    }
    struct Outer: View {
      @State var number = 8
      let log: Log
      var body: some View {
        Loose(number: number, log: log)
        Button("add") { number += 1 }
      }
    }
    let log = Log()
    let page = TestPage { Outer(log: log) }
    try page.click("add")
    try page.click("add")
    #expect(log.take() == ["8", "10"])
  }

  @Test func weakReferencesAreNotComparedByTheirStorage() {
    struct Holder {
      weak var log: Log?
    }
    let log = Log()
    #expect(!ViewFields.of(Holder.self).areEqual(Holder(log: log), Holder(log: log)))
  }
}
