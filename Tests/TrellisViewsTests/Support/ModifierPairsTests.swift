import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// The elements of modifiers in pairs, in both orders, compared with recorded ones.
struct ModifierPairsTests {
  private struct Modifier {
    let name: String
    let apply: (AnyView) -> AnyView

    init(_ name: String, _ apply: @escaping (AnyView) -> some View) {
      self.name = name
      self.apply = { AnyView(apply($0)) }
    }
  }

  /// Neighbours up to a distance of 5 are paired.
  private static var modifiers: [Modifier] {
    [
      Modifier("padding") { $0.padding(3) },
      Modifier("frame") { $0.frame(width: 60, height: 24, alignment: .bottomTrailing) },
      Modifier("background") { $0.background(.surface) },
      Modifier("border") { $0.border(.line, width: 2) },
      Modifier("corners") { $0.cornerRadius(4) },
      Modifier("max width") { $0.frame(maxWidth: .infinity, alignment: .trailing) },
      Modifier("opacity") { $0.opacity(0.5) },
      Modifier("offset") { $0.offset(x: 3, y: -2) },
      Modifier("overlay") { $0.overlay(alignment: .topTrailing) { Text("o") } },
      Modifier("behind") { $0.background(alignment: .bottom) { Text("b") } },
      Modifier("clipped") { $0.clipped() },
      Modifier("shadow") { $0.shadow(radius: 2) },
      Modifier("tap") { $0.onTapGesture { () -> Void in } },
      Modifier("hover") { $0.onHover { _ in } },
      Modifier("disabled") { $0.disabled(true) },
      Modifier("label") { $0.accessibilityLabel("label") },
      Modifier("hidden") { $0.accessibilityHidden(true) },
      Modifier("help") { $0.help("help") },
      Modifier("element") { $0.element("article") },
      Modifier("font") { $0.font(.title) },
      Modifier("colour") { $0.foregroundStyle(.danger) },
      Modifier("lines") { $0.lineLimit(1) },
      Modifier("fixed size") { $0.fixedSize() },
      Modifier("ratio") { $0.aspectRatio(2) },
      Modifier("scale") { $0.scaleEffect(2) },
      Modifier("rotation") { $0.rotationEffect(degrees: 10) },
      Modifier("priority") { $0.layoutPriority(1) },
      Modifier("level") { $0.zIndex(1) },
      Modifier("guide") { $0.alignmentGuide(.leading) { _ in 5 } },
      Modifier("edges") { $0.padding(.horizontal, 5) },
      Modifier("minimum") { $0.frame(minWidth: 90, minHeight: 30) },
      Modifier("inset") { $0.safeAreaInset(edge: .bottom) { Text("i") } },
      Modifier("theme") { $0.density(.touch) },
      Modifier("scheme") { $0.colorScheme(.dark) },
      Modifier("blur") { $0.blur(radius: 2) },
      Modifier("conditional") { $0.background(.accent, when: .hovered) },
    ]
  }

  private static let contents: [(name: String, view: @Sendable () -> AnyView)] = [
    ("text", { AnyView(Text("a text of words")) }),
    ("button", { AnyView(Button("press") {}) }),
    (
      "row",
      {
        AnyView(
          HStack {
            Text("one")
            Text("two")
          })
      }
    ),
  ]

  @Test(arguments: 0..<3)
  func theElementsOfPairsAreThoseThatWereRecorded(_ number: Int) throws {
    let content = Self.contents[number]
    let modifiers = Self.modifiers
    var text = ""
    for (index, first) in modifiers.enumerated() {
      // Each page has the pairs of one modifier: with itself and with the next ones, in both orders.
      let others = (0...5).map { modifiers[(index + $0) % modifiers.count] }
      let pairs = others.flatMap { [(first, $0), ($0, first)] }.dropFirst()
      let page = TestPage(provider: {
        HostingComponent(
          VStack(alignment: .leading) {
            ForEach(Array(pairs.enumerated()), id: \.offset) { _, pair in
              pair.1.apply(pair.0.apply(content.view()))
            }
          }.frame(width: 200))
      })
      text += pairs.map { "\($0.0.name), \($0.1.name)\n" }.joined()
      text += HTMLWriter.snapshot(page.host.document)
    }
    try Golden("pairs-\(content.name).html").check(text)
  }
}
