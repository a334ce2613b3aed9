import CLibXML2
import TrellisBase

/// Reads XML by libxml2's parser, which checks that it is well-formed.
///
/// The parser has no access to the network and to other files. A document with entity declarations is refused, because
/// a few of them can stand for gigabytes. libxml2 limits the depth (256 elements) and the length of names and texts.
enum XMLReader {
  /// The first error of a parser; the later ones are often its consequences.
  private final class Report {
    var problem: FileProblem?

    /// The report of the parser that calls a handler.
    static func of(_ context: UnsafeMutableRawPointer?) -> (xmlParserCtxtPtr, Report)? {
      guard let parser = context?.assumingMemoryBound(to: xmlParserCtxt.self),
        let report = parser.pointee._private
      else { return nil }
      return (parser, Unmanaged<Report>.fromOpaque(report).takeUnretainedValue())
    }
  }

  /// Parses a document, which the caller owns.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func read(_ bytes: [UInt8], limits: ParseLimits) throws(FileProblem) -> xmlDocPtr {
    guard !bytes.isEmpty else { throw FileProblem("the file is empty") }
    guard bytes.count <= limits.bytes else {
      throw FileProblem("the file has more than \(limits.bytes) bytes")
    }
    guard HTMLReader.isReady, let parser = xmlNewParserCtxt() else {
      throw FileProblem("there is no memory for its parser")
    }
    defer { xmlFreeParserCtxt(parser) }
    let report = Report()
    parser.pointee._private = Unmanaged.passUnretained(report).toOpaque()
    parser.pointee.sax.pointee.serror = { context, error in
      guard let (_, report) = Report.of(context), report.problem == nil,
        let error = error?.pointee, error.level.rawValue >= XML_ERR_ERROR.rawValue,
        // A DTD that is not read may declare the entity, as the DTD of XHTML 1.0 does.
        error.code != Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
      else { return }
      let message = error.message.map { String(cString: $0) } ?? "it is not well-formed"
      report.problem = FileProblem(String(message.withoutOuterSpace), line: Int(error.line))
    }
    parser.pointee.sax.pointee.entityDecl = { context, name, _, _, _, _ in
      guard let (parser, report) = Report.of(context), report.problem == nil else { return }
      let name = name.map { String(cString: $0) } ?? ""
      report.problem = FileProblem(
        "declares the entity '\(name)'; entities are not expanded, write their texts instead",
        line: Int(parser.pointee.input.pointee.line))
      xmlStopParser(parser)
    }
    let options = [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING]
      .reduce(0) { $0 | $1.rawValue }
    let document = bytes.withUnsafeBytes {
      xmlCtxtReadMemory(
        parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, nil,
        Int32(options))
    }
    // The parser refers to the report without owning it.
    let problem = withExtendedLifetime(report) { report.problem }
    if let document, problem == nil { return document }
    xmlFreeDoc(document)
    throw problem ?? FileProblem("it is not well-formed")
  }
}
