import ArgumentParser
import Foundation
import Testing

@testable import Conformance

struct FlexboxCaseFileTests {
  private static let header = """
    {"header":true,"format":1,"cases":1,"defaults":{"web":{"display":"flex","margin":"0px"}}}
    """

  /// Calls `body` with the path of a file with the content `text`.
  private func with<Result>(_ text: String?, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    if let text { try Data(text.utf8).write(to: file) }
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  private func reason(_ text: String?) throws -> String {
    try with(text) { path in
      do {
        _ = try FlexboxCaseFile(path: path)
        return "read"
      } catch {
        return "\(error)".replacingOccurrences(of: path, with: "FILE")
      }
    }
  }

  private func status(_ text: String?) throws -> Int32 {
    try with(text) { path in
      do { try FlexboxConformanceCommand.parse([path]).run() } catch let code as ExitCode {
        return code.rawValue
      }
      return 0
    }
  }

  private func row(_ style: String, width: String = "1") -> String {
    """
    \(Self.header)
    {"name":"a","direction":"ltr","defaults":"web","root":{"style":{\(style)},\
    "layout":{"x":0,"y":0,"width":\(width),"height":0}}}
    """
  }

  @Test func reportsTheProblemOfAFile() throws {
    #expect(try reason(nil) == "Cannot read FILE: it is missing or not readable")
    #expect(try reason("") == "Cannot read FILE: it is empty")
    #expect(try reason("{") == "Cannot read FILE, line 1: it is not JSON")
    #expect(
      try reason("{\"header\":true,\"format\":2,\"defaults\":{}}")
        == "Cannot read FILE, line 1: it needs a header of format 1, not 2")
    #expect(
      try reason(Self.header + "\n{\"name\":\"a\"}")
        == "Cannot read FILE, line 2: \"direction\" is missing in \"\"")
    #expect(
      try reason(row("\"width\":5"))
        == "Cannot read FILE, line 2: \"root.style.width\" is of the wrong kind")
    #expect(
      try reason(row("").replacingOccurrences(of: "\"web\",", with: "\"none\","))
        == "Cannot read FILE, line 2: no defaults are called \"none\"")
  }

  @Test func theExitStatusIsZeroOneOrTwo() throws {
    #expect(try status(row("\"width\":\"1px\"")) == 0)
    #expect(try status(row("\"width\":\"2px\"")) == 1)
    #expect(try status("nothing") == 2)
    #expect(try status(nil) == 2)
  }

  @Test(arguments: [
    "\"color\":\"red\"", "\"display\":\"grid\"", "\"width\":\"5em\"", "\"width\":\"nanpx\"",
    "\"width\":\"infpx\"", "\"width\":\"-5px\"", "\"flex-grow\":\"-1\"",
    "\"flex-wrap\":\"balance\"",
  ])
  func unsupportedStylesFail(style: String) throws {
    #expect(try status(row(style)) == 1)
  }

  @Test func hugeLengthsAreLaidOut() throws {
    #expect(try status(row("\"width\":\"1e300px\"", width: "1e9")) == 0)
  }

  @Test func theNameOfACaseHasItsDirectionAndItsBoxSizing() throws {
    func identity(_ more: String) throws -> String? {
      let text = row("").replacingOccurrences(of: "\"root\"", with: more + "\"root\"")
      return try with(text) { try FlexboxCaseFile(path: $0).cases.first?.identity }
    }
    #expect(try identity("") == "a ltr")
    #expect(try identity("\"boxSizing\":\"border-box\",") == "a ltr border-box")
  }

  @Test func aToleranceIsAFiniteNumberFromZero() throws {
    for tolerance in ["-0.1", "nan", "inf"] {
      #expect(throws: (any Error).self) {
        try FlexboxConformanceCommand.parse(["--tolerance=\(tolerance)", "file"])
      }
    }
    #expect(try FlexboxConformanceCommand.parse(["--tolerance=0", "file"]).tolerance == 0)
  }

  /// A case of one box in a root, whose frame is that of the browser but for one side.
  @Test(arguments: ["x", "y", "width", "height"])
  func eachSideOfABoxIsCompared(side: String) throws {
    func text(_ sides: [String: Int]) -> String {
      let frame = ["x", "y", "width", "height"].map { "\"\($0)\":\(sides[$0] ?? 0)" }
      return """
        \(Self.header)
        {"name":"a","direction":"ltr","defaults":"web","root":{"style":{"width":"90px",\
        "height":"80px","padding":"5px","box-sizing":"border-box"},\
        "layout":{"x":0,"y":0,"width":90,"height":80},"children":[{"style":{"width":"20px",\
        "height":"10px","flex-shrink":"0"},"layout":{\(frame.joined(separator: ","))}}]}}
        """
    }
    var sides = ["x": 5, "y": 5, "width": 20, "height": 10]
    #expect(try status(text(sides)) == 0)
    sides[side]? += 1
    #expect(try status(text(sides)) == 1)
  }
}
