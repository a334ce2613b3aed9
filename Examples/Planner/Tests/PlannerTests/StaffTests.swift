import Foundation
import Testing
import Trellis
import TrellisTesting

@testable import Planner

struct StaffTests {
  /// A picture of one pixel.
  private let picture = TestFile(
    name: "me.png", type: "image/png",
    bytes: [UInt8](
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
      )!))

  @Test func aTakenAddressShowsAtTheField() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/staff/e1")
    try await tab.fill(.label("E-mail"), with: "MARA@cafe.example")
    try await tab.click(.button("Save"))
    try await tab.find(.text("Another employee has this address."))
    #expect(try await tab.get(.label("E-mail")).attribute("aria-invalid") == "true")
    #expect(try await cafe.store.employee("e1")?.email == "anton@cafe.example")
    try await tab.fill(.label("E-mail"), with: "toni@cafe.example")
    try await tab.click(.button("Save"))
    try await tab.find(.heading("Staff", level: 1))
    #expect(try await cafe.store.employee("e1")?.email == "toni@cafe.example")
  }

  @Test func aNewEmployeeCanSignIn() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/staff/new")
    try await tab.fill(.label("Name"), with: "Ida Brandt")
    try await tab.fill(.label("E-mail"), with: "ida@cafe.example")
    try await tab.fill(.label("New password"), with: "short")
    try await tab.click(.button("Save"))
    try await tab.find(.text("Enter at least 8 letters."))
    try await tab.fill(.label("New password"), with: "cappuccino")
    try await tab.click(.button("Save"))
    try await tab.find(.text("Ida Brandt"))
    let other = try await cafe.site.open("/")
    try await cafe.signIn(other, "ida", password: "cappuccino")
    try await other.find(.heading(.containing("Week"), level: 1))
  }

  @Test(arguments: [true, false])
  func aNewPasswordOrRoleEndsTheSignInsOfTheEmployee(isPassword: Bool) async throws {
    let cafe = try await Cafe()
    let (manager, employee) = (try await cafe.tab(at: "/staff/e1"), try await cafe.tab("anton"))
    if isPassword {
      try await manager.fill(.label("New password"), with: "cappuccino")
    } else {
      try await manager.click(.label("Manager"))
    }
    try await manager.click(.button("Save"))
    try await manager.find(.heading("Staff", level: 1))
    try await employee.open("/history")
    #expect(try await employee.address.hasPrefix("/sign-in"))
  }

  @Test func aPhotoIsShownAndOtherFilesAreRefused() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/staff/e1")
    try await tab.upload(
      TestFile(name: "me.png", type: "image/png", bytes: Array("<script>".utf8)),
      to: .label("Photo"))
    try await tab.click(.button("Save"))
    try await tab.find(.text("The photo must be a JPEG or PNG picture."))
    try await tab.upload(picture, to: .label("Photo"))
    try await tab.click(.button("Save"))
    try await tab.find(.heading("Staff", level: 1))
    let address = try #require(try await tab.get(.altText("Anton Weiss")).attribute("src"))
    #expect(address.hasPrefix("/_trellis/stored/") && address.hasSuffix("/me.png"))
    let photo = try #require(try await cafe.store.employee("e1")?.photo)
    #expect(photo.contentType == "image/png" && photo.size == 70)
  }

  @Test func theListFollowsAChangeOfAnother() async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: "/staff")
    var employee = try #require(try await cafe.store.employee("e1"))
    employee.name = "Anton Schwarz"
    try await cafe.store.save(employee)
    try await tab.find(.text("Anton Schwarz"))
  }

  @Test(arguments: ["/", "/history", "/staff", "/staff/e1"], [390.0, 1280])
  func thePagesAreTidyAndAccessible(address: String, width: Double) async throws {
    let cafe = try await Cafe()
    let tab = try await cafe.tab(at: address, on: TestScreen(width: width, height: 844))
    try await tab.expectTidyLayout()
    try await tab.expectAccessible()
  }
}
