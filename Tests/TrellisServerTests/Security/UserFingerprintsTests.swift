import Testing

@testable import TrellisServer

struct UserFingerprintsTests {
  private let marks = UserFingerprints(secret: "k", application: "shop")

  @Test func aServerThatIsStartedAgainGivesTheSameMark() {
    #expect(
      marks.text(of: "ada") == UserFingerprints(secret: "k", application: "shop").text(of: "ada"))
    #expect(marks.text(of: "ada").count == 16)
    #expect(UserFingerprints(secret: nil, application: "shop").text(of: "ada").count == 16)
  }

  @Test func usersSecretsAndApplicationsHaveMarksOfTheirOwn() {
    let all = [
      marks.text(of: "ada"), marks.text(of: "bob"), marks.text(of: ""), marks.text(of: nil),
      UserFingerprints(secret: "l", application: "shop").text(of: "ada"),
      UserFingerprints(secret: nil, application: "shop").text(of: "ada"),
      UserFingerprints(secret: nil, application: "desk").text(of: "ada"),
      UserFingerprints(secret: "shop", application: "desk").text(of: "ada"),
    ]
    #expect(Set(all).count == all.count)
  }

  /// Computed by another program, so that tabs keep their entries when the server gets another version.
  @Test func theMarksAreThoseOfOtherVersions() {
    #expect(marks.text(of: "ada") == "fb059c450820f26f")
    #expect(
      UserFingerprints(secret: nil, application: "shop").text(of: "ada") == "2185ffe27a75610e")
  }

  @Test func anEmptySecretIsIgnored() {
    #expect(
      UserFingerprints(secret: "", application: "shop").text(of: "ada")
        == UserFingerprints(secret: nil, application: "shop").text(of: "ada"))
  }
}
