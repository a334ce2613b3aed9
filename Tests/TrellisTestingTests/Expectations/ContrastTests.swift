import Testing

@testable import TrellisTesting

struct ContrastTests {
  private func element(_ html: String, isDark: Bool = false) throws -> PageElement {
    let page = try SampleClient(html)
    page.client.isDark = isDark
    return try page.element()
  }

  private func contrast(_ styles: String, around: String = "", isDark: Bool = false) throws
    -> Double?
  {
    try element("<div style='\(around)'><p id=x style='\(styles)'>A</p></div>", isDark: isDark)
      .contrast.map { ($0 * 100).rounded() / 100 }
  }

  @Test func aContrastIsThatOfTextAndGround() throws {
    #expect(try contrast("color: #000; background-color: #fff") == 21)
    #expect(try contrast("color: #fff; background-color: #000") == 21)
    #expect(try contrast("color: #777777; background: #ffffff") == 4.48)
    #expect(try contrast("color: #000", around: "background-color: #000") == 1)
    #expect(try contrast("", around: "color: #777; background-color: #fff") == 4.48)
    #expect(
      try contrast("background-color: transparent", around: "color: #000; background: #fff") == 21)
  }

  @Test func anUnknownColourHasNoContrast() throws {
    let ground = "; background-color: #fff"
    #expect(try contrast("color: rgba(0, 0, 0, 0.5)" + ground) == nil)
    #expect(try contrast("color: #000; background-color: #ffffff80") == nil)
    #expect(try contrast("color: red" + ground) == nil)
    #expect(try contrast("color: #000; background-image: none" + ground) == nil)
    #expect(
      try element("<p id=x class=l-1 style='background-color: #fff'>A</p>").contrast == nil)
    #expect(
      try element("<p id=x class='a l-1' style='color: #000; background-color: #fff'>A</p>")
        .contrast == 21)
  }

  @Test func customPropertiesAndBothModesAreResolved() throws {
    let ground = "; background-color: #fff"
    #expect(try contrast("color: var(--a)" + ground, around: "--a: #000") == 21)
    #expect(try contrast("color: var(--b,#000)" + ground) == 21)
    #expect(try contrast("color: var(--b)" + ground) == nil)
    #expect(try contrast("color: var(--a); --a: var(--a)" + ground) == nil)
    let both = "color: light-dark(#000,#fff)" + ground
    #expect(try contrast(both) == 21)
    #expect(try contrast(both, isDark: true) == 1)
  }

  @Test func colorsOfCSSAreRead() {
    #expect(TestColor("#123") == TestColor("#112233"))
    #expect(TestColor("#1234") == TestColor("#11223344"))
    #expect(TestColor("#ff000080").map { ($0.alpha * 255).rounded() } == 128)
    #expect(TestColor("rgb(255 0 0 / 0.25)")?.alpha == 0.25)
    #expect(
      TestColor("rgb(0, 255, 0)").map { [$0.red, $0.green, $0.blue, $0.alpha] } == [0, 1, 0, 1])
    for css in ["#12", "#12345", "#xyzxyz", "rgb(1, 2)", "rgb(1, 2, 3", "hsl(1 2 3)", "red"] {
      #expect(TestColor(css) == nil, "\(css)")
    }
    #expect(TestColor("#ffffff")?.luminance == 1)
    #expect(TestColor("#000000")?.luminance == 0)
  }

  @Test(arguments: [
    // 4.48 is too little for a text, and enough for a heading.
    ("p", "color: #777777; background: #ffffff", true),
    ("h1", "color: #777777; background: #ffffff", false),
    ("h1", "color: #999999; background: #ffffff", true),
    ("p", "color: #767676; background: #ffffff", false),
  ])
  func aTextNeedsAContrast(tag: String, styles: String, isProblem: Bool) throws {
    let html = "<\(tag) id=x style='\(styles)'>A</\(tag)>"
    #expect(try (element(html).contrastProblem != nil) == isProblem)
    #expect(try element("<div aria-disabled=true>\(html)</div>").contrastProblem == nil)
    #expect(
      try element(html.replacing("id=x", with: "id=x aria-disabled=true")).contrastProblem == nil)
    #expect(try element(html.replacing(">A<", with: "> <")).contrastProblem == nil)
  }

  @Test func boldTextIsLargeFromTheSizeOfItsWeightOn() throws {
    func problem(size: Double, isBold: Bool) -> Bool {
      var node = PageTree.Node()
      (node.tag, node.text, node.end) = ("p", "A", 1)
      (node.color, node.background) = ("#777777", "#ffffff")
      (node.fontSize, node.isBold) = (size, isBold)
      let tree = PageTree([node], focusKey: nil, title: "", address: "/")
      return tree.root.contrastProblem != nil
    }
    #expect(problem(size: 18, isBold: true))
    #expect(!problem(size: 19, isBold: true))
    #expect(problem(size: 23.9, isBold: false))
    #expect(!problem(size: 24, isBold: false))
  }
}
