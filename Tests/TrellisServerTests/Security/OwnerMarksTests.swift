import Testing

@testable import TrellisServer

struct OwnerMarksTests {
  private let marks = OwnerMarks(secret: "k", application: "shop")

  @Test func aServerThatIsStartedAgainGivesTheSameMark() {
    #expect(marks.mark(of: "ada") == OwnerMarks(secret: "k", application: "shop").mark(of: "ada"))
    #expect(marks.mark(of: "ada").count == 16)
    #expect(OwnerMarks(secret: nil, application: "shop").mark(of: "ada").count == 16)
  }

  @Test func usersSecretsAndApplicationsHaveMarksOfTheirOwn() {
    let all = [
      marks.mark(of: "ada"), marks.mark(of: "bob"), marks.mark(of: ""), marks.mark(of: nil),
      OwnerMarks(secret: "l", application: "shop").mark(of: "ada"),
      OwnerMarks(secret: nil, application: "shop").mark(of: "ada"),
      OwnerMarks(secret: nil, application: "desk").mark(of: "ada"),
      OwnerMarks(secret: "shop", application: "desk").mark(of: "ada"),
    ]
    #expect(Set(all).count == all.count)
  }

  @Test func anEmptySecretIsIgnored() {
    #expect(
      OwnerMarks(secret: "", application: "shop").mark(of: "ada")
        == OwnerMarks(secret: nil, application: "shop").mark(of: "ada"))
  }
}
