import TrellisComponents
import TrellisLayout
import TrellisUI

/// The size of a view and the positions of its alignments, for `alignmentGuide(_:computeValue:)`.
public struct ViewDimensions {
  /// The width in CSS pixels.
  public let width: Double
  /// The height in CSS pixels.
  public let height: Double
  private let baseline: Double?

  init(_ layout: Layout) {
    width = layout.size.width
    height = layout.size.height
    baseline = layout.firstBaseline
  }

  /// The distance of a position from the leading edge, in CSS pixels.
  public subscript(alignment: HorizontalAlignment) -> Double { width * alignment.share }

  /// The distance of a position from the top edge, in CSS pixels. A view without text has its baseline at its bottom.
  public subscript(alignment: VerticalAlignment) -> Double {
    alignment == .firstTextBaseline ? baseline ?? height : height * alignment.share
  }
}

/// The functions that ``View/alignmentGuide(_:computeValue:)`` sets.
struct AlignmentGuides {
  var horizontal: [HorizontalAlignment: (ViewDimensions) -> Double] = [:]
  var vertical: [VerticalAlignment: (ViewDimensions) -> Double] = [:]

  static let key = ObjectIdentifier(AlignmentGuides.self)
}

extension BoxTraits {
  /// The guides of the view for the stack around it; `nil` for none.
  var guides: AlignmentGuides? {
    get { layoutValues.isEmpty ? nil : layoutValues[AlignmentGuides.key] as? AlignmentGuides }
    set { layoutValues[AlignmentGuides.key] = newValue }
  }
}

/// A changed horizontal guide.
public struct HorizontalGuideChange {
  let alignment: HorizontalAlignment
  let computeValue: (ViewDimensions) -> Double
}

/// A changed vertical guide.
public struct VerticalGuideChange {
  let alignment: VerticalAlignment
  let computeValue: (ViewDimensions) -> Double
}

extension View {
  /// Moves the position of `alignment` in this view. A ``VStack`` or ``ZStack`` around it with this alignment has the
  /// positions of all its views on one line.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title")
  ///   Text("indented").alignmentGuide(.leading) { _ in -16 }
  /// }
  /// ```
  ///
  /// - Parameter computeValue: the distance of the position from the leading edge, in CSS pixels, from the size of the
  ///   view. It depends on its parameter alone.
  public consuming func alignmentGuide(
    _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> BoxView<Self, HorizontalGuideChange> {
    let change = HorizontalGuideChange(alignment: alignment, computeValue: computeValue)
    return BoxView(self, change) { change, box in
      var guides = box.traits.guides ?? AlignmentGuides()
      guides.horizontal[change.alignment] = change.computeValue
      box.traits.guides = guides
    }
  }

  /// Moves the position of `alignment` in this view. An ``HStack`` or ``ZStack`` around it with this alignment has the
  /// positions of all its views on one line.
  ///
  /// - Parameter computeValue: the distance of the position from the top edge, in CSS pixels, from the size of the
  ///   view. It depends on its parameter alone.
  public consuming func alignmentGuide(
    _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> BoxView<Self, VerticalGuideChange> {
    let change = VerticalGuideChange(alignment: alignment, computeValue: computeValue)
    return BoxView(self, change) { change, box in
      var guides = box.traits.guides ?? AlignmentGuides()
      guides.vertical[change.alignment] = change.computeValue
      box.traits.guides = guides
    }
  }
}

extension AlignmentGuides? {
  /// The position of `alignment` in a view of a layout, from the leading edge.
  func offset(of alignment: HorizontalAlignment, in layout: Layout) -> Double {
    let dimensions = ViewDimensions(layout)
    let own = self?.horizontal[alignment]?(dimensions)
    return own.flatMap { $0.isFinite ? $0 : nil } ?? dimensions[alignment]
  }

  /// The position of `alignment` in a view of a layout, from the top edge.
  func offset(of alignment: VerticalAlignment, in layout: Layout) -> Double {
    let dimensions = ViewDimensions(layout)
    let own = self?.vertical[alignment]?(dimensions)
    return own.flatMap { $0.isFinite ? $0 : nil } ?? dimensions[alignment]
  }
}
