import MachineSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// The effects of each event that a view listens to, compared with recorded ones.
@MainActor struct ViewMachineTests {
  @Test(arguments: ViewMachine.allCases)
  func theViewChangesAsRecorded(_ machine: ViewMachine) async throws {
    var pages = PageMachine(limit: 4) {
      TestPage(provider: { HostingComponent(VStack(alignment: .leading) { machine.body }) })
    }
    try await Golden("machine-\(machine).txt").check(pages.transcript())
  }
}

/// Views with something to do.
enum ViewMachine: String, CaseIterable {
  case taps, pointers, keys, shortcuts, fields, focus, lists, animations, layers, preferences
  case sizes, environment, transfer

  @ViewBuilder var body: some View {
    switch self {
    case .taps: TapsPage()
    case .pointers: PointersPage()
    case .keys: KeysPage()
    case .shortcuts: ShortcutsPage()
    case .fields: FieldsPage()
    case .focus: FocusPage()
    case .lists: ListsPage()
    case .animations: AnimationsPage()
    case .layers: LayersPage()
    case .preferences: PreferencesPage()
    case .sizes: SizesPage()
    case .environment: EnvironmentPage()
    case .transfer: TransferPage()
    }
  }
}

private struct TapsPage: View {
  @State private var log = ""
  var body: some View {
    Text(log)
    Text("one").onTapGesture { () -> Void in log += "1" }
    Text("two").onTapGesture(count: 2) { () -> Void in log += "2" }
    Text("three").gesture(TapGesture(count: 3).onEnded { _ in log += "3" })
    Text("held").onLongPressGesture(minimumDuration: 0.3) {
      log += "h"
    } onPressingChanged: {
      log += $0 ? "+" : "-"
    }
    Text("off").onTapGesture { () -> Void in log += "x" }.disabled(true)
    Button("Button") { log += "b" }.pending(log.count == 2)
  }
}

private struct PointersPage: View {
  @State private var log = ""
  var body: some View {
    Text(log)
    Text("drag").gesture(
      DragGesture(minimumDistance: 3).onChanged { _ in log += "c" }.onEnded { _ in log += "e" })
    Text("pinch").gesture(MagnifyGesture().onChanged { _ in log += "m" })
    Text("swipe").onSwipe([.left]) { _ in log += "s" }
    Text("hover").onHover { log += $0 ? "in" : "out" }
    Text("moves").onContinuousHover { _ in log += "h" }
    Text("outside").onPressOutside { log += "o" }
  }
}

private struct KeysPage: View {
  @State private var log = ""
  var body: some View {
    Text(log)
    Text("arrows").onKeyPress(.upArrow, .home) { _ in log += "k" }
    Text("close").onKeyPress(.escape, run: .close())
    TextField("name", text: .constant("")).onKeyPress(.return) { _ in log += "r" }
  }
}

private struct ShortcutsPage: View {
  @State private var log = ""
  var body: some View {
    Text(log)
    Button("Save") { log += "s" }.keyboardShortcut("s")
    Button("Find") { log += "f" }.keyboardShortcut("k", modifiers: [.command, .shift])
    Button("Cancel") { log += "c" }.keyboardShortcut(.escape, modifiers: [])
    Button("Off") { log += "o" }.keyboardShortcut("o").disabled(true)
  }
}

private struct FieldsPage: View {
  @State private var text = "a"
  @State private var log = ""
  var body: some View {
    Text("\(text) \(log)")
    TextField("Name", text: $text).onSubmit { log += "s" }
    TextField("Read only", text: $text).readOnly()
    TextField("Delayed", text: $text).delay(milliseconds: 900)
      .onChange(of: text) { log += "c" }
    VStack {
      TextField("In a form", text: $text).required().fieldError(text.isEmpty ? "Missing" : nil)
    }
    .form(destination: "/post")
  }
}

private struct FocusPage: View {
  private enum Field: Hashable { case name, mail }
  @State private var text = ""
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  var body: some View {
    Text("\(field.map { "\($0)" } ?? "none") \(isFocused)")
    TextField("Name", text: $text).focused($field, equals: .name)
    TextField("Mail", text: $text).focused($field, equals: .mail)
    TextField("Own", text: $text).focused($isFocused)
    Button("to mail") { field = .mail }
    Button("to none") { field = nil }
    Button("to own") { isFocused = true }
  }
}

private struct ListsPage: View {
  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View {
      HStack { Button("\(name) \(count)") { count += 1 } }
    }
  }
  @State private var names = ["a", "b"]
  @State private var isGrid = false
  @State private var count = 0
  var body: some View {
    Button("add") {
      count += 1
      names.insert("c\(count)", at: 0)
    }
    Button("turn") { names.reverse() }
    Button("drop") { if !names.isEmpty { names.removeLast() } }
    Button("kind") { isGrid.toggle() }
    if isGrid {
      Grid(columns: [.automatic, .automatic]) { ForEach(names, id: \.self) { Row(name: $0) } }
    } else {
      OrderedList { ForEach(names, id: \.self) { Row(name: $0) } }
    }
  }
}

private struct AnimationsPage: View {
  @State private var isWide = false
  @State private var isShown = false
  @State private var isFaded = false
  var body: some View {
    VStack(alignment: .leading) {
      Text("box").frame(width: isWide ? 200 : 100, height: 10).background(.surface)
      if isShown { Text("extra").transition(.opacity) }
      if isFaded { Text("risen").transition(.rise(16)) } else { Text("plain").transition(.scale) }
      Text("below")
    }
    .animation(.spring(bounce: 0.2), value: isWide)
    Button("plain") { isShown.toggle() }
    Button("moving") { withAnimation(.easeOut(duration: 0.4)) { isShown.toggle() } }
    Button("delayed") { withAnimation(.linear(duration: 0.1).delay(0.5)) { isFaded.toggle() } }
    Button("wide") { isWide.toggle() }
  }
}

private struct LayersPage: View {
  @State private var isPresented = false
  @State private var log = ""
  var body: some View {
    Text("\(isPresented) \(log)")
    PresentedLayer(
      .popover(LayerPlacement()), isPresented: $isPresented, content: Button("open") { log += "o" }
    ) {
      Closing(log: $log)
    }
    Button("present") { isPresented = true }
  }

  private struct Closing: View {
    @Binding var log: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("dismiss") {
        log += "d"
        dismiss()
      }
    }
  }
}

private struct PreferencesPage: View {
  private enum Titles: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  @State private var names = ["a", "b"]
  @State private var titles: [String] = []
  @State private var count = 0
  var body: some View {
    Text(titles.joined(separator: " "))
    VStack {
      ForEach(names, id: \.self) { name in
        Text(name).preference(key: Titles.self, value: [name])
      }
    }
    .onPreferenceChange(Titles.self) { titles = $0 }
    .backgroundPreferenceValue(Titles.self) { Text("\($0.count)") }
    Button("add") {
      count += 1
      names.append("c\(count)")
    }
    Button("drop") { if !names.isEmpty { names.removeFirst() } }
  }
}

private struct SizesPage: View {
  @State private var width = 50.0
  @State private var measured = 0.0
  @State private var isVisible = false
  @State private var offset = 0.0
  var body: some View {
    Text("\(measured) \(isVisible) \(offset)")
    Text("size").frame(width: width, height: 10)
      .onGeometryChange(for: Double.self, of: \.size.width) { measured = $0 }
    GeometryReader { room in Text("\(Int(room.size.width))") }.frame(width: width, height: 20)
    ViewThatFits(in: .horizontal) {
      Text("a text that needs much room")
      Text("short")
    }
    .frame(width: width)
    Text("seen").onScrollVisibilityChange(threshold: 0.25) { isVisible = $0 }
    ScrollView { Text("tall").frame(height: 300) }.frame(height: 40).onScroll { offset = $0.y }
    Button("wider") { width *= 2 }
    Button("narrower") { width /= 2 }
  }
}

private struct EnvironmentPage: View {
  @State private var isDisabled = false
  @State private var isLarge = false
  @State private var isDark = false
  var body: some View {
    VStack {
      Button("inner") {}
      TextField("field", text: .constant("text"))
      Text("large").font(isLarge ? .title : .caption)
      Inner()
    }
    .disabled(isDisabled).controlSize(isLarge ? .large : .small)
    .colorScheme(isDark ? .dark : .light)
    Button("disable") { isDisabled.toggle() }
    Button("large") { isLarge.toggle() }
    Button("dark") { isDark.toggle() }
  }

  private struct Inner: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    var body: some View { Text("\(isEnabled) \(size)") }
  }
}

private struct TransferPage: View {
  @State private var log = ""
  var body: some View {
    Text(log)
    Text("drag").draggable("a/b")
    Text("drop").dropDestination(for: String.self) { texts, _ in
      log += texts.joined()
      return true
    } isTargeted: {
      log += $0 ? "+" : "-"
    }
    Text("paste").onPasteCommand { _ in log += "p" }
    Text("copy").copyable("a, b/c")
  }
}
