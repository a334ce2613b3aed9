import TrellisComponents
import TrellisLayout
import TrellisUI

/// A component of a gallery: made again by each call of `make`.
struct GalleryEntry {
  let name: String
  let make: () -> Component?

  init(_ name: String, _ make: @autoclosure @escaping () -> Component?) {
    self.name = name
    self.make = make
  }
}

/// A leaf with a natural size that notes the ranges and parent sizes of its layouts.
final class NotingLeaf: Component {
  private let natural: Size
  private(set) var notes: [String] = []

  init(_ width: Double, _ height: Double) {
    natural = Size(width: width, height: height)
    super.init()
  }

  override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    let parent = [parentSize.width, parentSize.height].map { $0.map(galleryNumber) ?? "-" }
    notes.append(
      "\(galleryText(range.min))...\(galleryText(range.max)) in \(parent[0]) x \(parent[1])")
    return Layout(of: self, size: range.clamp(natural))
  }

  override func firstBaseline(of layout: Layout) -> Double? { layout.size.height / 2 }

  /// The notes since the last call.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}

func galleryNumber(_ number: Double) -> String {
  number.isInfinite ? "inf" : "\((number * 100).rounded() / 100)"
}

func galleryText(_ size: Size) -> String {
  "\(galleryNumber(size.width)) x \(galleryNumber(size.height))"
}

/// The components that arrange others, each with values of each parameter around the same children.
enum LayoutGallery {
  /// Used by all entries, so that their layouts differ by their own parameters only.
  static func entries(_ small: NotingLeaf, _ large: NotingLeaf) -> [GalleryEntry] {
    let axes: [(String, CenterComponent.Axes)] = [
      ("none", []), ("horizontal", .horizontal), ("vertical", .vertical), ("both", .both),
    ]
    let sizes: [(String, ComponentSize)] = [
      ("auto", .auto), ("45 x 35", ComponentSize(width: 45, height: 35)),
      ("50 % x 25 %", ComponentSize(width: .percent(0.5), height: .percent(0.25))),
      (
        "from 10 x 60 to 20 x 70",
        ComponentSize(minWidth: 10, minHeight: 60, maxWidth: 20, maxHeight: 70)
      ),
    ]
    var all: [GalleryEntry] = []
    for (centering, centered) in axes {
      for (minimizing, minimized) in axes {
        all.append(
          GalleryEntry(
            "center \(centering), least \(minimizing)",
            CenterComponent(centering: centered, minimizing: minimized, child: small)))
      }
    }
    for ratio in [0.3, 1, 2.1] {
      all.append(GalleryEntry("ratio \(ratio)", RatioComponent(ratio: ratio, child: small)))
    }
    for (name, size) in sizes {
      all += [
        GalleryEntry("sizing \(name)", SizingComponent(size: size, child: small)),
        GalleryEntry("center \(name)", CenterComponent(size: size, child: small)),
        GalleryEntry("view \(name)", ViewComponent(size: size, child: small)),
        GalleryEntry("empty view \(name)", ViewComponent(size: size)),
        GalleryEntry(
          "static \(name)",
          StaticComponent(
            size: size, children: [.init(position: Point(x: 3, y: 5), component: small)])),
        GalleryEntry("picture \(name)", ImageComponent(source: "/a", alternative: "a", size: size)),
        GalleryEntry(
          "button \(name)", ButtonComponent(size: size, action: Action { _ in }, content: small)),
        GalleryEntry("scroll \(name)", ScrollComponent(size: size, child: large)),
        GalleryEntry(
          "flexbox \(name)",
          FlexboxComponent(.row, size: size, children: { [FlexboxChild(small)] })),
      ]
      for axis in [ClippingComponent.Axis.none, .width, .height] {
        all.append(
          GalleryEntry(
            "clipping \(axis) \(name)", ClippingComponent(size: size, axis: axis, child: large)))
      }
    }
    return all + placed(small, large) + insets(small) + flexboxes(small, large)
  }

  private static func placed(_ small: NotingLeaf, _ large: NotingLeaf) -> [GalleryEntry] {
    let ranges: [(String, RelativeSizeRange)] = [
      ("auto", RelativeSizeRange()),
      (
        "exactly 12 x 25 %",
        RelativeSizeRange(exactly: RelativeSize(width: 12, height: .percent(0.25)))
      ),
      ("at least 70 x 80", RelativeSizeRange(min: RelativeSize(width: 70, height: 80))),
      ("at most 7 x 8", RelativeSizeRange(max: RelativeSize(width: 7, height: 8))),
    ]
    var all = ranges.map { name, range in
      GalleryEntry(
        "static \(name)",
        StaticComponent(children: [
          .init(position: Point(x: 20, y: 31), component: small, size: range),
          .init(position: .zero, component: nil),
        ]))
    }
    all += [
      GalleryEntry(
        "static outside",
        StaticComponent(children: [
          .init(position: Point(x: 500, y: 600), component: small),
          .init(position: Point(x: -4, y: -5), component: large),
        ])),
      GalleryEntry("layers at the left", ZStackComponent(children: [small, nil, large])),
      GalleryEntry(
        "layers at the right", ZStackComponent(gravity: .topRight, children: [large, small])),
      GalleryEntry("overlay", OverlayComponent(content: small, overlay: large)),
      GalleryEntry("no overlay", OverlayComponent(content: small, overlay: nil)),
      GalleryEntry("background", BackgroundComponent(content: small, background: large)),
      GalleryEntry("no background", BackgroundComponent(content: small, background: nil)),
      GalleryEntry("scroll horizontally", ScrollComponent("nav", axes: .horizontal, child: large)),
      GalleryEntry(
        "scroll in both axes", ScrollComponent(axes: [.horizontal, .vertical], child: large)),
      GalleryEntry("scroll not", ScrollComponent(axes: [], child: large)),
      GalleryEntry(
        "picture of its own size",
        ImageComponent(source: "/a", alternative: "", naturalSize: Size(width: 30, height: 40))),
    ]
    return all
  }

  private static func insets(_ small: NotingLeaf) -> [GalleryEntry] {
    let infinite = Dimension.points(.infinity)
    let edges: [(String, InsetEdges)] = [
      ("none", InsetEdges()), ("1 2 3 4", InsetEdges(top: 1, left: 2, bottom: 3, right: 4)),
      ("negative", InsetEdges(top: -1, left: -2, bottom: -3, right: -4)),
      ("large", InsetEdges(top: 70, left: 80, bottom: 90, right: 100)),
      ("auto", InsetEdges(top: .auto, left: 2, bottom: .auto, right: 3)),
      (
        "percent",
        InsetEdges(
          top: .percent(0.1), left: .percent(0.2), bottom: .percent(0.15), right: .percent(0.05))
      ),
      ("infinite before", InsetEdges(top: infinite, left: infinite, bottom: 3, right: 4)),
      ("infinite after", InsetEdges(top: 1, left: 2, bottom: infinite, right: infinite)),
      ("infinite", InsetEdges(top: infinite, left: infinite, bottom: infinite, right: infinite)),
      (
        "from left to right",
        InsetEdges(top: 1, start: 2, bottom: 3, end: 4, direction: .leftToRight)
      ),
      ("from right to left", InsetEdges(start: 2, end: 4, direction: .rightToLeft)),
    ]
    return edges.map { name, edges in
      GalleryEntry("inset \(name)", InsetComponent(insets: edges, child: small))
    } + [
      GalleryEntry(
        "inset in px",
        InsetComponent(insets: EdgeInsets(top: 4, left: 3, bottom: 2, right: 1), child: small))
    ]
  }

  private static func flexboxes(_ small: NotingLeaf, _ large: NotingLeaf) -> [GalleryEntry] {
    func children() -> [FlexboxChild] {
      [small.flex(grow: 1), FlexboxChild(nil), large.flex(shrink: 2, alignSelf: .center)]
    }
    return [
      GalleryEntry("column", FlexboxComponent(children: children)),
      GalleryEntry("row", FlexboxComponent(.row, children: children)),
      GalleryEntry("row, spacing 7", FlexboxComponent(.row, spacing: 7, children: children)),
      GalleryEntry(
        "row, end, at the bottom",
        FlexboxComponent(.row, justifyContent: .end, alignItems: .end) { small }),
      GalleryEntry(
        "row, wrapped, padding",
        FlexboxComponent(.row, wrap: .wrap, padding: .all(6), children: children)),
      GalleryEntry(
        "row of flexible children",
        FlexboxComponent(.row) {
          small.flex(grow: 1, basis: .percent(0.25), margin: .all(2))
          large.flex(shrink: 1)
          small.flex(grow: 3, shrink: 4, basis: 90, alignSelf: .end)
        }),
    ]
  }
}
