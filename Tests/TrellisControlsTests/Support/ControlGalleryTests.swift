import Foundation
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisTesting
import TrellisUI
import TrellisViews

@testable import TrellisControls

/// The elements, attributes and frames of all controls, compared with recorded ones.
struct ControlGalleryTests {
  private func snapshot(
    _ gallery: ControlGallery, _ medium: PageMedium = .live,
    direction: WritingDirection = .leftToRight, width: Double = 1280
  ) -> String {
    let page = controlPage(direction: direction, width: width) {
      VStack(alignment: .leading) { gallery.body }
        .environment(\.pageMedium, medium).environment(\.timeZone, .gmt)
    }
    return HTMLWriter.snapshot(page.host.document)
  }

  @Test(arguments: ControlGallery.allCases)
  func theElementsAreThoseThatWereRecorded(_ gallery: ControlGallery) throws {
    try Golden("\(gallery).html").check(snapshot(gallery))
  }

  @Test(arguments: ControlGallery.allCases)
  func theElementsOfANarrowPageFromRightToLeftAreThoseThatWereRecorded(
    _ gallery: ControlGallery
  ) throws {
    let text = snapshot(gallery, direction: .rightToLeft, width: 390)
    try Golden("\(gallery)-narrow.html").check(text)
  }

  @Test(arguments: [
    (ControlGallery.containers, PageMedium.file), (.containers, .sheet), (.fields, .file),
    (.media, .file),
  ])
  func theElementsOfOtherMediaAreThoseThatWereRecorded(
    _ gallery: ControlGallery, _ medium: PageMedium
  ) throws {
    let text = snapshot(gallery, medium)
    try Golden("\(gallery)-\(medium).html").check(text)
  }
}
