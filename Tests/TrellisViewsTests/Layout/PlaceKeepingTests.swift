import TestSupport
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Modifiers without a look leave a view at its place, in every container and as the body of a page.
struct PlaceKeepingTests {
  private struct Modifier {
    let name: String
    let apply: (AnyView) -> AnyView
    var hidesTraits: Bool { ["a view of its own", "two"].contains(name) }

    init(_ name: String, _ apply: @escaping (AnyView) -> some View) {
      self.name = name
      self.apply = { AnyView(apply($0)) }
    }
  }

  private enum Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Pass: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Own<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  private static var modifiers: [Modifier] {
    [
      Modifier("onChange") { $0.onChange(of: 1) {} },
      Modifier("onAppear") { $0.onAppear {} },
      Modifier("onDisappear") { $0.onDisappear {} },
      Modifier("task") { $0.task {} },
      Modifier("task(id:)") { $0.task(id: 1) {} },
      Modifier("id") { $0.id(1) },
      Modifier("environment") { $0.environment(\.isEnabled, true) },
      Modifier("disabled") { $0.disabled(true) },
      Modifier("preference") { $0.preference(key: Key.self, value: 1) },
      Modifier("onPreferenceChange") { $0.onPreferenceChange(Key.self) { _ in } },
      Modifier("overlayPreferenceValue") {
        $0.overlayPreferenceValue(Key.self) { _ in EmptyView() }
      },
      Modifier("modifier") { $0.modifier(Pass()) },
      Modifier("a view of its own") { Own(content: $0) },
      Modifier("animation") { $0.animation(.default, value: 1) },
      Modifier("transition") { $0.transition(.opacity) },
      Modifier("onTapGesture") { $0.onTapGesture {} },
      Modifier("gesture") { $0.gesture(DragGesture()) },
      Modifier("onHover") { $0.onHover { _ in } },
      Modifier("onContinuousHover") { $0.onContinuousHover { _ in } },
      Modifier("onGeometryChange") {
        $0.onGeometryChange(for: Size.self, of: { $0.size }) { _ in }
      },
      Modifier("onKeyPress") { $0.onKeyPress(.escape) { _ in } },
      Modifier("draggable") { $0.draggable("x") },
      Modifier("dropDestination") { $0.dropDestination(for: String.self) { _, _ in true } },
      Modifier("help") { $0.help("help") },
      Modifier("attribute") { $0.attribute("data-x", "1") },
      Modifier("className") { $0.className("c") },
      Modifier("element") { $0.element("section") },
      Modifier("accessibilityLabel") { $0.accessibilityLabel("label") },
      Modifier("accessibilityHidden") { $0.accessibilityHidden() },
      Modifier("accessibilityHeading") { $0.accessibilityHeading(2) },
      Modifier("tag") { $0.tag(1) },
      Modifier("cursor") { $0.cursor(.pointer) },
      Modifier("opacity") { $0.opacity(0.5) },
      Modifier("background") { $0.background(.surface).background(.surface) },
      Modifier("border") { $0.border(.line).border(.line) },
      Modifier("overlay") { $0.overlay { Color.accent.frame(width: 1, height: 1) } },
      Modifier("offset") { $0.offset(x: 0) },
      Modifier("fixedSize") { $0.fixedSize(horizontal: false, vertical: false) },
      Modifier("toast") { $0.toast("x", isPresented: .constant(true)) },
      Modifier("unsavedChanges") { $0.unsavedChanges(true) },
      Modifier("Group") { view in Group { view } },
      Modifier("AnyView") { AnyView($0) },
      Modifier("two") { Own(content: $0.task {}).help("x").onChange(of: 1) {} },
    ]
  }

  /// Views whose place depends on their flexibility, limits and traits.
  private static var contents: [(String, () -> AnyView)] {
    [
      ("fixed", { AnyView(probe.frame(width: 40, height: 12)) }),
      ("limited", { AnyView(probe.frame(height: 12).frame(maxWidth: 120)) }),
      (
        "limited in a background",
        {
          AnyView(probe.frame(height: 12).frame(maxWidth: 120).background(.surface).padding(3))
        }
      ),
      ("limited height", { AnyView(probe.frame(width: 30).frame(maxHeight: 40)) }),
      ("growing", { AnyView(probe.frame(height: 12).frame(maxWidth: .infinity)) }),
      (
        "text",
        { AnyView(probe.frame(width: 20, height: 10).frame(maxWidth: 90, alignment: .trailing)) }
      ),
      ("own view", { AnyView(Own(content: probe.frame(height: 12).frame(maxWidth: 120))) }),
      ("fixed around growing", { AnyView(Own(content: probe).frame(width: 60, height: 12)) }),
      ("trait: priority", { AnyView(probe.frame(width: 40, height: 12).layoutPriority(1)) }),
      (
        "trait: guide",
        {
          AnyView(probe.frame(width: 40, height: 12).alignmentGuide(.leading) { _ in -16 })
        }
      ),
    ]
  }

  private static var probe: some View { Color.accent.attribute("data-probe", "") }

  private static var containers: [(String, (AnyView) -> AnyView)] {
    [
      ("page", { $0 }),
      (
        "leading",
        { view in
          AnyView(
            VStack(alignment: .leading) {
              view
              box("o", 200)
            })
        }
      ),
      (
        "center",
        { view in
          AnyView(
            VStack {
              view
              box("o", 200)
            })
        }
      ),
      (
        "trailing",
        { view in
          AnyView(
            VStack(alignment: .trailing) {
              view
              box("o", 200)
            })
        }
      ),
      (
        "wide leading",
        { view in
          AnyView(VStack(alignment: .leading) { view }.frame(maxWidth: .infinity))
        }
      ),
      (
        "row",
        { view in
          AnyView(
            HStack {
              view
              box("o", 30)
            })
        }
      ),
      (
        "bottom row",
        { view in
          AnyView(
            HStack(alignment: .bottom) {
              view
              box("o", 30, 60)
            }.frame(height: 80))
        }
      ),
      (
        "layers",
        { view in
          AnyView(
            ZStack(alignment: .bottomTrailing) {
              view
              box("o", 200, 60)
            })
        }
      ),
      (
        "grid",
        { view in
          AnyView(
            Grid(columns: [.flexible(), .fixed(50)]) {
              view
              box("o", 30)
            })
        }
      ),
      ("scroll", { view in AnyView(ScrollView { view }) }),
      ("padding", { view in AnyView(VStack(alignment: .trailing) { view.padding(5) }) }),
      (
        "frame", { view in AnyView(view.frame(width: 250, height: 90, alignment: .bottomTrailing)) }
      ),
      (
        "fits",
        { view in
          AnyView(
            ViewThatFits {
              view
              box("o", 30)
            }.frame(maxWidth: .infinity, alignment: .leading))
        }
      ),
    ]
  }

  private static func places(_ view: AnyView, _ direction: WritingDirection) -> [String] {
    let page = TestPage(
      environment: HostEnvironment(traits: Traits(writingDirection: direction)),
      sizeRange: { _ in
        SizeRange(min: Size(width: 300, height: 200), max: Size(width: 300, height: .infinity))
      }, view: { view })
    var found: [String] = []
    func visit(_ element: Element, _ x: Double, _ y: Double) {
      let left = x + (element.frame?.left ?? 0)
      let top = y + (element.frame?.top ?? 0)
      if element.attribute("data-probe") != nil || element.attribute("aria-label") == "o" {
        found.append(
          "\(left) \(top) \(element.frame?.width ?? -1) \(element.frame?.height ?? -1)")
      }
      for child in element.visibleChildren { visit(child, left, top) }
    }
    visit(page.root, 0, 0)
    return found
  }

  private static let directions: [WritingDirection] =
    Rounds.areLong ? [.leftToRight, .rightToLeft] : [.rightToLeft]

  /// The places without a modifier, by the container, the content and the direction.
  private static let plain: [[String]: [String]] = {
    var plain: [[String]: [String]] = [:]
    for (container, around) in containers {
      for (content, make) in contents {
        for direction in directions {
          plain[[container, content, "\(direction)"]] = places(around(make()), direction)
        }
      }
    }
    return plain
  }()

  @Test(arguments: modifiers.map(\.name))
  func aModifierWithoutALookKeepsThePlace(_ name: String) throws {
    let modifier = try #require(Self.modifiers.first { $0.name == name })
    // In the short form, each modifier has another third of the pairs of a container and a content.
    var pair = Self.modifiers.firstIndex { $0.name == name } ?? 0
    for (container, around) in Self.containers {
      for (content, make) in Self.contents {
        pair += 1
        guard Rounds.areLong || pair.isMultiple(of: 3) else { continue }
        for direction in Self.directions {
          // The values that a view of its own gives to its body are known after the layout has begun.
          if content.hasPrefix("trait"), modifier.hidesTraits { continue }
          let plain = try #require(Self.plain[[container, content, "\(direction)"]])
          #expect(!plain.isEmpty)
          let changed = Self.places(around(modifier.apply(make())), direction)
          #expect(changed == plain, "\(modifier.name): \(content) in \(container)")
        }
      }
    }
  }

  @Test func aLimitedViewOfItsOwnIsAtTheAlignmentOfItsStack() {
    let places = Self.places(
      AnyView(
        VStack(alignment: .leading, spacing: 0) {
          Own(content: Self.probe.frame(height: 12).frame(maxWidth: 120))
          box("o", 200)
        }), .leftToRight)
    #expect(places == ["0.0 0.0 120.0 12.0", "0.0 12.0 200.0 10.0"])
  }

  @Test func aLimitedPageIsInTheMiddleOfTheWindow() {
    for modifier in Self.modifiers {
      let view = AnyView(Self.probe.frame(height: 12).frame(maxWidth: 100))
      #expect(
        Self.places(modifier.apply(view), .leftToRight).first == "100.0 0.0 100.0 12.0",
        "\(modifier.name)")
    }
  }
}
