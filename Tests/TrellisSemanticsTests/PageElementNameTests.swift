import Testing
import TrellisSemantics

struct PageElementNameTests {
  private func name(_ html: String) throws -> String { try SamplePage(html).element().name }

  @Test func labellingElementsOverrideTheLabel() throws {
    let labels = "<span id=a>First</span><span id=b>name</span>"
    #expect(
      try name(labels + "<input id=x aria-labelledby='a none b' aria-label=Other>")
        == "First name")
    #expect(try name("<p id=a></p><p id=b>B</p><input id=x aria-labelledby='a b'>") == "B")
    #expect(try name(labels + "<input id=x aria-labelledby=none aria-label=Other>") == "Other")
    #expect(
      try name("<label for=x>Name</label><input id=x aria-label=' Own  name '>") == "Own name")
    #expect(try name("<label for=x>Name</label><input id=x aria-label=' '>") == "Name")
  }

  @Test func labelsAreJoined() throws {
    #expect(try name("<label for=x>One</label><label for=x>Two</label><input id=x>") == "One Two")
    #expect(try name("<label for=x></label><label for=x>Two</label><input id=x>") == "Two")
  }

  @Test func aLabelAroundAFieldNamesItUnlessItIsForAnother() throws {
    #expect(try name("<label><span>City</span><input id=x></label>") == "City")
    #expect(try name("<label for=x><span>City</span><input id=x></label>") == "City")
    #expect(try name("<label for=other><span>City</span><input id=x></label>") == "")
  }

  @Test func aFieldHasEachLabelOnce() throws {
    let page = try SamplePage("<label for=x id=l><span>City</span><input id=x></label>")
    #expect(try page.element().labels == [try page.element("l")])
    #expect(try SamplePage("<label for=y>A</label><input id=x>").element().labels.isEmpty)
  }

  @Test func hiddenPartsAreNotInAName() throws {
    #expect(
      try name(
        """
        <label for=x><span>Name</span><span hidden>secret</span><span aria-hidden=true>*</span>\
        <span aria-hidden=false>!</span></label><input id=x>
        """) == "Name!")
  }

  @Test func blocksInANameAreSeparated() throws {
    #expect(
      try name("<button id=x><p frame='0 0 9 9'>One</p><p frame='0 9 9 9'>Two</p></button>")
        == "One Two")
    #expect(try name("<button id=x><span>One</span><span>Two</span></button>") == "OneTwo")
    #expect(
      try name("<button id=x><span>One</span><br><span>Two</span></button>") == "One Two")
    #expect(
      try name("<button id=x><p frame='0 0 9 9'>One</p><span>Two</span></button>") == "One Two")
    #expect(
      try name("<button id=x><span>One</span><p frame='0 0 9 9'>Two</p></button>") == "One Two")
  }

  @Test func fieldsInALabelAreNoPartOfIt() throws {
    let html =
      """
      <label id=x><span>Copies</span><select><option>red</option></select><input title=T>\
      <textarea>text</textarea></label>
      """
    #expect(try name(html) == "Copies")
  }

  @Test func picturesAndLabelledPartsAreInAName() throws {
    #expect(try name("<button id=x><img alt=Save></button>") == "Save")
    #expect(try name("<button id=x><span aria-label=Close>×</span></button>") == "Close")
    #expect(try name("<a id=x href=/><span>See</span><img alt=Map></a>") == "See Map")
  }

  @Test(arguments: [
    ("<input id=x type=submit>", "Submit"), ("<input id=x type=submit value=Send>", "Send"),
    ("<input id=x type=reset>", "Reset"), ("<input id=x type=reset value=Clear>", "Clear"),
    ("<input id=x type=button value=Go>", "Go"), ("<input id=x type=button>", ""),
    ("<input id=x type=image alt=Map value=V>", "Map"), ("<input id=x type=image value=V>", "V"),
    ("<input id=x value=text>", ""), ("<img id=x alt=' A  picture '>", "A picture"),
    ("<fieldset id=x><legend>Size</legend><p>text</p></fieldset>", "Size"),
    ("<fieldset id=x><p>text</p></fieldset>", ""),
    ("<table id=x><caption>Sales</caption></table>", "Sales"),
    ("<table id=x><tbody><tr><td>1</td></tr></tbody></table>", ""),
    ("<img id=x alt='' title=Hint>", "Hint"),
    ("<fieldset><legend id=x>Size</legend></fieldset>", "Size"),
    ("<table><caption id=x>Sales</caption></table>", "Sales"),
    ("<label><span>Now</span><button id=x>Save</button></label>", "Now"),
    ("<select><optgroup id=x label=Warm></optgroup></select>", "Warm"),
    ("<input id=x title=Hint placeholder=Ada>", "Hint"), ("<input id=x placeholder=Ada>", "Ada"),
    ("<input id=x title=' ' placeholder=Ada>", "Ada"), ("<div id=x>text</div>", ""),
    ("<h2 id=x>Part</h2>", "Part"), ("<button id=x title=Hint></button>", "Hint"),
    ("<button id=x title=Hint>Save</button>", "Save"), ("<ul id=x><li>One</li></ul>", ""),
    ("<label id=x>City</label>", "City"), ("<p id=x title=T>text</p>", "T"),
    ("<div id=x role=tab><span>One</span></div>", "One"),
    ("<meter id=x></meter><label for=x>Disk</label>", "Disk"),
  ])
  func theNameFollowsFromTheElement(html: String, name: String) throws {
    #expect(try self.name(html) == name)
  }

  @Test func anOutputIsNoLabelOfTheElementsThatItFollowsFrom() throws {
    #expect(try name("<output for=x>3</output><input id=x>") == "")
  }

  @Test func aLabelBelongsToAControl() throws {
    let page = try SamplePage(
      """
      <label id=around><span>A</span><input type=hidden><input id=inner></label>
      <label id=far for=other>B</label><label id=lost for=none>C</label><input id=other>
      <label id=empty>D</label><p id=p><span>E</span><input></p>
      <label id=press><span>F</span><button id=button>G</button><input></label>
      """)
    #expect(try page.element("around").labelledControl == page.element("inner"))
    #expect(try page.element("far").labelledControl == page.element("other"))
    #expect(try page.element("lost").labelledControl == nil)
    #expect(try page.element("empty").labelledControl == nil)
    #expect(try page.element("p").labelledControl == nil)
    #expect(try page.element("press").labelledControl == page.element("button"))
  }
}
