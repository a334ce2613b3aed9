import Foundation
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
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
    #expect(try Golden("\(gallery).html").difference(from: snapshot(gallery)) == nil)
  }

  @Test(arguments: ControlGallery.allCases)
  func theElementsOfANarrowPageFromRightToLeftAreThoseThatWereRecorded(
    _ gallery: ControlGallery
  ) throws {
    let text = snapshot(gallery, direction: .rightToLeft, width: 390)
    #expect(try Golden("\(gallery)-narrow.html").difference(from: text) == nil)
  }

  @Test(arguments: [
    (ControlGallery.containers, PageMedium.file), (.containers, .sheet), (.fields, .file),
    (.media, .file),
  ])
  func theElementsOfOtherMediaAreThoseThatWereRecorded(
    _ gallery: ControlGallery, _ medium: PageMedium
  ) throws {
    let text = snapshot(gallery, medium)
    #expect(try Golden("\(gallery)-\(medium).html").difference(from: text) == nil)
  }
}
