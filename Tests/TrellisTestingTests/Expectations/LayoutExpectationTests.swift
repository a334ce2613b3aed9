import Testing

@testable import TrellisTesting

struct LayoutExpectationTests {
  @Test func lengthsMayDifferByTheTolerance() throws {
    let element = try SampleClient("<p id=x frame='10 20 30 40'>A</p>").element()
    try element.expectLayout(left: 10.5, top: 19.5, width: 30, height: 40)
    try element.expectLayout(left: 12, tolerance: 2)
    let error = #expect(throws: ExpectationError.self) {
      try element.expectLayout(left: 10.51, top: 21, width: 31, height: 39)
    }
    #expect(
      error?.description == """
        The layout of paragraph “A” at (10, 20; 30 × 40) differs: left is 10, not 10.51, \
        top is 20, not 21, width is 30, not 31, height is 40, not 39
        """)
    let inline = try SampleClient("<span id=x>A</span>").element()
    #expect(throws: ExpectationError.self) { try inline.expectLayout() }
  }

  private func problems(_ content: String) throws -> String? {
    let element = try SampleClient("<div id=x frame='10 0 100 100'>\(content)</div>").element()
    do { try element.expectTidyLayout() } catch let error as ExpectationError {
      return error.description.split(separator: "\n").dropFirst().joined(separator: ";")
    }
    return nil
  }

  @Test(
    arguments: [
      (
        "<p frame='-1 0 10 10'>A</p>",
        "  paragraph “A” at (9, 0; 10 × 10) is outside of (10, 0; 100 × 100)"
      ),
      (
        "<p frame='91 0 10 10'>A</p>",
        "  paragraph “A” at (101, 0; 10 × 10) is outside of (10, 0; 100 × 100)"
      ),
      ("<p frame='-0.5 0 101 10'>A</p>", nil), ("<p frame='0 90 10 100'>A</p>", nil),
      ("<p frame='91 0 10 0'>A</p>", nil), ("<p frame='200 0 10 10' hidden>A</p>", nil),
      ("<div frame='0 0 50 50' style='overflow-x: auto'><p frame='0 0 200 10'>A</p></div>", nil),
      (
        "<div frame='0 0 50 50' style='overflow: visible'><p frame='0 0 200 10'>A</p></div>",
        "  paragraph “A” at (10, 0; 200 × 10) is outside of (10, 0; 100 × 100)"
      ),
      (
        "<div data-layer=popover data-shown=1 frame='0 0 300 9'><p frame='0 0 200 10'>A</p></div>",
        nil
      ),
    ] as [(String, String?)])
  func elementsStayInside(content: String, problem: String?) throws {
    #expect(try problems(content) == problem)
  }

  @Test(arguments: [
    ("<button frame='0 0 20 20'>A</button><button frame='19 19 20 20'>B</button>", true),
    ("<button frame='0 0 20 20'>A</button><button frame='20 0 20 20'>B</button>", false),
    ("<button frame='0 0 20 20'>A</button><button frame='19.5 0 20 20'>B</button>", false),
    ("<button frame='0 0 20 20'>A</button><button frame='0 19.5 20 20'>B</button>", false),
    ("<button frame='0 0 20 20'><a href=/ frame='0 0 9 9'>B</a></button>", false),
    ("<input title=A frame='0 0 20 20'><button frame='10 0 10 20'>B</button>", false),
    ("<button frame='0 0 20 20'>A</button><p frame='0 0 20 20'>B</p>", false),
    ("<button frame='0 0 20 20'>A</button><a href=/ frame='5 5 0 9'>B</a>", false),
    ("<button frame='0 0 20 20'>A</button><a href=/ frame='5 5 9 9' inert>B</a>", false),
  ])
  func controlsDoNotOverlap(content: String, isProblem: Bool) throws {
    let found = try problems(content)
    #expect((found != nil) == isProblem)
    if let found { #expect(found.contains("overlaps button “B” at")) }
  }
}
