import Testing

@testable import TrellisHTTP

struct ConditionsTests {
  private let conditions = Conditions(tag: "\"abc\"", modified: 784_111_777)
  private let same = "Sun, 06 Nov 1994 08:49:37 GMT"
  private let earlier = "Sun, 06 Nov 1994 08:49:36 GMT"

  @Test(arguments: [
    ("\"abc\"", true), ("W/\"abc\"", true), ("\"x\" , W/\"abc\"", true), ("*", true),
    ("\"x\",\t\"abc\"\t", true), ("\t*", true), ("\"x\" \"abc\"", false), (",,\"abc\",", true),
    ("\"x\"", false), ("abc", false), ("", false),
  ])
  func comparesIfNoneMatchWeakly(_ field: String, matches: Bool) {
    #expect(
      conditions.evaluate(["If-None-Match": field]) == (matches ? .notModified : .proceed))
  }

  @Test(arguments: [
    ("\"abc\"", true), ("*", true), ("\"x\",\"abc\"", true), ("W/\"abc\"", false), ("\"x\"", false),
  ])
  func comparesIfMatchStrongly(_ field: String, matches: Bool) {
    #expect(conditions.evaluate(["If-Match": field]) == (matches ? .proceed : .failed))
  }

  @Test func comparesDates() {
    #expect(conditions.evaluate(["If-Modified-Since": same]) == .notModified)
    #expect(conditions.evaluate(["If-Modified-Since": earlier]) == .proceed)
    #expect(conditions.evaluate(["If-Modified-Since": "never"]) == .proceed)
    #expect(conditions.evaluate(["If-Unmodified-Since": same]) == .proceed)
    #expect(conditions.evaluate(["If-Unmodified-Since": earlier]) == .failed)
  }

  @Test func lookAtTheTagBeforeTheDate() {
    let changed: Headers = ["If-None-Match": "\"x\"", "If-Modified-Since": same]
    #expect(conditions.evaluate(changed) == .proceed)
    let unchanged: Headers = ["If-Match": "\"abc\"", "If-Unmodified-Since": earlier]
    #expect(conditions.evaluate(unchanged) == .proceed)
  }

  @Test func allowARangeOfTheSameVersionOnly() {
    #expect(conditions.allowsRange([:]))
    #expect(conditions.allowsRange(["If-Range": "\"abc\""]))
    #expect(!conditions.allowsRange(["If-Range": "\"x\""]))
    #expect(!conditions.allowsRange(["If-Range": "W/\"abc\""]))
    #expect(!conditions.allowsRange(["If-Range": same]))
  }
}
