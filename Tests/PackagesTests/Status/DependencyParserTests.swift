import Testing

@testable import Packages

struct DependencyParserTests {
  @Test func readsGroupsAlternativesAndVersions() throws {
    let groups = try DependencyParser.groups("libc6 (>= 2.36),python3:any (>=3.9~) | perl,\ta")
    #expect(groups.map { $0.map(\.name) } == [["libc6"], ["python3", "perl"], ["a"]])
    #expect(groups[0][0].constraint == .init(relation: .laterOrEqual, version: "2.36"))
    #expect(groups[1][0].architecture == "any")
    #expect(groups[1][0].constraint?.version == "3.9~")
    #expect(groups[1][1].constraint == nil)
  }

  @Test(arguments: [
    ("<<", VersionConstraint.Relation.earlier), ("<=", .earlierOrEqual), ("=", .equal),
    (">=", .laterOrEqual), (">>", .later), ("<", .earlierOrEqual), (">", .laterOrEqual),
    ("", .equal),
  ])
  func readsTheRelations(sign: String, relation: VersionConstraint.Relation) throws {
    let groups = try DependencyParser.groups("a (\(sign) 1:2-3)")
    #expect(groups[0][0].constraint == .init(relation: relation, version: "1:2-3"))
  }

  @Test func emptyTextHasNoGroupsAndACommaMayEndTheList() throws {
    #expect(try DependencyParser.groups("").isEmpty)
    #expect(try DependencyParser.groups("  ").isEmpty)
    #expect(try DependencyParser.groups("a, ").count == 1)
  }

  @Test(arguments: [
    "a,, b", "a |", "| a", "a (>= )", "a (1", "a 1)", "a ()", "a (=> 1)", "a (= 1 2)", "a b",
    "-a", "ä", "a:", "a:b:c", "a (= 1) (= 2)", "a [amd64]", ",a",
  ])
  func refusesMalformedText(text: String) {
    #expect(throws: DependencyParser.Failure.self) { try DependencyParser.groups(text) }
  }

  @Test func namesTheEntryThatIsMalformed() {
    #expect(throws: DependencyParser.Failure(entry: "b c | d")) {
      try DependencyParser.groups("a, b c | d, e")
    }
  }
}
