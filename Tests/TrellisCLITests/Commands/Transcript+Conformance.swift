extension Transcript {
  private static func box(_ name: String, _ style: String, width: Int, more: String = "") -> String
  {
    """
    {"name":"\(name)","direction":"ltr","defaults":"web"\(more),"root":{"style":{\(style)},\
    "layout":{"x":0,"y":0,"width":\(width),"height":0}}}

    """
  }

  static let flexbox: Transcript = {
    let header = """
      {"header":true,"format":1,"cases":1,"defaults":{"web":{"display":"flex","margin":"0px"}}}

      """
    let wide = box("wide", "\"width\":\"2px\"", width: 1)
    return Transcript(
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
        "conformance flexbox good.jsonl", "conformance flexbox wide.jsonl good.jsonl",
        "conformance flexbox wide.jsonl --tolerance 1",
        "conformance flexbox wide.jsonl --tolerance 0.9",
        "conformance flexbox near.jsonl", "conformance flexbox many.jsonl",
        "conformance flexbox many.jsonl --failures 2",
        "conformance flexbox many.jsonl --failures 0",
        "conformance flexbox many.jsonl wide.jsonl --failures 12",
        "conformance flexbox styles.jsonl", "conformance flexbox wide.jsonl --list out/list.tsv",
        "conformance flexbox wide.jsonl --list missing/list.tsv",
        "conformance flexbox empty.jsonl", "conformance flexbox broken.jsonl",
        "conformance flexbox format.jsonl", "conformance flexbox none.jsonl",
        "conformance flexbox missing.jsonl", "conformance flexbox good.jsonl --tolerance=-1",
        "conformance flexbox good.jsonl --tolerance inf", "conformance flexbox",
      ])
  }()

  static let html = Transcript(
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
      "conformance html good.dat", "conformance html bad.dat --failures 1",
      "conformance html bad.dat good.dat --failures 0", "conformance html bad.dat",
      "conformance html missing.dat", "conformance html",
    ])

  static let text: Transcript = {
    func row(_ more: String) -> String {
      "{\"text\":\"ab cd\",\"lang\":\"en\",\"dir\":\"ltr\",\(more)}\n"
    }
    let breaks = row("\"id\":\"breaks\",\"breaks\":[3]")
    let wrong = row("\"id\":\"wrong\",\"breaks\":[2]")
    return Transcript(
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
        "conformance text good.jsonl", "conformance text wrong.jsonl good.jsonl",
        "conformance text many.jsonl --failures 2", "conformance text many.jsonl --failures=-1",
        "conformance text many.jsonl", "conformance text all.jsonl",
        "conformance text broken.jsonl",
        "conformance text height.jsonl", "conformance text missing.jsonl",
        "conformance text good.jsonl --fonts missing", "conformance text",
      ])
  }()

  static let help = Transcript(
    name: "help", files: [:],
    commands: [
      "", "help diff", "help apply", "help query", "help conformance", "help conformance flexbox",
      "help conformance text", "help conformance html", "help snapshot", "help inspect", "fly",
      "snapshot", "inspect", "diff --fly",
    ])
}
