import Testing
import TrellisLayout

struct PixelGridTests {
  @Test func roundsToDevicePixels() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.floor(1.3) == 1)
    #expect(grid.ceil(1.3) == 1.5)
    #expect(grid.round(1.2) == 1)
    #expect(grid.round(1.25) == 1.5)
    #expect(grid.round(-1.25) == -1)
  }

  @Test func valuesOnTheGridStayForEveryRounding() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.snap(3.00005, .up) == 3)
    #expect(grid.snap(2.99995, .down) == 3)
    #expect(grid.snap(3.2, .up) == 4)
    #expect(grid.snap(3.8, .down) == 3)
    #expect(grid.snap(3.5) == 4)
    #expect(grid.snap(-3.5) == -3)
  }

  @Test func comparesWithATolerance() {
    #expect(areLengthsEqual(.nan, .nan))
    #expect(areLengthsEqual(.infinity, .infinity))
    #expect(!areLengthsEqual(.nan, 0))
    #expect(areLengthsEqual(1, 1.00005))
    #expect(!areLengthsEqual(1, 1.0002))
    #expect(isLength(1, atLeast: 1.00005))
  }

  @Test func operatorsWorkByComponent() {
    #expect(Point(x: 1, y: 2) + Point(x: 3, y: 4) * 2 == Point(x: 7, y: 10))
    #expect(-Point(x: 1, y: -2) == Point(x: -1, y: 2))
    #expect(Size(width: 5, height: 4) - Size(width: 1, height: 1) == Size(width: 4, height: 3))
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets - insets == .zero)
    #expect((insets + insets * 2).left == 6)
    #expect(insets.horizontal == 6 && insets.vertical == 4)
  }

  @Test func aLengthTooLargeForTheGridStays() {
    #expect(PixelGrid(scale: 2).snap(1e308) == 1e308)
    #expect(PixelGrid().snap(.infinity, .up) == .infinity)
  }
}
