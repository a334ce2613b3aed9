import TrellisComponents
import TrellisLayout
import TrellisUI

@testable import TrellisViews

extension ViewGallery {
  private static let alignments: [Alignment] = [
    .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
    .bottomTrailing, .leadingFirstTextBaseline, .centerFirstTextBaseline,
    .trailingFirstTextBaseline,
  ]

  struct Stacks: View {
    private struct Diagonal: ViewLayout {
      func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
        Size(width: 60, height: -1)
      }
      func placeSubviews(in size: Size, subviews: LayoutSubviews) {
        for (index, view) in subviews.enumerated() {
          view.place(
            at: Point(x: Double(index) * 10, y: index == 1 ? .infinity : 5),
            proposal: ProposedViewSize(width: 30, height: nil))
        }
      }
    }

    @ViewBuilder private var boxes: some View {
      box("a", 30, 10)
      box("b", 20, 25)
      wide("c", 5)
    }

    var body: some View {
      HStack(alignment: .bottom) { boxes }
      VStack(alignment: .trailing, spacing: 3) { boxes }
      HStack {
        box("a", 200, 5).layoutPriority(2)
        Text("a text that shrinks first").lineLimit(1)
        Text("a text that shrinks next").lineLimit(1).layoutPriority(1)
        Divider()
        Spacer(minLength: 20)
      }
      .frame(width: 300)
      VStack {
        Divider()
        box("a").zIndex(-2)
        box("b").offset(x: 3, y: -4).offset(x: 1)
      }
      ForEach(alignments, id: \.self) { alignment in
        ZStack(alignment: alignment) {
          boxes
          Text("text").font(.title)
        }
        .frame(width: 80, height: 40, alignment: alignment)
        box("a").frame(width: 40, height: 30, alignment: alignment)
      }
      ZStack(alignment: .bottomTrailing) {
        box("a").alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.bottom) { _ in 4 }
        box("b", 40, 40).alignmentGuide(.bottom) { $0[.bottom] }
      }
      .frame(width: 100, height: 100)
      ZStack { Text("grows").frame(maxWidth: .infinity, maxHeight: 30) }
      VStack(alignment: .leading) {
        box("a").alignmentGuide(.leading) { _ in 7 }
        wide("b")
        Text("text").frame(maxWidth: .infinity).border(.line)
      }
      VStack(alignment: .leading) { box("a").alignmentGuide(.trailing) { _ in 7 } }
      HStack(alignment: .firstTextBaseline) {
        Text("large").font(.largeTitle)
        Text("small")
        box("a").alignmentGuide(.firstTextBaseline) { _ in 2 }
      }
      Flow(alignment: .bottomTrailing, spacing: 2) { boxes }.frame(width: 60, height: 90)
      Diagonal()() { boxes }
      ViewThatFits(in: .horizontal) {
        box("a", 2000, 10)
        wide("b")
      }
      Text("place").position(x: 30, y: 10).frame(width: 60, height: 30)
    }
  }

  struct Frames: View {
    var body: some View {
      ForEach(Edge.allEdges, id: \.self) { edge in
        Text("content").safeAreaInset(edge: edge, alignment: .topLeading, spacing: 3) {
          Text("inset")
        }
        .frame(width: 120, height: 60)
        Text("padded").padding(edge.set).border(.line)
        Text("padded").padding(edge.set, 3).padding(edge.set, 9).background(.surface)
      }
      Text("fixed").fixedSize(horizontal: false).frame(width: 20).layoutPriority(1)
      Text("two words").frame(maxWidth: .infinity).fixedSize()
      Text("ratio").aspectRatio(2).frame(width: 50)
      Text("limits").frame(minWidth: 90, minHeight: 40).border(.line)
      Text("limits").frame(idealWidth: 70, maxWidth: 80, idealHeight: 30, alignment: .trailing)
      Text("limits").frame(maxWidth: 100, maxHeight: 20).padding(4).border(.line)
      wide("wide").frame(width: 40).frame(maxWidth: .infinity, alignment: .trailing)
      VStack {
        Spacer()
        box("low")
      }
      .frame(height: 50)
      Text("over").overlay(alignment: .topTrailing) { box("a", 4, 4) }.zIndex(1)
      Text("under").background(alignment: .bottom) { wide("b") }.zIndex(2).layoutPriority(1)
      ScrollView { box("tall", 10, 300) }.frame(height: 50)
      ScrollView(.horizontal) { box("wide", 900, 10) }.scrollIndicators(.hidden)
      ScrollView(.both) { box("both", 900, 90) }.frame(width: 30, height: 30).onScroll { _ in }
      VStack(alignment: .trailing, pinnedViews: .sectionHeaders) {
        Section("pinned") { box("a") }
      }
      GeometryReader { proxy in Text("\(proxy.size.width)") }.frame(width: 80, height: 20)
      Text("shadow").shadow(radius: 3).padding(4).frame(width: 90)
    }
  }

  struct Grids: View {
    @ViewBuilder private var cells: some View {
      box("a", 30, 10)
      box("b", 20, 25).gridCellColumns(2)
      box("c", 90, 5).gridColumnAlignment(.trailing)
      Text("text")
      wide("d")
    }

    var body: some View {
      Grid(columns: []) { cells }
      Grid(columns: [.fixed(40), .automatic, .flexible(maximum: 60)], alignment: .center) { cells }
      Grid(columns: [.adaptive(minimum: 50, maximum: 70)], spacing: 5, rowSpacing: 1) { cells }
        .frame(width: 300)
      Grid(columns: [
        GridItem(.automatic, spacing: 20, alignment: .bottomTrailing), GridItem(.automatic),
      ]) { cells }
      Grid(horizontalSpacing: 2, verticalSpacing: 6) {
        GridRow { cells }
        GridRow {
          box("e")
          Text("a longer text").font(.title)
        }
        wide("over all")
        VStack { box("f", 70, 10) }
      }
      .frame(maxWidth: .infinity, minHeight: 150)
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("large").font(.largeTitle)
          Text("small").frame(maxHeight: .infinity)
        }
        box("not counted").gridCellColumns(5)
      }
    }
  }
}

extension Edge {
  fileprivate static let allEdges: [Edge] = [.top, .leading, .bottom, .trailing]

  fileprivate var set: Set {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
