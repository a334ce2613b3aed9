import Testing

@testable import TrellisTesting

struct AccessibilityTests {
  private func problems(_ rule: AccessibilityRule, _ html: String) throws -> [String] {
    try SampleClient(html).client.tree.root.accessibilityProblems(
      except: Set(AccessibilityRule.allCases).subtracting([rule])
    ).map(\.message)
  }

  @Test(
    arguments: [
      ("<button></button>", "button has no name"), ("<button title=A></button>", nil),
      ("<img>", "img has no alternative text"), ("<img alt=''>", nil), ("<img alt=A>", nil),
      ("<img aria-label=A>", nil), ("<iframe></iframe>", "<iframe> has no name"),
      ("<iframe title=A></iframe>", nil), ("<div role=dialog></div>", "dialog has no name"),
      ("<table></table>", "table has no name"), ("<ul></ul>", nil), ("<div></div>", nil),
      ("<div role=radiogroup></div>", "radiogroup has no name"), ("<nav></nav>", nil),
      ("<button hidden></button>", nil), ("<button aria-hidden=true></button>", nil),
    ] as [(String, String?)])
  func namesAreRequired(html: String, problem: String?) throws {
    #expect(try problems(.names, html) == [problem].compactMap(\.self))
  }

  @Test(
    arguments: [
      ("<div role=knob>A</div>", "knob has the role knob, which is none of WAI-ARIA"),
      ("<div role=tab>A</div>", "tab “A” is in no tablist"),
      ("<div role=tablist><div role=tab>A</div></div>", nil),
      ("<div role=tablist><div role=presentation><div role=tab>A</div></div></div>", nil),
      (
        "<nav title=N><div role=option>A</div></nav>",
        "option “A” in navigation “N” is in a navigation, not in a combobox or group or listbox"
      ),
      ("<ul><li>A</li></ul>", nil), ("<div role=note>A</div>", nil),
      ("<select><optgroup label=G><option>A</option></optgroup></select>", nil),
    ] as [(String, String?)])
  func rolesFit(html: String, problem: String?) throws {
    #expect(try problems(.roles, html) == [problem].compactMap(\.self))
  }

  @Test(
    arguments: [
      (
        "<p aria-labelledby='a b'>P</p><p id=a>A</p>",
        "paragraph “P” refers by aria-labelledby to “b”, which does not exist"
      ),
      (
        "<input title=I aria-describedby=a>",
        "textbox “I” refers by aria-describedby to “a”, which does not exist"
      ),
      (
        "<input title=I aria-errormessage=a>",
        "textbox “I” refers by aria-errormessage to “a”, which does not exist"
      ),
      ("<label for=a>L</label>", "<label> “L” is for “a”, which does not exist"),
      ("<p id=a>A</p><div><p id=a>B</p></div>", "paragraph “B” has the id “a” of another element"),
      ("<label for=a>L</label><input id=a aria-describedby=b><p id=b>B</p>", nil),
    ] as [(String, String?)])
  func referencesLeadToElements(html: String, problem: String?) throws {
    #expect(try problems(.references, html) == [problem].compactMap(\.self))
  }

  @Test(
    arguments: [
      ("<h1>A</h1><h3>B</h3>", "heading “B” has the level 3 after the level 1"),
      ("<h3>A</h3><h4>B</h4><h1>C</h1><h2>D</h2>", nil), ("<h2>A</h2>", nil),
      ("<h1>A</h1><h2 hidden>B</h2><h3>C</h3>", "heading “C” has the level 3 after the level 1"),
      ("<h3>A</h3><h1>B</h1><h3>C</h3>", "heading “C” has the level 3 after the level 1"),
      ("<h1>A</h1><h3>B</h3><h4>C</h4>", "heading “B” has the level 3 after the level 1"),
    ] as [(String, String?)])
  func headingsLeaveOutNoLevel(html: String, problem: String?) throws {
    #expect(try problems(.headings, html) == [problem].compactMap(\.self))
  }

  @Test(
    arguments: [
      // A circle of 24 px around the middle of the first one touches the second one.
      ("<button frame='0 0 20 20'>A</button><button frame='20 0 40 40'>B</button>", ["A"]),
      ("<button frame='0 0 24 24'>A</button><button frame='24 0 24 24'>B</button>", []),
      ("<button frame='0 0 24 23'>A</button><button frame='0 23 24 24'>B</button>", ["A"]),
      ("<button frame='0 0 20 20'>A</button><button frame='22 0 40 40'>B</button>", []),
      // The circle does not touch a target at its corner, nor does one of 24 px need space.
      ("<button frame='0 0 20 20'>A</button><button frame='20 20 40 40'>B</button>", []),
      ("<button frame='0 0 24 24'>A</button><button frame='20 0 40 40'>B</button>", []),
      ("<button frame='0 0 20 20'>A</button>", []),
      ("<button frame='0 0 20 20' disabled>A</button><button frame='20 0 40 40'>B</button>", []),
      ("<a href='#m' frame='0 0 20 20'>A</a><button frame='20 0 40 40'>B</button>", []),
      ("<a href='/m' frame='0 0 20 20'>A</a><button frame='20 0 40 40'>B</button>", ["A"]),
      ("<a href='/m'>A</a><button frame='0 0 40 40'>B</button>", []),
      ("<button frame='0 0 1 1'>A</button><button frame='1 0 40 40'>B</button>", []),
      (
        "<input type=checkbox id=a title=A frame='0 0 12 12'><label for=a frame='12 0 30 30'>L</label>"
          + "<button frame='14 0 40 40'>B</button>", []
      ),
      (
        "<input type=checkbox id=a title=A frame='0 0 12 12'><label for=a frame='12 0 30 20'>A</label>"
          + "<button frame='14 0 40 40'>B</button>", ["A"]
      ),
    ] as [(String, [String])])
  func targetsAreLargeOrApart(html: String, names: [String]) throws {
    let problems = try problems(.targetSize, html)
    #expect(problems.count == names.count)
    for (problem, name) in zip(problems, names) {
      #expect(problem.contains("“\(name)”"))
      #expect(problem.hasSuffix("is smaller than 24 × 24 px, and close to others"))
    }
  }

  @Test(
    arguments: [
      ("<input title=A frame='0 0 0 0'>", "textbox “A”"),
      ("<input title=A frame='0 0 90 0'>", "textbox “A”"),
      ("<input title=A frame='0 0 90 20'>", nil), ("<input title=A>", nil),
      ("<progress title=A frame='0 0 0 0'></progress>", "progressbar “A”"),
      ("<img alt=A frame='0 0 0 0'>", "img “A”"),
      ("<input type=hidden frame='0 0 0 0'>", nil), ("<div frame='0 0 0 0'></div>", nil),
      ("<input type=checkbox id=a frame='0 0 0 0'><label for=a frame='0 0 30 30'>L</label>", nil),
      (
        "<input type=checkbox id=a frame='0 0 0 0'><label for=a frame='0 0 0 30'>L</label>",
        "checkbox “L”"
      ),
    ] as [(String, String?)])
  func elementsThatAComponentDrawsHaveASize(html: String, name: String?) throws {
    let problems = try problems(.targetSize, html)
    #expect(problems.count == (name == nil ? 0 : 1))
    for problem in problems {
      #expect(problem.hasPrefix((name ?? "") + " at "))
      #expect(
        problem.hasSuffix("is invisible, as its width or height is 0: give its component a size"))
    }
  }

  @Test func theOrderOfTabFollowsTheLayout() throws {
    #expect(
      try problems(.readingOrder, "<button tabindex=2>A</button><button tabindex=0>B</button>")
        == ["button “A” has the tabindex 2"])
    #expect(
      try problems(
        .readingOrder,
        "<button frame='0 40 30 30'>A</button><button frame='0 0 30 30'>B</button>") == [
          "button “B” at (0, 0; 30 × 30) comes after button “A” at (0, 40; 30 × 30), and is above it"
        ])
    #expect(
      try problems(
        .readingOrder,
        "<button frame='0 30 30 30'>A</button><button frame='0 0 30 30'>B</button>"
      ).count == 1)
    // The second column begins above the end of the first one.
    #expect(
      try problems(
        .readingOrder,
        "<button frame='0 40 30 30'>A</button><button frame='30 0 30 30'>B</button>") == [])
    #expect(
      try problems(
        .readingOrder,
        "<button frame='0 20 30 30'>A</button><button frame='0 0 30 30'>B</button>") == [])
  }

  @Test func allProblemsAreInTheMessage() throws {
    let root = try SampleClient("<button></button><h1>A</h1><h3>B</h3>").client.tree.root
    let error = #expect(throws: ExpectationError.self) { try root.expectAccessible() }
    #expect(
      error?.description == """
        The page has 2 problems:
          names: button has no name
          headings: heading “B” has the level 3 after the level 1
        """)
    try root.expectAccessible(except: [.names, .headings])
    let many = try SampleClient(String(repeating: "<button></button>", count: 21)).client.tree.root
    let long = #expect(throws: ExpectationError.self) { try many.expectAccessible() }
    #expect(long?.description.hasSuffix("\n  … and 1 more") == true)
  }
}
