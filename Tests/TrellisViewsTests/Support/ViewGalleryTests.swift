import Foundation
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisTesting

@testable import TrellisViews

/// The elements, attributes and frames of all views, compared with recorded ones.
struct ViewGalleryTests {
  private func snapshot(
    _ gallery: ViewGallery, direction: WritingDirection = .leftToRight, width: Double = 1280
  ) -> String {
    let page = TestPage(
      environment: HostEnvironment(
        traits: Traits(viewport: Size(width: width, height: 800), writingDirection: direction)),
      provider: {
        HostingComponent(
          VStack(alignment: .leading) { gallery.body }.environment(\.timeZone, .gmt))
      })
    return HTMLWriter.snapshot(page.host.document)
  }

  @Test(arguments: ViewGallery.allCases)
  func theElementsAreThoseThatWereRecorded(_ gallery: ViewGallery) throws {
    try Golden("\(gallery).html").check(snapshot(gallery))
  }

  @Test(arguments: [ViewGallery.controls, .layers, .stacks, .frames, .grids])
  func theElementsOfANarrowPageFromRightToLeftAreThoseThatWereRecorded(
    _ gallery: ViewGallery
  ) throws {
    let text = snapshot(gallery, direction: .rightToLeft, width: 390)
    try Golden("\(gallery)-narrow.html").check(text)
  }
}
