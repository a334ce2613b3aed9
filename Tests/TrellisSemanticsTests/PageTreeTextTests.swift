import Testing
import TrellisSemantics

struct PageTreeTextTests {
  @Test func eachBoxWithATextIsALine() throws {
    let page = try SamplePage(
      """
      <div frame="0 0 9 9"><h1 frame="0 0 9 9">News</h1><p hidden frame="0 0 9 9">secret</p>
      <p frame="0 0 9 9"><span>One</span><span> two </span></p><p frame="0 0 9 9"> </p>
      <p frame="0 0 9 9">Three</p></div>
      """)
    #expect(page.tree.visibleText == "News One two\nThree")
    #expect(try SamplePage("<span>A</span><span>B</span>").tree.visibleText == "A B")
  }

  @Test func theTreeOfRolesHasNamesAndStates() throws {
    let page = try SamplePage(
      """
      <main frame="0 0 9 9"><h2>Issues</h2><input type=checkbox title=Done checked>
      <div role=presentation><button aria-pressed=true>Bold</button></div>
      <button aria-pressed=false>Plain</button><button aria-expanded=true>Menu</button>
      <button aria-expanded=false>More</button><a href=/ aria-current=page>Home</a>
      <a href=/ aria-current=false>Away</a><input id=f title=Name required aria-invalid=true
      value=Ada><input title=Mail aria-required=true aria-invalid=false><button disabled>Gone</button>
      <div role=tab aria-selected=true>One</div><div role=tab aria-selected=false>Two</div>
      <p>text</p><div>plain</div><p aria-hidden=true>secret</p>
      <select title=Colour><option>red</option><option>blue</option></select></main>
      """, focus: "f")
    #expect(
      page.tree.roleTree == """
        main
          heading “Issues” level 2
          checkbox “Done” checked
          button “Bold” pressed
          button “Plain”
          button “Menu” expanded
          button “More” collapsed
          link “Home” current
          link “Away”
          textbox “Name” invalid required = Ada focused
          textbox “Mail” required
          button “Gone” disabled
          tab “One” selected
          tab “Two”
          paragraph
            “text”
          “plain”
          combobox “Colour” = red
            option “red” selected
            option “blue”
        """)
  }

  @Test func aNameFromTheContentReplacesTheContent() throws {
    let page = try SamplePage(
      """
      <button id=a><span>Save</span></button>
      <div role=row id=b><div role=cell><button>Open</button></div></div>
      """)
    #expect(try page.element("a").roleTree == "button “Save”")
    #expect(
      try page.element("b").roleTree == "row “Open”\n  cell “Open”\n    button “Open”")
  }

  @Test func theRolesOfAPageWithAnOpenDialogAreThoseOfTheDialog() throws {
    let html = "<h1>A</h1><div><dialog id=m aria-label=M><button>B</button></dialog></div>"
    #expect(try SamplePage(html).tree.roleTree == "heading “A” level 1")
    #expect(
      try SamplePage(html, open: ["m"]).tree.roleTree == "dialog “M”\n  button “B”")
  }

  @Test func theNameAroundATextIsNotRepeated() throws {
    let page = try SamplePage(
      """
      <section id=x aria-label=News><div>News</div><p aria-label=A>A</p><p>B</p></section>
      <div id=y role=none><label for=f>Name</label><input id=f title=Name></div>
      """)
    #expect(
      try page.element().roleTree
        == "region “News”\n  paragraph “A”\n  paragraph\n    “B”")
    #expect(try page.element("y").roleTree == "textbox “Name”")
  }

  /// The text is compared: a cut could hide the difference of two values.
  @Test func aLongValueIsWhole() throws {
    let value = String(repeating: "a", count: 61)
    let page = try SamplePage("<input id=x title=Name value=\(value)>")
    #expect(try page.element().states == " = \(value)")
  }

  @Test func theLayoutHasFramesAndTexts() throws {
    let page = try SamplePage(
      """
      <div id=x frame="10 20 100 50"><p frame="3 4.5 20 10">A <!-- --> text</p><p hidden>secret</p>
      <span> </span></div>
      """)
    #expect(
      try page.element().layout
        == "div (10, 20; 100 × 50)\n  p (13, 24.5; 20 × 10) “A text”\n  span")
    #expect(page.tree.layout.hasPrefix("div\n  div (10, 20; 100 × 50)\n    p"))
  }
}
