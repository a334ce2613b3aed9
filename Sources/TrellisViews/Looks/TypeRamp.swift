/// The sizes of the text styles.
public struct TypeRamp: Equatable, Sendable {
  /// The families of all texts, in order of preference; the page's own fonts follow.
  public var families: [String] = []
  /// The families of monospaced texts, in order of preference.
  public var monospacedFamilies = ["Noto Sans Mono", "monospace"]
  /// The factor of all sizes and line heights.
  var scale = 1.0

  private var steps: [Font.Style: Step] = [
    .largeTitle: Step(32, 40, 700, tracking: -0.6), .title: Step(24, 32, 700, tracking: -0.4),
    .title2: Step(20, 28, 600, tracking: -0.2), .title3: Step(16, 22, 600),
    .headline: Step(14, 20, 600), .body: Step(14, 20, 400), .callout: Step(16, 24, 400),
    .subheadline: Step(13, 18, 400), .footnote: Step(12, 16, 400), .caption: Step(12, 16, 400),
  ]

  /// A size with its line height, in CSS pixels, and a weight.
  public struct Step: Hashable, Sendable {
    /// The font size in CSS pixels.
    public var size: Double
    /// The line height in CSS pixels.
    public var lineHeight: Double
    /// The CSS font weight.
    public var weight: Int
    /// The space added between characters, in CSS pixels.
    public var tracking: Double

    /// A style with the size and line height in CSS pixels, and a CSS font weight.
    ///
    /// - Parameter tracking: the space added between characters, in CSS pixels; large texts look better with less.
    public init(_ size: Double, _ lineHeight: Double, _ weight: Int, tracking: Double = 0) {
      self.size = size
      self.lineHeight = lineHeight
      self.weight = weight
      self.tracking = tracking
    }

    /// The step at a text scale; line heights stay whole pixels.
    func scaled(by scale: Double) -> Step {
      scale == 1
        ? self
        : Step(
          (size * scale * 2).rounded() / 2, (lineHeight * scale).rounded(), weight,
          tracking: tracking * scale)
    }
  }

  /// The standard sizes, of the page's own fonts.
  public init() {}

  /// The size of `style` at the text scale 1.
  public subscript(style: Font.Style) -> Step {
    get { steps[style] ?? Step(14, 20, 400) }
    set { steps[style] = newValue }
  }
}
