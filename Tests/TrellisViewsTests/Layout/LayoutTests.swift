import Testing
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct LayoutTests {
  @Test func rowsAndColumnsWithAlignmentAndSpacing() {
    let frames = frames(
      VStack(alignment: .trailing, spacing: 4) {
        HStack(alignment: .bottom, spacing: 6) {
          box("a")
          box("b", 20, 30)
        }
        box("c", 10)
      }.frame(width: 100, height: 100, alignment: .topLeading))
    #expect(frames == ["a": "0 20 20 10", "b": "26 0 20 30", "c": "36 34 10 10"])
  }

  @Test func aFixedSizeHasNoLeastLength() {
    #expect(frames(box("a", 0, 0).fixedSize().inPage()) == ["a": "0 0 0 0"])
  }

  @Test func aSpacerTakesTheSpaceOfTheContainersAround() {
    let frames = frames(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a")
          Spacer()
          box("b")
        }
        Spacer()
        box("c")
      })
    #expect(frames == ["a": "0 0 20 10", "b": "280 0 20 10", "c": "140 190 20 10"])
  }

  /// The view inside grows, which is known only after it was rendered.
  @Test func aLimitedViewWithAGrowingViewIsInTheMiddle() {
    struct Growing: View {
      var body: some View { HStack { Spacer() } }
    }
    let frames = frames(
      VStack(alignment: .leading) {
        box("a")
        Growing()
      }
      .frame(maxWidth: 200)
      .frame(maxWidth: .infinity))
    #expect(frames["a"] == "50 91 20 10")
  }

  @Test func aViewOfItsOwnGrowsToo() {
    struct Row: View {
      var body: some View {
        HStack(spacing: 0) {
          Spacer()
          Color.accent.frame(width: 20, height: 10).accessibilityLabel("a")
        }
      }
    }
    struct Padded: View {
      var body: some View { Row().padding(5) }
    }
    let frames = frames(
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) { Padded() }
        box("b", 50)
      })
    #expect(frames["a"] == "225 5 20 10")
    #expect(frames["b"] == "250 0 50 10")
  }

  @Test func framesPlaceTheirContent() {
    let frames = frames(
      VStack(alignment: .leading, spacing: 0) {
        box("a").frame(width: 100, height: 50)
        box("b").frame(maxWidth: .infinity, alignment: .trailing)
        box("c").padding(5).frame(width: 100, alignment: .leading)
        box("d").frame(minWidth: 60, alignment: .center)
      })
    #expect(
      frames == [
        "a": "40 20 20 10", "b": "280 50 20 10", "c": "5 65 20 10", "d": "20 80 20 10",
      ])
  }

  @Test func aLimitedWidthIsAlignedByTheContainer() {
    struct Page: View {
      var body: some View {
        Color.accent.frame(height: 10).frame(maxWidth: 200).accessibilityLabel("page")
      }
    }
    let frames = frames(
      VStack(spacing: 0) {
        Color.accent.frame(height: 10).frame(maxWidth: 100).accessibilityLabel("box")
        Page()
      })
    #expect(frames["box"] == "100 0 100 10")
    #expect(frames["page"] == "50 10 200 10")
  }

  @Test func layersAreAligned() {
    let frames = frames(
      ZStack(alignment: .bottomTrailing) {
        box("a", 100, 50)
        box("b")
      }.frame(width: 100, height: 50).overlay(alignment: .topTrailing) { box("c") }
        .background { Color.line.accessibilityLabel("d") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    #expect(frames["a"] == "0 0 100 50" && frames["b"] == "80 40 20 10")
    #expect(frames["c"] == "80 0 20 10" && frames["d"] == "0 0 100 50")
  }

  @Test func aChainOfModifiersMakesOneBoxAndItsText() {
    let page = viewPage {
      Text("x").padding(8).background(.surface).cornerRadius(8).border(.line).onTapGesture {}
        .shadow(radius: 4).help("more").opacity(0.9)
    }
    let below = page.elements.filter { $0 !== page.root }
    #expect(below.count == 2)
    #expect(below.last?.text == "x")
  }

  @Test func aTextCarriesItsLooksItself() {
    let page = viewPage {
      VStack {
        Text("x").foregroundStyle(.secondary).background(.surface)
        Text("y").accessibilityHeading(2)
      }
    }
    let below = page.elements.filter { $0 !== page.root }
    #expect(below.map(\.tag) == ["div", "h2"])
  }

  @Test func paddingAfterAStyleIsOutside() {
    let frames = frames(
      VStack(alignment: .leading) {
        box("a").padding(4).background(.surface).accessibilityLabel("inner").padding(10)
          .background(.line).accessibilityLabel("outer")
      })
    #expect(
      frames == ["a": "14 14 20 10", "inner": "10 10 28 18", "outer": "0 0 48 38"])
  }

  @Test func textsOfALowerPriorityShrinkFirst() {
    let long = "several words that are longer than the room"
    let frames = frames(
      HStack(spacing: 0) {
        Text(long).layoutPriority(1).accessibilityHeading(1)
        Text(long).accessibilityHeading(2)
      }.frame(width: 300))
    let widths = ["h1", "h2"].map {
      Int(frames[$0]?.split(separator: " ")[2] ?? "") ?? 0
    }
    #expect(widths[0] > 3 * widths[1])
  }

  @Test func offsetsMoveOnlyTheirView() {
    let frames = frames(
      VStack(alignment: .leading, spacing: 0) {
        box("a").offset(x: 7, y: 3)
        box("b")
      })
    #expect(frames == ["a": "7 3 20 10", "b": "0 10 20 10"])
  }

  /// Like CSS, where a box has the baseline of its first text.
  @Test func baselinesAreThoseOfTheTextsInside() {
    struct Label: View {
      var body: some View { Text("Large").font(.largeTitle).padding(4) }
    }
    func top(_ small: some View, _ large: some View) -> Int {
      let frames = frames(
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          small
          large
        })
      return Int(frames["h1"]?.split(separator: " ")[1] ?? "") ?? -1
    }
    let small = Text("small").font(.caption).accessibilityHeading(1)
    let plain = top(small, Text("Large").font(.largeTitle))
    #expect(plain > 8)
    #expect(top(small, Label()) == plain + 4)
    #expect(top(VStack { small }, Text("Large").font(.largeTitle).padding(4)) == plain + 4)
    #expect(top(HStack { small }.background(.surface), HStack { Label() }) == plain + 4)
  }

  @Test func aViewThatGrowsStaysInItsFrame() {
    struct Wide: View {
      var body: some View {
        Color.accent.frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityLabel("a")
      }
    }
    let row = frames(
      HStack(alignment: .top, spacing: 0) {
        Wide().frame(width: 100)
        box("b")
      })
    #expect(row == ["a": "0 0 100 200", "b": "100 0 20 10"])
    let column = frames(
      VStack(alignment: .leading, spacing: 0) {
        Wide().frame(height: 50)
        box("b")
      })
    #expect(column == ["a": "0 0 300 50", "b": "0 50 20 10"])
  }

  @Test func thePaddingOfALimitedViewIsOutsideOfItsLimit() {
    let limited = wide("a").frame(maxWidth: 200).padding(10)
    let centred = ["a": "50 10 200 10"]
    #expect(frames(VStack { limited }.frame(maxWidth: .infinity), height: nil) == centred)
    #expect(frames(limited.frame(maxWidth: .infinity), height: nil) == centred)
    #expect(
      frames(limited.padding(3).frame(maxWidth: .infinity), height: nil)["a"] == "50 13 200 10")
    #expect(
      frames(limited.frame(maxWidth: .infinity, alignment: .leading), height: nil)
        == ["a": "10 10 200 10"])
    #expect(frames(limited, width: 150, height: nil) == ["a": "10 10 130 10"])
  }

  @Test func standardSpacesFollowTheDensity() {
    func places(_ density: Density) -> [String: String] {
      frames(
        VStack(alignment: .leading) {
          box("a")
          HStack {
            box("b")
            box("c")
          }
        }.padding().density(density).inPage())
    }
    #expect(
      places(.regular) == ["a": "16 16 20 10", "b": "16 34 20 10", "c": "44 34 20 10"])
    #expect(places(.compact)["c"] == "38 28 20 10")
    #expect(places(.touch)["c"] == "50 40 20 10")
  }
}
