import Testing

@testable import TrellisDOM
@testable import TrellisDiff

struct UnifiedDiffTests {
  private func hunks(_ old: [String], _ new: [String]) -> [String] {
    UnifiedDiff.text(old, new, names: ("a", "b")).split(separator: "\n")
      .filter { $0.hasPrefix("@@") }.map(String.init)
  }

  private let lines = (1...20).map(String.init)

  @Test func aChangeHasThreeLinesAround() {
    var new = lines
    new[9] = "x"
    #expect(
      UnifiedDiff.text(lines, new, names: ("old", "new")) == """
        --- old
        +++ new
        @@ -7,7 +7,7 @@
         7
         8
         9
        -10
        +x
         11
         12
         13

        """)
    #expect(UnifiedDiff.text(lines, lines, names: ("old", "new")) == "")
  }

  @Test func aChangeAtAnEndHasFewerLinesAround() {
    var new = lines
    new[0] = "x"
    #expect(hunks(lines, new) == ["@@ -1,4 +1,4 @@"])
    new = lines
    new[1] = "x"
    #expect(hunks(lines, new) == ["@@ -1,5 +1,5 @@"])
    new = lines
    new[19] = "x"
    #expect(hunks(lines, new) == ["@@ -17,4 +17,4 @@"])
  }

  @Test func changesWithAtMostSixLinesBetweenAreOneHunk() {
    for distance in [2, 6, 7, 8] {
      var new = lines
      new[5] = "x"
      new[5 + distance] = "y"
      let one = ["@@ -3,\(7 + distance) +3,\(7 + distance) @@"]
      let two = ["@@ -3,7 +3,7 @@", "@@ -\(3 + distance),7 +\(3 + distance),7 @@"]
      #expect(hunks(lines, new) == (distance - 1 <= 6 ? one : two), "\(distance)")
    }
  }

  @Test func anEmptyRangeHasTheNumberOfTheLineBefore() {
    #expect(hunks([], ["a", "b"]) == ["@@ -0,0 +1,2 @@"])
    #expect(hunks(["a"], []) == ["@@ -1,1 +0,0 @@"])
    #expect(hunks(["a"], ["a", "b"]) == ["@@ -1,1 +1,2 @@"])
  }
}
