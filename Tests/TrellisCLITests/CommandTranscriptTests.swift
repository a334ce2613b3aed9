import TestSupport
import Testing

/// The output and the exit status of the program `trellis`, for commands with each option.
struct CommandTranscriptTests {
  @Test(arguments: CommandTranscript.all.map(\.name))
  func outputAndStatusAreAsRecorded(_ name: String) throws {
    let transcript = try #require(CommandTranscript.all.first { $0.name == name })
    try transcript.check(program: "trellis", as: "trellis")
  }
}

extension CommandTranscript {
  fileprivate static let all = [diff, tolerances, folders, apply, query, check, help]

  /// A page with a list and another part between texts that stay.
  private static func page(_ items: String, _ part: String) -> String {
    let texts = "<p>The text number 1 of the page</p><p>The text number 2 of the page</p>"
    return "<!doctype html><title>a</title>\(texts)<ul>\(items)</ul>\(texts)\(part)"
  }

  // The pages of a pair differ in one or two places: a comparison of more takes seconds in a build for debugging.

  private static let diff = CommandTranscript(
    name: "diff",
    files: [
      "a.html": page("<li>one</li><li>two</li>", "<p>At 10:30</p>"),
      "b.html": page("<li title=t>one</li><li>two</li>", "<p>At 10:45</p>"),
      "c.html": "<!doctype html><title>a</title><p>one</p>",
      "d.html": "<!doctype html><title>a</title><p>two</p>",
      "e.html": page("<li class='x y'>one</li>", "<p>end</p><!-- a -->"),
      "f.html": page("<li class='y x'>one</li>", "<p>end</p><!-- b -->"),
      "g.html": page("<li>one  two</li>", "<p id=p1>end</p>"),
      "h.html": page("<li>one two</li>", "<p id=p2>end</p>"),
    ],
    commands: [
      "diff a.html a.html",
      "diff a.html b.html",
      "diff a.html b.html --limit 1",
      "diff a.html b.html --limit 2",
      "diff c.html d.html --limit 1",
      "diff c.html d.html --limit 0",
      "diff c.html d.html --limit=-1",
      "diff c.html d.html",
      "diff c.html d.html --color never",
      "diff c.html d.html --color always",
      "diff c.html d.html --color auto",
      "diff c.html d.html --unified",
      "diff c.html d.html --unified --color always",
      "diff c.html c.html --unified",
      "diff c.html d.html --whole",
      "diff c.html d.html --json",
      "diff c.html c.html --json",
      "diff e.html f.html",
      "diff e.html f.html --whole",
      "diff e.html f.html --json",
      "diff e.html f.html --whole --ignore-comments",
      "diff e.html f.html --json --ignore-comments",
      "diff e.html f.html --whole --ignore-class-order",
      "diff e.html f.html --whole --ignore-class-order --ignore-comments",
      "diff g.html h.html",
      "diff g.html h.html --ignore-generated-ids",
      "diff g.html h.html --ignore-attribute id",
      "diff g.html h.html --whole",
      "diff g.html h.html --whole --ignore-space",
      "diff g.html h.html --whole --ignore-space --ignore-attribute id",
      "diff a.html b.html --ignore ul --ignore p",
      "diff a.html b.html --ignore //ul",
      "diff a.html b.html --ignore-attribute title --ignore-attribute id",
      "diff a.html b.html --ignore-text [0-9]+",
      "diff c.html d.html --ignore-text one --ignore-text two",
      "diff a.html b.html --ignore 'p['",
      "diff a.html b.html --ignore-text '('",
      "diff a.html b.html --json --unified",
      "diff a.html b.html --report out --json",
      "diff a.html b.html --report out --whole",
      "diff a.html missing.html",
      "diff a.html .",
      "diff . a.html",
      "diff c.html d.html --report a.html",
      "diff c.html d.html --color blue",
      "diff a.html",
    ])

  private static let tolerances = CommandTranscript(
    name: "tolerances",
    files: [
      "a.html": page("<li style='left:1px'>a</li><li style='opacity:0.5'>b</li>", "<p>c</p>"),
      "b.html": page("<li style='left:1.5px'>a</li><li style='opacity:0.75'>b</li>", "<p>c</p>"),
      "c.html": page("<li>a</li>", "<p style='color:#102030'>c</p><b data-x=1>d</b>"),
      "d.html": page("<li>a</li>", "<p style='color:#122030'>c</p><b data-x=1.25>d</b>"),
    ],
    commands: [
      "diff a.html b.html",
      "diff c.html d.html",
      "diff a.html b.html --tolerance 0",
      "diff c.html d.html --tolerance 0",
      "diff a.html b.html --tolerance 0.25",
      "diff c.html d.html --tolerance 0.25",
      "diff a.html b.html --tolerance 0.5",
      "diff c.html d.html --tolerance 0.5",
      "diff a.html b.html --tolerance 4",
      "diff c.html d.html --tolerance 4",
      "diff a.html b.html --tolerance 4 --tolerance-length 0",
      "diff c.html d.html --tolerance 4 --tolerance-length 0",
      "diff a.html b.html --tolerance 4 --tolerance-color 0",
      "diff c.html d.html --tolerance 4 --tolerance-color 0",
      "diff a.html b.html --tolerance 4 --tolerance-number 0",
      "diff c.html d.html --tolerance 4 --tolerance-number 0",
      "diff a.html b.html --tolerance-length 0.5",
      "diff c.html d.html --tolerance-length 0.5",
      "diff a.html b.html --tolerance-color 2",
      "diff c.html d.html --tolerance-color 2",
      "diff a.html b.html --tolerance-color 4",
      "diff c.html d.html --tolerance-color 4",
      "diff a.html b.html --tolerance-number 0.25",
      "diff c.html d.html --tolerance-number 0.25",
      "diff a.html b.html --json --tolerance 0.3",
      "diff c.html d.html --json --tolerance 0.3",
      "diff a.html b.html --tolerance=-1",
      "diff a.html b.html --tolerance-length=-1",
      "diff a.html b.html --tolerance-color=-1",
      "diff a.html b.html --tolerance-number=-1",
      "diff a.html b.html --tolerance nan",
    ])

  private static let folders = CommandTranscript(
    name: "folders",
    files: [
      "a/same.html": "<p>same", "b/same.html": "<p>same", "a/one.html": "<p>1",
      "b/one.html": "<p>2", "a/sub/two.htm": "<p>1<p>2", "b/sub/two.htm": "<p>3<p>4",
      "a/first.html": "<p>1", "b/second.html": "<p>1", "b/\"third\".html": "<p>1",
      "a/text.txt": "1", "b/text.txt": "2", "same/same.html": "<p>same",
      "more/same.html": "<p>same", "more/other.html": "<p>other",
    ],
    commands: [
      "diff a b", "diff b a", "diff a a", "diff same more", "diff more same", "diff a b --unified",
      "diff a b --json", "diff a a --json", "diff same more --json", "diff a b --limit 1",
      "diff a b --ignore-text [0-9]", "diff same more --report out", "diff a missing",
      "diff a a/same.html",
    ])

  private static let apply = CommandTranscript(
    name: "apply",
    files: [
      "a.html": "<!doctype html><title>t</title><ul><li>a<li>b</ul><!-- c --><p class='y x'>d",
      "text.json":
        "{\"operations\":[{\"op\":\"text\",\"path\":\"/1/1/0/0/0\",\"length\":1,\"new\":\"A\"}]}",
      "mark.json":
        "\u{FEFF}{\"operations\":[{\"op\":\"text\",\"path\":\"/1/1/0/0/0\",\"length\":1,\"new\":\"A\"}]}",
      "none.json": "{\"operations\":[]}",
      "far.json": "{\"operations\":[{\"op\":\"delete\",\"path\":\"/1/1/7\"}]}",
      "markup.json": """
      {"operations":[{"op":"insert","path":"/1/1/0","content":[{"element":"p><b"}]}]}
      """,
      "bad.json": "{\"operations\":", "unknown.json": "{\"operations\":[{\"op\":\"fly\"}]}",
    ],
    commands: [
      "apply a.html text.json", "apply a.html mark.json", "apply a.html none.json",
      "apply a.html none.json --ignore-comments", "apply a.html none.json --ignore-class-order",
      "apply a.html none.json --ignore ul", "apply a.html far.json", "apply a.html markup.json",
      "apply a.html bad.json", "apply a.html unknown.json", "apply a.html missing.json",
      "apply missing.html none.json", "apply a.html .", "apply a.html",
    ])

  private static let query = CommandTranscript(
    name: "query",
    files: [
      "a.html": """
      <ul><li class=a>1  <b>x "y"</b>
      <li>2 &amp; 3</ul><p title='a\\b'>p
      """
    ],
    commands: [
      "query a.html li", "query a.html li --text", "query a.html li --count",
      "query a.html li --json", "query a.html 'ul > li.a'", "query a.html //li/@class",
      "query a.html '  //li/@class'", "query a.html '(//li)[2]'", "query a.html count(//li)",
      "query a.html count(//li) --json", "query a.html count(//li) --text",
      "query a.html boolean(//li)", "query a.html boolean(//i)", "query a.html boolean(//i) --json",
      "query a.html 'string(//p/@title)' --json", "query a.html starts-with('a','a')",
      "query a.html i", "query a.html i --text", "query a.html i --count", "query a.html i --json",
      "query a.html ''", "query a.html li[", "query a.html '//['", "query a.html nothing(1)",
      "query missing.html li", "query . li", "query a.html li --json --text",
      "query a.html li --text --count", "query a.html li --json --count", "query a.html",
    ])

  private static let check = CommandTranscript(
    name: "check",
    files: [
      "right/index.html": "<!doctype html><title>a</title><h1 id=top>a</h1><a href='#top'>b</a>",
      "right/feed.xml": "<feed xmlns='http://www.w3.org/2005/Atom'><id>1</id></feed>",
      "right/app.webmanifest": "{\"name\":\"App\"}", "right/text.txt": "<b>",
      "wrong/ids.html": "<!doctype html><title>a</title>\n<p id=a>1</p>\n<p id=a>2</p>",
      "wrong/more/page.xhtml": """
      <html xmlns="http://www.w3.org/1999/xhtml">
      <body><p><b>a</p></b></body></html>
      """,
      "wrong/names.html":
        "<!doctype html><title>a</title><label for=b>1</label><a href='#c'>2</a><b>3</i></b>",
      "wrong/laughs.svg": """
      <!DOCTYPE svg [<!ENTITY ha "ha"><!ENTITY haha "&ha;&ha;">]>
      <svg xmlns="http://www.w3.org/2000/svg"><title>&haha;</title></svg>
      """,
      "wrong/app.webmanifest": "{\"name\":\n}", "text/a.txt": "a", "empty.xml": "",
      "page.xhtml": """
      <html xmlns="http://www.w3.org/1999/xhtml"><body><button disabled="">a</button></body></html>
      """,
    ],
    commands: [
      "check right", "check wrong", "check right/ wrong/ids.html", "check page.xhtml empty.xml",
      "check page.xhtml --assert //button[@disabled] --assert count(//button)=1",
      "check page.xhtml --assert //a --assert '//p or //i'", "check right --assert //h1",
      "check right/feed.xml --assert //feed/id", "check right/feed.xml --assert //h1",
      "check right --assert '//['", "check right --assert nothing(1)", "check text",
      "check missing",
      "check right missing.html", "check http://", "check",
    ])

  private static let help = CommandTranscript(
    name: "help", files: [:],
    commands: [
      "", "help diff", "help apply", "help query", "help check", "help dev", "help snapshot",
      "help inspect", "fly",
      "snapshot", "inspect", "diff --fly",
    ])
}
