import Foundation
import Testing
import Trellis
import TrellisTesting

@testable import Planner

struct WeekTests {
  @Test func arrowKeysMoveAShiftAndTheFocusStays() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let tab = try await cafe.tab()
    try await tab.focus(block("Anton Weiss", "Wednesday"))
    try await tab.press(.arrowRight, .arrowRight, .arrowLeft)
    #expect(cafe.shift("a")?.start == 570)
    try await tab.press(.pageDown)
    try await tab.find(block("Anton Weiss", "Thursday"))
    #expect(try await tab.focused?.name == "Anton Weiss, Thursday, 9:30–17:30, Hafencafé")
    try await tab.press(.arrowDown)
    try await tab.find(block("Chiara Romano", "Thursday"))
    #expect(try await tab.focused?.name.hasPrefix("Chiara Romano, Thursday") == true)
  }

  @Test func shiftAndArrowKeysChangeTheEnd() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let tab = try await cafe.tab()
    try await tab.focus(block("Anton Weiss", "Wednesday"))
    try await tab.press(.shift + .arrowRight, .shift + .arrowRight, .shift + .arrowLeft)
    #expect(cafe.shift("a")?.length == 510)
    #expect(cafe.shift("a")?.start == 540)
  }

  @Test func thePointerMovesAShiftToAnotherDayAndPerson() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let tab = try await cafe.tab()
    let width = try #require(await tab.get(block("Anton Weiss", "Wednesday")).frame).width
    let day = (width + 2) * 2  // The block is 8 of the 16 hours wide.
    try await tab.drag(block("Anton Weiss", "Wednesday"), x: day, y: 64)
    try await tab.find(block("Chiara Romano", "Thursday"))
    #expect(cafe.shift("a")?.start == 540)
  }

  @Test func thePointerChangesTheEndOfAShift() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let tab = try await cafe.tab()
    let width = try #require(await tab.get(block("Anton Weiss", "Wednesday")).frame).width
    try await tab.drag(.testID("handle"), x: (width + 2) / 8)
    try await tab.find(.button(.containing("9–18")))
    #expect(cafe.shift("a")?.length == 540)
  }

  @Test func anOverlapIsRefused() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2), ("b", 1, 3))
    let tab = try await cafe.tab()
    try await tab.focus(block("Anton Weiss", "Wednesday"))
    try await tab.press(.pageDown)
    try await tab.find(.text("Anton Weiss already works at that time."))
    #expect(cafe.shift("a")?.day == Day.today.monday + 2)
  }

  @Test func theFormRefusesAnOverlapAtTheField() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2), ("b", 1, 3))
    let tab = try await cafe.tab()
    try await tab.click(block("Anton Weiss", "Wednesday"))
    let day = (Day.today.monday + 3).text(
      .init().weekday(.wide).day().month(), .init(identifier: "en"))
    try await tab.select(day, in: .label("Day"))
    try await tab.click(.button("Save"))
    try await tab.find(.text("Anton Weiss already works at that time."))
    #expect(cafe.shift("a")?.day == Day.today.monday + 2)
  }

  @Test func theToastUndoesADeletion() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let tab = try await cafe.tab()
    try await tab.click(block("Anton Weiss", "Wednesday"))
    try await tab.click(.button("Delete"))
    try await tab.findGone(block("Anton Weiss", "Wednesday"))
    #expect(cafe.shift("a") == nil)
    try await tab.click(.button("Undo"))
    try await tab.find(block("Anton Weiss", "Wednesday"))
    #expect(cafe.shift("a")?.start == 540)
  }

  @Test func theToastUndoesAMove() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let tab = try await cafe.tab()
    try await tab.focus(block("Anton Weiss", "Wednesday"))
    try await tab.press(.pageUp)
    try await tab.find(block("Anton Weiss", "Tuesday"))
    try await tab.click(.button("Undo"))
    try await tab.find(block("Anton Weiss", "Wednesday"))
  }

  @Test func anotherUserSeesTheChangeAtOnce() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 2))
    let (manager, employee) = (try await cafe.tab(), try await cafe.tab("anton"))
    try await employee.find(.label(.containing("Anton Weiss, Wednesday")))
    try await manager.focus(block("Anton Weiss", "Wednesday"))
    try await manager.press(.pageDown)
    try await employee.find(.label(.containing("Anton Weiss, Thursday")))
  }

  @Test func aPhoneShowsOneDayInGerman() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 0), ("b", 2, 1))
    var screen = TestScreen.phone
    screen.languages = ["de-DE"]
    let tab = try await cafe.site.open("/?day=0", on: screen)
    try await cafe.signIn(tab, "mara")
    try await tab.find(.button(.containing("Anton Weiss, Montag")), within: .seconds(60))
    #expect(try await tab.all(.button(.containing("Chiara Romano"))).isEmpty)
    try await tab.expectTidyLayout()
    try await tab.expectAccessible()
  }

  @Test func aLanguageIsChosen() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab()
    try await tab.click(.button("Mara Lindholm"))
    try await tab.click(.role(.menuitem, "Deutsch"))
    try await tab.find(.heading("Woche", level: 1))
    #expect(try await tab.title == "Woche")
  }

  @Test func aRightToLeftPageIsMirrored() async throws {
    let cafe = try await Cafe()
    try cafe.plan(("a", 1, 0), ("b", 2, 6))
    var screen = TestScreen()
    screen.isRightToLeft = true
    let tab = try await cafe.tab(on: screen)
    let first = try #require(await tab.get(block("Anton Weiss", "Monday")).frame)
    let last = try #require(await tab.get(block("Chiara Romano", "Sunday")).frame)
    #expect(first.left > last.left && last.left >= 0 && first.left + first.width <= 1280)
    try await tab.focus(block("Anton Weiss", "Monday"))
    try await tab.press(.arrowLeft)
    #expect(cafe.shift("a")?.start == 570)
  }

  @Test(arguments: [("9000000000000000000", "1"), ("-1000000", "x"), ("", "7")])
  func strangeAddressesShowThisWeek(week: String, day: String) async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/?week=\(week)&day=\(day)")
    try await tab.find(.heading(.containing("Week"), level: 1))
  }
}

struct ShiftTests {
  private let shift = Shift(id: "a", employee: "e", shop: 1, day: 10, start: 540, length: 480)

  @Test func aShiftGoesToTheNextDayByTheLengthOfADay() {
    let next = shift.moved(minutes: Double(Shift.span))
    #expect(next.day == 11 && next.start == shift.start)
    var late = shift
    late.start = 840
    #expect(late.moved(minutes: 30) == late)
  }

  @Test(arguments: [-1e9, -961, -10, 0, 14, 16, 960, 1e9])
  func aDraggedShiftStaysInTheHoursOfADay(minutes: Double) {
    let dragged = shift.moved(minutes: minutes)
    #expect(dragged.start >= Shift.opening && dragged.end <= Shift.closing)
    #expect(dragged.start % Shift.step == 0 && dragged.length == 480)
  }

  @Test func aShiftIsAtLeastAnHourLong() {
    #expect(shift.resized(minutes: -1e6).length == 60)
    #expect(shift.resized(minutes: 1e6).end == Shift.closing)
  }

  @Test func shiftsThatTouchDoNotOverlap() {
    var next = shift
    (next.id, next.start) = ("b", shift.end)
    #expect(!shift.overlaps(next) && !shift.overlaps(shift))
    next.start -= 30
    #expect(shift.overlaps(next))
  }
}
