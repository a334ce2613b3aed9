import Testing

@testable import Packages

struct MaintainerTests {
  @Test(arguments: [
    ("Ada L <ada@example>", "Ada L", "ada@example"),
    ("Ada L", "Ada L", nil),
    ("<ada@example>", "ada@example", "ada@example"),
    ("Ada <>", "Ada", nil),
    ("Ada  <a> <b>", "Ada <a>", "b"),
    ("", "", nil),
    (">", ">", nil),
  ])
  func separatesNameAndAddress(text: String, name: String, email: String?) {
    let maintainer = Maintainer(text)
    #expect(maintainer.name == name)
    #expect(maintainer.email == email)
  }
}

struct VersionConstraintTests {
  @Test func isWrittenWithMathematicalSigns() {
    let written = VersionConstraint.Relation.allCases.map {
      VersionConstraint(relation: $0, version: "1").description
    }
    #expect(written == ["< 1", "≤ 1", "= 1", "≥ 1", "> 1"])
  }
}
