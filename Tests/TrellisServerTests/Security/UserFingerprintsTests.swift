import Testing

@testable import TrellisServer

struct UserFingerprintsTests {
  private let marks = UserFingerprints(secret: "k", application: "shop")

  @Test func aServerThatIsStartedAgainGivesTheSameMark() {
    #expect(
      marks.mark(of: "ada") == UserFingerprints(secret: "k", application: "shop").mark(of: "ada"))
    #expect(marks.mark(of: "ada").count == 16)
    #expect(UserFingerprints(secret: nil, application: "shop").mark(of: "ada").count == 16)
  }

  @Test func usersSecretsAndApplicationsHaveMarksOfTheirOwn() {
    let all = [
      marks.mark(of: "ada"), marks.mark(of: "bob"), marks.mark(of: ""), marks.mark(of: nil),
      UserFingerprints(secret: "l", application: "shop").mark(of: "ada"),
      UserFingerprints(secret: nil, application: "shop").mark(of: "ada"),
      UserFingerprints(secret: nil, application: "desk").mark(of: "ada"),
      UserFingerprints(secret: "shop", application: "desk").mark(of: "ada"),
    ]
    #expect(Set(all).count == all.count)
  }

  /// Computed by another program, so that tabs keep their entries when the server gets another version.
  @Test func theMarksAreThoseOfOtherVersions() {
    #expect(marks.mark(of: "ada") == "97352c92a9d5b6a5")
    #expect(
      UserFingerprints(secret: nil, application: "shop").mark(of: "ada") == "bac37f74acf50656")
  }

  @Test func anEmptySecretIsIgnored() {
    #expect(
      UserFingerprints(secret: "", application: "shop").mark(of: "ada")
        == UserFingerprints(secret: nil, application: "shop").mark(of: "ada"))
  }
}
