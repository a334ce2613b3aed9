import Foundation
import TrellisComponents
import TrellisUI

@testable import TrellisViews

extension ViewGallery {
  struct Looks: View {
    private let colors: [Color] = [
      Color(0x123456), Color(red: 0.01, green: 0.5, blue: 2, opacity: 0.3),
      Color(displayP3Red: 1, green: 0.25, blue: 0, opacity: 0.5), Color(oklch: 0.5, 0.9, 720),
      Color(light: .white, dark: .black), Color(light: .white, dark: .white),
      Color.accent.opacity(0.5), Color(light: .white, dark: .black).opacity(0.25),
      Color(oklch: 0.5, 0.1, 20).opacity(0.5), Color.text.mixed(with: .danger, by: 0.123456),
      Color(named: "Own-Name!", fallback: .success), Color.line.withIncreasedContrast(.text),
    ]

    var body: some View {
      ForEach(colors, id: \.self) { color in color.frame(width: 10, height: 10) }
      Gradient.linear([.white, .black], angle: 45.00004)
      Gradient.radial([.white], x: 0.2, y: 0.7, to: .closestSide)
      Gradient.conic([Gradient.Stop(.white, at: 0.1), Gradient.Stop(.black)], from: 9, x: 2, y: 0)
      Text("fill").padding(1).background(Gradient.linear([.accent, .danger]))
      Text("look").padding(1).background(.surface).background(.raised)
      Text("look").cornerRadius(3).cornerRadius(CornerRadii(topTrailing: 1, bottomLeading: 2))
        .cornerRadius(.small).cornerRadius(.full)
      Text("look").border(.line, width: 2).border(.line)
      Text("look").border(.line, width: 0.5, edges: [.top, .trailing], style: .double)
      Image("/a.png", label: "image").border(.line, edges: .bottom).frame(width: 9, height: 9)
      Text("look").shadow(.low).shadow(.high, when: .hovered).opacity(0.4).shadow(radius: 1)
      Text("look").shadow(Shadow(.black, radius: 1, spread: -2, x: 3, y: 4, isInset: true))
      Text("look").opacity(0.5).opacity(0.2).clipped().clipped()
      Text("look").blur(radius: 2).padding(1).blur(radius: 3).brightness(2).saturation(-1)
      Text("look").scaleEffect(-2, anchor: .bottom).rotationEffect(degrees: 10, anchor: .leading)
      Text("look").translationEffect(x: 1, y: 2).blendMode(.colorDodge).cursor(.resizeRow)
      ForEach(LookCondition.allCases, id: \.self) { condition in
        Text("look").background(.accent, when: condition).cornerRadius(1, when: condition)
          .border(.line, when: condition).opacity(0.1, when: condition)
          .foregroundStyle(.danger, when: condition).underline(when: condition)
          .scaleEffect(2, when: condition)
      }
      Text("help").help("help").accessibilityHeading(9).element("p")
      VStack { Text("named") }.accessibilityLabel("name")
      VStack { Text("heading") }.accessibilityHeading(0).accessibilityHidden(false)
      Text("article").padding(1).element("article").element("div")
      ForEach(Landmark.allCases, id: \.self) { Text("landmark").accessibilityLandmark($0) }
      Link("link", destination: "/").selected(false)
      Link("link", destination: "/").selected()
      Text("busy").pending(false).pending().selected().invalid()
    }
  }

  struct Themes: View {
    private var content: some View {
      VStack {
        Button("button") {}
        TextField("field", text: .constant("text"))
        Text("large").font(.title)
        Text("sized").font(.system(size: 20, weight: .bold, design: .monospaced))
        Image(icon: .search)
        Text("space").padding(.large).padding(.horizontal, .tiny).shadow(.medium)
          .cornerRadius(.small)
      }
    }

    private var own: Theme {
      var theme = Theme([.accent: .danger])
      theme.controlRadius = 900
      theme.controlHeight = 40
      theme[name: "own"] = .black
      return theme
    }

    var body: some View {
      ForEach(ControlSize.allCases, id: \.self) { size in
        ForEach(Density.allCases, id: \.self) { density in
          content.controlSize(size).density(density)
        }
      }
      content.textScale(1.3)
      content.theme(own).density(.touch)
      content.theme(Theme()).theme(own)
      content.colorScheme(.dark)
    }
  }

  struct Texts: View {
    private let markdown = [
      "**strong** *emphasis* ~~strike~~ `code` [link](/a \"title\")", "a **b *c* d** e",
      "\\{escaped\\} \\* ` `` ` <https://a.b/c> <a@b.c> <a@b@c> <x:y>", "[a [b](/c) d](/e)",
      "snake_case_word __strong__ ***both***", "[x](<a b> 'it\\'s') [y](/a(b)c)",
    ]

    var body: some View {
      ForEach(markdown, id: \.self) { Text(markdown: $0) }
      Text("a") + Text("b").italic() + Text("c").font(.title) + Text("d").foregroundStyle(.danger)
      Text("**\(1) \(Text("two").fontWeight(.light)) \(2.5, specifier: "%.2f")**")
      Text("mono").monospaced().monospaced(false).monospacedDigit()
      Text("style").underline().strikethrough().tracking(2).bold().italic(false)
      Text("link").link(to: "/a").foregroundStyle(.success)
      Text("font").font(.caption).font(.title).fontWeight(.heavy)
      Text("Cased").textCase(.uppercase)
      Text(1_234.5, format: .number)
      Group {
        Text("a text of several words").lineLimit(1).truncationMode(.middle).frame(width: 60)
        Text("a text of several words").lineSpacing(4).multilineTextAlignment(.trailing)
          .frame(width: 60)
        Text("12").tracking(1).italic().monospacedDigit().monospaced().fontWeight(.light)
      }
      Text("chosen").textSelection(.disabled)
      Text("chosen").textSelection(.enabled)
      UnorderedList { itemsOfList }
      UnorderedList(spacing: 1, marker: nil) { itemsOfList }
      OrderedList(start: 9) { itemsOfList }
      OrderedList { itemsOfList }
      TaggedContainer(Text("option") + Text(" text"), font: .title) { views in
        ForEach(Array(views.options.enumerated()), id: \.offset) { _, option in option }
      }
      TaggedContainer(Text("option"), font: .title) { views in
        ForEach(Array(views.options.enumerated()), id: \.offset) { _, option in option }
      }
      .font(.caption)
    }

    @ViewBuilder private var itemsOfList: some View {
      Text("item")
      Text("item").padding(1).element("article")
      ComponentView { TextComponent("component") }
    }
  }
}
