import Testing
import TrellisTesting

@testable import TrellisViews

struct ViewFieldsTests {
  struct Part<Value> {
    var value: Value
  }

  /// `depth` types that are made of each other.
  private func types<Value>(of value: Value, _ depth: Int) -> [Any.Type] {
    depth == 0 ? [] : [Part<Value>.self] + types(of: Part(value: value), depth - 1)
  }

  @Test func aTypeHasOneSetOfFieldsInAllThreads() async {
    let all = types(of: 0, 40) + types(of: "", 40)
    await withTaskGroup(of: Void.self) { group in
      for part in 0..<4 {
        group.addTask {
          for index in all.indices {
            let type = all[(index * 7 + part * 40) % all.count]
            let fields = ViewFields.of(type)
            #expect(fields.type == type && ViewFields.of(type) === fields)
          }
        }
      }
    }
  }

  struct Words {
    var first = 1
    var text = "a"
    var second = 2
    var reference = Reference()
    var run: (() -> Void)?
    var flag = false
    var last: UInt = 3
  }

  final class Reference: Sendable {}

  @Test func eachPropertyIsComparedAtItsOffset() {
    let fields = ViewFields.of(Words.self)
    let words = Words()
    #expect(fields.areEqual(words, words))
    let changes: [(inout Words) -> Void] = [
      { $0.first = 2 }, { $0.text = "b" }, { $0.second = 3 }, { $0.reference = Reference() },
      { $0.run = {} }, { $0.flag = true }, { $0.last = 4 },
    ]
    for (index, change) in changes.enumerated() {
      var other = words
      change(&other)
      #expect(!fields.areEqual(words, other), "change \(index)")
    }
  }

  @Test func stringsOfOtherCodePointsDiffer() {
    let fields = ViewFields.of(Part<String>.self)
    #expect(!fields.areEqual(Part(value: "é"), Part(value: "e\u{301}")))
    let long = String(repeating: "long", count: 10)
    #expect(fields.areEqual(Part(value: long), Part(value: String(long.map { $0 }))))
  }

  struct Counter: ViewModifier {
    @State var count = 0
    func body(content: Content) -> some View { content }
  }

  struct Named: ViewModifier {
    let name: String
    let counter = Counter()
    func body(content: Content) -> some View {
      content
      Text("\(name) \(counter.count)")
      Button("add") { counter.count += 1 }
    }
  }

  @Test func aModifierInAModifierHasItsState() throws {
    let page = TestPage { Text("x").modifier(Named(name: "count")) }
    try page.click("add")
    try page.click("add")
    #expect(page.texts.contains("count 2"))
  }
}
