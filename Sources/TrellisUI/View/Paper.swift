import TrellisBase
public import TrellisLayout

/// A size of paper, in upright position.
public struct PaperSize: Hashable, Sendable {
  /// The shorter side in millimetres, from 20 to 2000.
  public let width: Double
  /// The longer side in millimetres, from 20 to 2000.
  public let height: Double

  /// - Parameters:
  ///   - width: in millimetres; values outside of 20 to 2000 become the nearest of them.
  ///   - height: in millimetres, with the same range.
  public init(width: Double, height: Double) {
    self.width = Self.side(width)
    self.height = Self.side(height)
  }

  private static func side(_ length: Double) -> Double {
    length.isNaN ? 20 : min(max(length, 20), 2000)
  }

  /// 297 × 420 mm.
  public static let a3 = PaperSize(width: 297, height: 420)
  /// 210 × 297 mm.
  public static let a4 = PaperSize(width: 210, height: 297)
  /// 148 × 210 mm.
  public static let a5 = PaperSize(width: 148, height: 210)
  /// 8.5 × 11 inches.
  public static let letter = PaperSize(width: 215.9, height: 279.4)
  /// 8.5 × 14 inches.
  public static let legal = PaperSize(width: 215.9, height: 355.6)
}

/// The side of a sheet that is at its top.
public enum PaperOrientation: Hashable, Sendable {
  /// The shorter side.
  case portrait
  /// The longer side.
  case landscape
}

/// The sheets on which a page is printed.
public struct Paper: Hashable, Sendable {
  /// The width of a sheet in millimetres.
  public let width: Double
  /// The height of a sheet in millimetres.
  public let height: Double
  /// The distances of the content from the edges, in millimetres.
  public let margins: EdgeInsets

  /// - Parameters:
  ///   - size: the size of a sheet, A4 by default.
  ///   - orientation: the side at the top, the shorter one by default.
  ///   - margins: in millimetres, 10 by default. Each is reduced to at most two fifths of its side of the sheet.
  public init(
    _ size: PaperSize = .a4, _ orientation: PaperOrientation = .portrait,
    margins: EdgeInsets = EdgeInsets(all: 10)
  ) {
    let isUpright = orientation == .portrait
    self.init(
      width: isUpright ? size.width : size.height, height: isUpright ? size.height : size.width,
      margins: margins)
  }

  private init(width: Double, height: Double, margins: EdgeInsets) {
    func margin(_ length: Double, of side: Double) -> Double {
      length.isNaN ? 0 : min(max(length, 0), side * 0.4)
    }
    self.width = width
    self.height = height
    self.margins = EdgeInsets(
      top: margin(margins.top, of: height), left: margin(margins.left, of: width),
      bottom: margin(margins.bottom, of: height), right: margin(margins.right, of: width))
  }

  /// The name of the attribute with the paper of a page.
  package static let attribute = "data-paper"

  /// The value of the attribute: the width, the height and the margins from the top clockwise, in millimetres.
  package var attributeValue: String {
    [width, height, margins.top, margins.right, margins.bottom, margins.left].map { "\($0)" }
      .joined(separator: " ")
  }

  /// The paper of an attribute's value; `nil` for any other text.
  package init?(attributeValue: String) {
    let parts = attributeValue.parts(between: " ")
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 6, numbers.count == 6 else { return nil }
    let size = PaperSize(width: numbers[0], height: numbers[1])
    self.init(
      width: size.width, height: size.height,
      margins: EdgeInsets(
        top: numbers[2], left: numbers[5], bottom: numbers[4], right: numbers[3]))
  }

  /// The room for content on a sheet, in whole CSS px.
  ///
  /// Less than the exact room by at most one pixel, so that no browser divides a sheet.
  package var content: Size {
    func pixels(_ millimetres: Double) -> Double {
      max(1, (millimetres * 96 / 25.4).rounded(.down))
    }
    return Size(
      width: pixels(width - margins.left - margins.right),
      height: pixels(height - margins.top - margins.bottom))
  }

  /// The rule of a style sheet that has browsers print on this paper.
  package var pageRule: String {
    let sides = [margins.top, margins.right, margins.bottom, margins.left].map { "\($0)mm" }
    return "@page{size:\(width)mm \(height)mm;margin:\(sides.joined(separator: " "))}"
  }
}
