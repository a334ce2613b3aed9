import Testing
import TrellisTesting

@testable import TrellisViews

struct PreferencesTests {
  enum Titles: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Row: View {
    let name: String
    @State var suffix = ""
    var body: some View {
      Text(name).preference(key: Titles.self, value: [name + suffix])
      Button("mark \(name)") { suffix += "!" }
    }
  }

  struct Page: View {
    @State var names = ["a", "b", "c"]
    @State var titles: [String] = []
    let log: Log
    var body: some View {
      Text(titles.joined(separator: " "))
      VStack {
        ForEach(names, id: \.self) { Row(name: $0) }
      }
      .onPreferenceChange(Titles.self) {
        titles = $0
        log($0.joined())
      }
      Button("swap") { names.swapAt(0, 2) }
      Button("drop") { names.removeFirst() }
      Button("add") { names.append("d") }
    }
  }

  private func settle(_ page: TestPage) {
    for _ in 0..<3 { page.settle() }
  }

  @Test func theReaderGetsTheValuesInReadingOrder() throws {
    let log = Log()
    let page = TestPage { Page(log: log) }
    settle(page)
    #expect(page.texts.first == "a b c" && log.take() == ["abc"])
    for (action, expected) in [
      ("mark b", "a b! c"), ("swap", "c b! a"), ("drop", "b! a"), ("add", "b! a d"),
    ] {
      try page.click(action)
      settle(page)
      #expect(page.texts.first == expected, "\(action)")
    }
    #expect(log.take().last == "b!ad")
    page.settle()
    #expect(log.take().isEmpty)
  }

  @Test func outerAndInnerReadersGetTheSame() throws {
    struct Nested: View {
      @State var inner: [String] = []
      @State var outer: [String] = []
      var body: some View {
        VStack {
          Text("title").preference(key: Titles.self, value: ["x"])
          VStack { Row(name: "y") }.onPreferenceChange(Titles.self) { inner = $0 }
        }
        .onPreferenceChange(Titles.self) { outer = $0 }
        Text("\(inner.joined()) \(outer.joined())")
      }
    }
    let page = TestPage { Nested() }
    settle(page)
    #expect(page.texts.contains("y xy"))
    try page.click("mark y")
    settle(page)
    #expect(page.texts.contains("y! xy!"))
  }

  @Test func anOverlayShowsThePreferences() throws {
    struct Layered: View {
      var body: some View {
        Row(name: "r").overlayPreferenceValue(Titles.self) { Text("over \($0.joined())") }
      }
    }
    let page = TestPage { Layered() }
    settle(page)
    #expect(page.texts.contains("over r"))
    try page.click("mark r")
    settle(page)
    #expect(page.texts.contains("over r!"))
  }

  @Test func aReaderWithoutPreferencesGetsTheDefault() {
    struct Empty: View {
      @State var text = "?"
      var body: some View {
        Text(text).onPreferenceChange(Titles.self) { text = "\($0.count)" }
      }
    }
    let page = TestPage { Empty() }
    settle(page)
    #expect(page.texts == ["0"])
  }

  /// A view that moves from one reader to another.
  private struct Moving: View {
    @State private var isSecond = false
    let log: Log
    var body: some View {
      let row = Text("x").preference(key: Titles.self, value: ["x"])
      HStack {
        VStack {
          Text("first")
          if !isSecond { row }
        }.onPreferenceChange(Titles.self) { log("first " + $0.joined()) }
        VStack {
          Text("second")
          if isSecond { row }
        }.onPreferenceChange(Titles.self) { log("second " + $0.joined()) }
      }
      Button("move") { isSecond.toggle() }
    }
  }

  @Test func theFormerReaderOfAPreferenceLosesIt() throws {
    let log = Log()
    let page = TestPage { Moving(log: log) }
    settle(page)
    #expect(log.take().sorted() == ["first x", "second "])
    try page.click("move")
    settle(page)
    #expect(log.take().sorted() == ["first ", "second x"])
  }
}
