import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisLayout
import TrellisUI

/// The frames and elements of all components, compared with recorded ones.
struct ComponentGalleryTests {
  private static let ranges: [SizeRange] = [
    .exactly(100, 60), .upTo(100, 60), range(30, 20, 100, .infinity), .upTo(.infinity, .infinity),
    .upTo(50.5, 33.3), range(40, 40, 40, 200), .exactly(0, 0),
  ]

  private func layout(_ component: Component, in range: SizeRange) -> Layout {
    let traits = Traits(pixelRatio: 2)
    return RenderContext(environment: HostEnvironment(traits: traits)).run {
      component.layout(thatFits: range, parentSize: ParentSize(range.max))
    }
  }

  private func frames(of layout: Layout) -> String {
    let frames = LayoutProbe.frames(layout).map {
      "\(galleryNumber($0.x)) \(galleryNumber($0.y)) \(galleryText($0.size))"
    }
    return ([galleryText(layout.size)] + frames).joined(separator: " | ")
  }

  @Test func theFramesAndRangesAreThoseThatWereRecorded() throws {
    let (small, large) = (NotingLeaf(21, 13.5), NotingLeaf(130, 90))
    var lines: [String] = []
    for entry in LayoutGallery.entries(small, large) {
      lines.append(entry.name)
      for range in Self.ranges {
        let component = try #require(entry.make(), "\(entry.name)")
        let layout = layout(component, in: range)
        lines.append("  " + frames(of: layout))
        let placed = layout.children.map { ObjectIdentifier($0.layout.component) }.sorted()
        #expect(placed == children(component).compactMap { $0 }.sorted(), "\(entry.name)")
        lines +=
          small.takeNotes().map { "    small \($0)" } + large.takeNotes().map { "    large \($0)" }
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    try Golden("layouts.txt").check(text)
  }

  /// A component may take the layout of another one only if it would be the same.
  @Test func componentsWithTheSameLayoutInputsHaveTheSameFrames() throws {
    let entries = LayoutGallery.entries(NotingLeaf(21, 13.5), NotingLeaf(130, 90))
    let components = try entries.map { try #require($0.make()) }
    let again = try entries.map { try #require($0.make()) }
    let frames = components.map { component in
      Self.ranges.map { self.frames(of: layout(component, in: $0)) }
    }
    for (index, component) in components.enumerated() {
      #expect(component.hasSameLayoutInputs(as: again[index]), "\(entries[index].name)")
      for (place, other) in components.enumerated()
      where type(of: component) == type(of: other) && component.size == other.size
        && children(component) == children(other) && frames[index] != frames[place]
      {
        let names = "\(entries[index].name) and \(entries[place].name)"
        #expect(!component.hasSameLayoutInputs(as: other), "\(names)")
      }
    }
  }

  /// Only components without parameters of their layout have the layouts of any other.
  @Test func aComponentOfAnotherTypeHasOtherLayoutInputs() throws {
    let withoutParameters = [
      "OverlayComponent", "BackgroundComponent", "SizingComponent", "ViewComponent",
      "ButtonComponent", "ImageComponent",
    ]
    for entry in LayoutGallery.entries(NotingLeaf(1, 2), NotingLeaf(3, 4)) {
      let component = try #require(entry.make())
      let isSame = component.hasSameLayoutInputs(as: Component())
      #expect(isSame == withoutParameters.contains(component.typeName), "\(entry.name)")
    }
  }

  private func children(_ component: Component) -> [ObjectIdentifier?] {
    (0..<component.numberOfChildren).map { component.child(at: $0).map { ObjectIdentifier($0) } }
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func theElementsOfControlsAreThoseThatWereRecorded(direction: WritingDirection) throws {
    let text = try elements(ControlGallery.controls, direction, widths: [.infinity, 60])
    try Golden("controls-\(direction).html").check(text)
  }

  @Test(arguments: [WritingDirection.leftToRight, .rightToLeft])
  func theElementsOfTextsAreThoseThatWereRecorded(direction: WritingDirection) throws {
    let text = try elements(ControlGallery.texts, direction, widths: [110])
    try Golden("texts-\(direction).html").check(text)
  }

  /// The elements of each entry, and its baseline, in a size of its own in each of `widths`.
  private func elements(
    _ entries: [GalleryEntry], _ direction: WritingDirection, widths: [Double]
  ) throws -> String {
    var environment = TextFixture.environment
    environment.traits.writingDirection = direction
    let context = RenderContext(environment: environment)
    var text = ""
    for entry in entries {
      for width in widths {
        let component = try #require(context.run(entry.make), "\(entry.name)")
        let layout = context.run {
          component.layout(thatFits: .upTo(width, .infinity), parentSize: .undefined)
        }
        let document = Document()
        let mounter = Mounter(document: document)
        defer { mounter.mount(nil) }
        mounter.mount(layout)
        let baseline = layout.firstBaseline.map(galleryNumber) ?? "-"
        text += "\(entry.name), \(galleryNumber(width)): baseline \(baseline)\n"
        text += HTMLWriter.snapshot(document) + "\n"
      }
    }
    return text
  }
}
