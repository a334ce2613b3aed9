import Trellis

let shapePages: [ControlPage] = [
  ControlPage(
    "shapes", "Shapes", "Circles, rectangles, paths and drawings, filled, stroked and clipped.",
    code: """
      Circle().fill(.blue)
      Capsule().strokeBorder(.teal, lineWidth: 4)
      Circle().rotation(.degrees(-90)).trim(from: 0, to: share)
        .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
      Canvas { context, size in
        context.fill(Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.orange))
      }
      """
  ) {
    Sample("Filled") {
      ShapeRow {
        Rectangle().fill(.red).tile("Rectangle")
        RoundedRectangle(cornerRadius: 12).fill(.orange).tile("RoundedRectangle")
        UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.yellow)
          .tile("Uneven corners")
        Capsule().fill(.green).tile("Capsule")
        Ellipse().fill(.teal).tile("Ellipse")
        Circle().fill(.blue).tile("Circle")
        Star().fill(.purple).tile("A shape of your own")
      }
    }
    Sample("Lines") {
      ShapeRow {
        Circle().strokeBorder(.blue, lineWidth: 6).tile("strokeBorder")
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(.indigo, style: StrokeStyle(lineWidth: 3, dash: [8, 5])).tile("Dashes")
        Wave().stroke(.pink, style: StrokeStyle(lineWidth: 4, lineCap: .round)).tile("Path")
        Star().fill(.yellow).stroke(.brown, style: StrokeStyle(lineWidth: 3, lineJoin: .round))
          .tile("fill and stroke")
      }
    }
    Sample("Gradients") {
      ShapeRow {
        RoundedRectangle(cornerRadius: 12)
          .fill(
            LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
          )
          .tile("Linear")
        Circle().fill(
          RadialGradient(colors: [.cyan, .indigo], center: .center, startRadius: 0, endRadius: 36)
        )
        .tile("Radial")
        Star().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
          .tile("Angular")
        Wave().stroke(
          LinearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing),
          style: StrokeStyle(lineWidth: 6, lineCap: .round)
        ).tile("Of a line")
      }
    }
    ShapeMotion()
    Sample("Clipped and drawn") {
      ShapeRow {
        LinearGradient(colors: [.teal, .blue]).frame(width: 72, height: 72).clipShape(Star())
          .tile("clipShape", isSized: true)
        Text("Fades").font(.title).frame(width: 96, height: 72)
          .mask(
            LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)
          )
          .tile("mask", isSized: true)
        Canvas { context, size in
          for index in 0..<6 {
            let share = Double(index) / 6
            let rect = Rect(
              x: share * size.width, y: size.height * (1 - share) * 0.8,
              width: size.width / 9, height: size.height)
            context.fill(
              Path(roundedRect: rect, cornerRadius: 3), with: .color(share > 0.5 ? .green : .gray))
          }
        }
        .accessibilityLabel("Bars that grow").clipped().tile("Canvas")
      }
    }
    Sample("System colors") {
      ShapeRow { ForEach(systemColors, id: \.0) { Circle().fill($0.1).tile($0.0) } }
    }
  }
]

private let systemColors: [(String, Color)] = [
  ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
  ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
  ("pink", .pink), ("brown", .brown), ("gray", .gray),
]

/// A change of a path, with and without a movement.
private struct ShapeMotion: View {
  @State private var share = 0.35

  var body: some View {
    Sample("A changed path is a small patch") {
      HStack(spacing: 20) {
        ZStack {
          Circle().stroke(.line, lineWidth: 8).frame(width: 72, height: 72)
          Circle().rotation(.degrees(-90)).trim(from: 0, to: share)
            .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .frame(width: 72, height: 72)
            .accessibilityLabel("Done")
          Text("\(Int((share * 100).rounded())) %").font(.headline)
        }
        .padding(4)
        Wave(height: share).stroke(.blue, lineWidth: 4).frame(width: 96, height: 72)
        Button("Change") { withAnimation { share = share > 0.7 ? 0.35 : 0.8 } }
      }
    }
  }
}

/// A star with five points.
private struct Star: Shape {
  func path(in rect: Rect) -> Path {
    let points = (0..<10).map { index in
      let spoke = Path { path in
        path.addRelativeArc(
          center: .zero, radius: index % 2 == 0 ? 0.5 : 0.22,
          startAngle: .degrees(Double(index) * 36 - 90), delta: .zero)
      }
      let point = spoke.currentPoint ?? .zero
      return Point(x: rect.width * (0.5 + point.x), y: rect.height * (0.5 + point.y))
    }
    return Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }
}

/// A wave with a height from 0 to 1.
private struct Wave: Shape {
  var height = 0.9

  func path(in rect: Rect) -> Path {
    let (middle, reach) = (rect.height / 2, rect.height * height)
    return Path { path in
      path.move(to: Point(x: 0, y: middle))
      path.addCurve(
        to: Point(x: rect.width, y: middle),
        control1: Point(x: rect.width / 2, y: middle - 1.5 * reach),
        control2: Point(x: rect.width / 2, y: middle + 1.5 * reach))
    }
  }
}

private struct ShapeRow<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { Flow(spacing: 16) { content } }
}

extension View {
  /// This view in a tile with a caption.
  fileprivate func tile(_ caption: String, isSized: Bool = false) -> some View {
    VStack(spacing: 6) {
      if isSized { self } else { frame(width: 96, height: 72) }
      Text(caption).font(.caption).foregroundStyle(.secondaryText).multilineTextAlignment(.center)
    }
    .frame(width: 112, alignment: .top)
  }
}
