import TestSupport
import Testing

/// The output and the exit status of the program `Conformance`, for commands with each option.
struct CommandTranscriptTests {
  @Test(arguments: CommandTranscript.all.map(\.name))
  func outputAndStatusAreAsRecorded(_ name: String) throws {
    let transcript = try #require(CommandTranscript.all.first { $0.name == name })
    try transcript.check(program: "Conformance", as: "conformance")
  }
}

extension CommandTranscript {
  fileprivate static let all = [flexbox, html, text, help]

  private static func box(_ name: String, _ style: String, width: Int, more: String = "") -> String
  {
    """
    {"name":"\(name)","direction":"ltr","defaults":"web"\(more),"root":{"style":{\(style)},\
    "layout":{"x":0,"y":0,"width":\(width),"height":0}}}

    """
  }

  private static let flexbox: CommandTranscript = {
    let header = """
      {"header":true,"format":1,"cases":1,"defaults":{"web":{"display":"flex","margin":"0px"}}}

      """
    let wide = box("wide", "\"width\":\"2px\"", width: 1)
    return CommandTranscript(
      name: "flexbox",
      files: [
        "good.jsonl": header + box("a", "\"width\":\"1px\"", width: 1)
          + box("b", "\"width\":\"2px\"", width: 2),
        "wide.jsonl": header + wide + box("a", "\"width\":\"1px\"", width: 1),
        "many.jsonl": header + String(repeating: wide, count: 11),
        "near.jsonl": header + box("near", "\"width\":\"1.1px\"", width: 1)
          + box("nearer", "\"width\":\"1.09px\"", width: 1),
        "styles.jsonl": header + box("color", "\"color\":\"red\"", width: 1)
          + box("grid", "\"display\":\"grid\"", width: 1)
          + box("em", "\"width\":\"1em\"", width: 1)
          + box("side", "\"margin-middle\":\"1px\"", width: 1)
          + box("negative", "\"padding\":\"-1px\"", width: 1)
          + box("sized", "\"width\":\"9px\"", width: 1, more: ",\"boxSizing\":\"border-box\""),
        "empty.jsonl": "", "broken.jsonl": header + "{",
        "format.jsonl":
          "{\"header\":true,\"format\":2,\"defaults\":{}}\n",
        "none.jsonl": header + wide.replacing("\"web\",", with: "\"none\","),
      ],
      commands: [
        "flexbox good.jsonl", "flexbox wide.jsonl good.jsonl",
        "flexbox wide.jsonl --tolerance 1",
        "flexbox wide.jsonl --tolerance 0.9",
        "flexbox near.jsonl", "flexbox many.jsonl",
        "flexbox many.jsonl --failures 2",
        "flexbox many.jsonl --failures 0",
        "flexbox many.jsonl wide.jsonl --failures 12",
        "flexbox styles.jsonl", "flexbox wide.jsonl --list out/list.tsv",
        "flexbox wide.jsonl --list missing/list.tsv",
        "flexbox empty.jsonl", "flexbox broken.jsonl",
        "flexbox format.jsonl", "flexbox none.jsonl",
        "flexbox missing.jsonl", "flexbox good.jsonl --tolerance=-1",
        "flexbox good.jsonl --tolerance inf", "flexbox",
      ])
  }()

  private static let html = CommandTranscript(
    name: "html",
    files: [
      "good.dat": """
      #data
      <p>a
      #errors
      #document
      | <html>
      |   <head>
      |   <body>
      |     <p>
      |       "a"

      #data
      <td>a
      #errors
      #document-fragment
      tr
      #document
      | <td>
      |   "a"

      #data
      <noscript><p>a
      #errors
      #script-off
      #document
      | <html>
      |   <head>
      |     <noscript>
      |   <body>
      |     <p>
      |       "a"
      """,
      "bad.dat": (1...11).map { "#data\n\($0)\n#errors\n#document\n| <html>\n" }.joined(
        separator: "\n"),
    ],
    commands: [
      "html good.dat", "html bad.dat --failures 1",
      "html bad.dat good.dat --failures 0", "html bad.dat",
      "html missing.dat", "html",
    ])

  private static let text: CommandTranscript = {
    func row(_ more: String) -> String {
      "{\"text\":\"ab cd\",\"lang\":\"en\",\"dir\":\"ltr\",\(more)}\n"
    }
    let breaks = row("\"id\":\"breaks\",\"breaks\":[3]")
    let wrong = row("\"id\":\"wrong\",\"breaks\":[2]")
    return CommandTranscript(
      name: "text",
      files: [
        "good.jsonl": breaks, "wrong.jsonl": wrong + breaks,
        "many.jsonl": String(repeating: wrong, count: 11),
        "all.jsonl": row("\"id\":\"narrow\",\"width\":20,\"size\":16,\"lines\":[]")
          + row("\"id\":\"words\",\"width\":20,\"size\":16,\"midword\":true,\"lines\":[]")
          + row(
            "\"id\":\"cut\",\"width\":30,\"size\":16,\"maxLines\":1,\"lines\":[],"
              + "\"last\":{\"start\":0,\"visible\":1,\"text\":\"a\",\"width\":1}")
          + row("\"script\":\"Latin\",\"size\":16,\"pinned\":false,\"height\":1"),
        "broken.jsonl": breaks + "{\"text\":1}\n",
        "height.jsonl": row("\"lineHeight\":\"high\",\"breaks\":[3]"),
      ],
      commands: [
        "text good.jsonl", "text wrong.jsonl good.jsonl",
        "text many.jsonl --failures 2", "text many.jsonl --failures=-1",
        "text many.jsonl", "text all.jsonl",
        "text broken.jsonl",
        "text height.jsonl", "text missing.jsonl",
        "text good.jsonl --fonts missing", "text",
      ])
  }()

  private static let help = CommandTranscript(
    name: "help", files: [:],
    commands: ["", "help flexbox", "help text", "help html", "fly"])
}
