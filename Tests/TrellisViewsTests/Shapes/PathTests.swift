import Foundation
import Testing
import TrellisLayout

@testable import TrellisViews

struct PathTests {
  @Test func stepsAreCommands() {
    let path = Path { path in
      path.move(to: Point(x: 0, y: 10.005))
      path.addLine(to: Point(x: -0.5, y: 20))
      path.addQuadCurve(to: Point(x: 3, y: 4), control: Point(x: 1.25, y: -2))
      path.addCurve(
        to: Point(x: 7, y: 8), control1: Point(x: 5, y: 5), control2: Point(x: 6, y: 6))
      path.closeSubpath()
    }
    #expect(path.svg == "M0 10.01L-.5 20Q1.25-2 3 4C5 5 6 6 7 8Z")
    #expect(path.currentPoint == Point(x: 0, y: 10.005))
    #expect(!path.isEmpty)
    #expect(Path().isEmpty)
    #expect(Path().svg == "")
  }

  @Test func numbersThatSVGCannotHoldAreReplaced() {
    let path = Path { path in
      path.move(to: Point(x: .nan, y: .infinity))
      path.addLine(to: Point(x: -.infinity, y: 1e300))
    }
    #expect(path.svg == "M0 10000000L-10000000 10000000")
  }

  @Test func rectanglesGoClockwise() {
    #expect(Path(Rect(x: 1, y: 2, width: 3, height: 4)).svg == "M1 2L4 2L4 6L1 6Z")
    #expect(
      Path(roundedRect: Rect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 5).svg
        == "M5 0L35 0C37.76 0 40 2.24 40 5L40 15C40 17.76 37.76 20 35 20L5 20"
        + "C2.24 20 0 17.76 0 15L0 5C0 2.24 2.24 0 5 0Z")
    #expect(
      Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 10)).svg
        == "M20 5C20 7.76 15.52 10 10 10C4.48 10 0 7.76 0 5C0 2.24 4.48 0 10 0"
        + "C15.52 0 20 2.24 20 5Z")
  }

  @Test(arguments: [(0.0, 90.0, false), (0, 90, true), (350, 10, false), (30, 390, false)])
  func arcsStayOnTheirCircle(start: Double, end: Double, clockwise: Bool) throws {
    let center = Point(x: 3, y: -4)
    var path = Path()
    path.addArc(
      center: center, radius: 100, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    for segment in path.segments {
      for step in 0...10 {
        let point = segment.point(at: Double(step) / 10) - center
        #expect(abs(hypot(point.x, point.y) - 100) < 0.03)
      }
    }
    let last = try #require(path.currentPoint) - center
    #expect(abs(last.x - 100 * cos(end * .pi / 180)) < 1e-9)
    #expect(abs(last.y - 100 * sin(end * .pi / 180)) < 1e-9)
  }

  @Test func anArcTouchesBothTangents() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 10, y: 0), tangent2End: Point(x: 10, y: 10), radius: 4)
    #expect(path.svg == "M0 0L6 0C8.21 0 10 1.79 10 4")
  }

  @Test func theBoundsAreTight() {
    let curve = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
    }
    #expect(curve.boundingRect == Rect(x: 0, y: 0, width: 10, height: 6))
    let ellipse = Path(ellipseIn: Rect(x: 5, y: 6, width: 20, height: 10)).boundingRect
    #expect(ellipse == Rect(x: 5, y: 6, width: 20, height: 10))
    #expect(Path().boundingRect == .zero)
  }

  @Test func aPartHasItsShareOfTheLength() {
    let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.trimmedPath(from: 0.125, to: 0.5).svg == "M5 0L10 0L10 10")
    #expect(square.trimmedPath(from: 0.5, to: 1).svg == "M10 10L0 10L0 0")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let quarter = circle.trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
    #expect(abs(quarter.x - (10 + 10 * cos(.pi / 4))) < 0.01)
    #expect(abs(quarter.y - (10 + 10 * sin(.pi / 4))) < 0.01)
    let two = Path { path in
      path.addLines([.zero, Point(x: 10, y: 0)])
      path.addLines([Point(x: 0, y: 5), Point(x: 10, y: 5)])
    }
    #expect(two.trimmedPath(from: 0.25, to: 0.75).svg == "M5 0L10 0M0 5L5 5")
  }

  @Test func transformsApplyInTheirOrder() {
    let path = Path { $0.addLines([.zero, Point(x: 2, y: 0)]) }
    let transform = PathTransform.identity.translatedBy(x: 10, y: 0).rotated(by: .degrees(90))
      .scaledBy(x: 3, y: 3)
    #expect(path.applying(transform).svg == "M10 0L10 6")
    #expect(path.offsetBy(dx: 1, dy: -1).svg == "M1-1L3-1")
  }
}
