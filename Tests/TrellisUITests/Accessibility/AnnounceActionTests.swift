import Testing
import TrellisUI

struct AnnounceActionTests {
  private final class Owner {}

  @Test func announcementsOfOneOwnerAreEqual() {
    let (one, other) = (Owner(), Owner())
    #expect(AnnounceAction(owner: one) == AnnounceAction(owner: one) { _, _ in })
    #expect(AnnounceAction(owner: one) != AnnounceAction(owner: other))
    #expect(AnnounceAction(owner: one) != AnnounceAction(owner: nil))
  }
}
