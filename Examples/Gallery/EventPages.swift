import Trellis

let eventPages: [ControlPage] = [
  ControlPage(
    "gestures", "Gestures", "Taps, presses, movements and pinches, recognized in the browser.",
    code: """
      Knob().gesture(
        DragGesture().onChanged { offset = $0.translation }.onEnded { drop($0.location) })
      Photo().gesture(MagnifyGesture().onChanged { scale = $0.magnification })
      Row().onSwipe([.left]) { _ in archive() }.onLongPressGesture { select() }
      Canvas().on(.pointerDown, .location, .pressure) { place, pressure in draw(place) }
      """
  ) { GestureSamples() },
  ControlPage(
    "drag-and-drop", "Drag and drop",
    "Values that are dragged between views, with buttons for the same by keyboard.",
    keys: ["Space, Enter": "Presses the button that moves a card"],
    code: """
      CardView(card).draggable(card)
      Column().dropDestination(for: Card.self) { cards, place in
        move(cards)
        return true
      }
      """
  ) { DragSamples() },
  ControlPage(
    "shortcuts", "Keyboard shortcuts",
    "Keys that press a button or a link. Those of the innermost open layer apply.",
    keys: ["Control or Command + Shift + Y": "Presses the button", "Escape": "Presses Cancel"],
    code: """
      Button("Save") { save() }.keyboardShortcut("s")
      Menu("Edit") { Button("Rename") { rename() }.keyboardShortcut("r", modifiers: [.command, .shift]) }
      """
  ) { ShortcutSamples() },
]

/// A field of its own size that gestures are made on.
private struct Pad: View {
  let name: String
  let text: String

  var body: some View {
    VStack(spacing: 4) {
      Text(name).font(.headline)
      Text(text).foregroundStyle(.secondaryText)
    }
    .frame(width: 240, height: 96)
    .background(.surface).cornerRadius(.large).border(.line)
  }
}

private struct GestureSamples: View {
  @State private var drag = "nothing"
  @State private var changes = 0
  @State private var pinch = "nothing"
  @State private var swipe = "nothing"
  @State private var taps = 0
  @State private var presses = "nothing"
  @State private var hover = "nothing"
  @State private var wheel = "nothing"
  @State private var outside = 0
  @State private var isWide = false
  @State private var isVisible = false
  @State private var width = "nothing"
  @State private var reach = 0

  var body: some View {
    SampleStack {
      Sample("Movements") {
        Flow(spacing: 8) {
          Pad(name: "Drag", text: drag)
            .gesture(
              DragGesture()
                .onChanged { value in
                  changes += 1
                  drag = "moves by \(Int(value.translation.width))"
                }
                .onEnded {
                  drag = "moved by \(Int($0.translation.width)), \(Int($0.translation.height))"
                }
            )
            .attribute("id", "drag")
          Pad(name: "Pinch", text: pinch)
            .gesture(
              MagnifyGesture().onEnded { pinch = $0.magnification > 1 ? "larger" : "smaller" }
            )
            .attribute("id", "pinch")
          Pad(name: "Swipe", text: swipe)
            .onSwipe([.left, .right]) { swipe = $0.rawValue }
            .attribute("id", "swipe")
        }
        Text("Changes: \(changes)").attribute("id", "changes")
      }
      Sample("Presses") {
        Flow(spacing: 8) {
          Pad(name: "Double click", text: "\(taps)")
            .onTapGesture(count: 2) { taps += 1 }
            .attribute("id", "double")
          Pad(name: "Long press", text: presses)
            .onLongPressGesture(minimumDuration: 0.3) {
              presses = "pressed"
            } onPressingChanged: { isPressing in
              if isPressing { presses = "presses" }
            }
            .attribute("id", "long")
          Pad(name: "Press outside", text: "\(outside)")
            .onPressOutside { outside += 1 }
            .attribute("id", "outside")
        }
        HStack(spacing: 32) {
          Button("Reaches farther") { reach += 1 }.tapTarget(expandedBy: 14)
          Text("\(reach)").attribute("id", "reach")
        }
        .padding(14)
      }
      Sample("Pointer") {
        Flow(spacing: 8) {
          Pad(name: "Hover", text: hover)
            .onContinuousHover { phase in
              if case .active(let place) = phase {
                hover = "at \(Int(place.x))"
              } else {
                hover = "left"
              }
            }
            .attribute("id", "hover")
          Pad(name: "Wheel", text: wheel)
            .on(.wheel, .wheelTurn, options: [.preventDefault]) { turn in
              wheel = turn.height > 0 ? "down" : "up"
            }
            .attribute("id", "wheel")
        }
      }
      Sample("Size and sight") {
        Toggle("Wide", isOn: $isWide)
        Text(verbatim: "The browser's width: \(width)").padding(8)
          .frame(width: isWide ? 320 : 280, alignment: .leading)
          .background(.surface)
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: {
            width = "\($0)"
          }
          .attribute("id", "width")
        Text("The last sample is \(isVisible ? "visible" : "hidden")").attribute("id", "sight")
      }
      Sample("The last sample") {
        Text("Scroll here").frame(height: 40).onScrollVisibilityChange { isVisible = $0 }
      }
    }
  }
}

/// A card of the sample, identified by its number.
struct GalleryCard: Codable, Hashable, Sendable {
  let number: Int
}

private struct DragSamples: View {
  @State private var done: [Int] = []
  @State private var isTargeted = false
  @State private var note = "nothing"

  var body: some View {
    SampleStack {
      Sample("Cards") {
        Flow(spacing: 24) {
          VStack(alignment: .leading, spacing: 8) {
            ForEach([1, 2, 3], id: \.self) { number in
              if !done.contains(number) {
                HStack(spacing: 8) {
                  Text("Card \(number)").frame(width: 96, alignment: .leading)
                  Button("Move") { move(number) }
                    .accessibilityLabel("Move card \(number)").controlSize(.small)
                }
                .padding(8).background(.surface).cornerRadius(.medium).border(.line)
                .draggable(GalleryCard(number: number), text: "Card \(number)")
                .attribute("id", "card-\(number)")
              }
            }
          }
          .frame(width: 200, alignment: .topLeading)
          VStack(alignment: .leading, spacing: 8) {
            Text(isTargeted ? "Let go" : "Done")
            ForEach(done, id: \.self) { Text("Card \($0)") }
          }
          .padding(12).frame(width: 180, height: 160, alignment: .topLeading)
          .cornerRadius(.large).border(.line)
          .dropDestination(for: GalleryCard.self) { cards, _ in
            for card in cards { move(card.number) }
            return true
          } isTargeted: {
            isTargeted = $0
          }
          .attribute("id", "done")
        }
      }
      Sample("Texts") {
        Flow(spacing: 12) {
          Button("Copy and paste here") {}.copyable("A text of the page")
            .onPasteCommand { note = "pasted “\($0)”" }
          Text(note).attribute("id", "note")
        }
      }
    }
  }

  private func move(_ number: Int) {
    guard (1...3).contains(number), !done.contains(number) else { return }
    done.append(number)
  }
}

private struct ShortcutSamples: View {
  @State private var log = "nothing"
  @State private var text = ""
  @State private var isAsking = false

  var body: some View {
    Sample("Shortcuts") {
      Flow(spacing: 8) {
        Button("Save") { log = "saved" }.keyboardShortcut("y", modifiers: [.command, .shift])
        Button("Count") { log = log == "counted" ? "counted again" : "counted" }
          .keyboardShortcut("c", modifiers: [])
        Button("Ask", presenting: $isAsking)
        Menu("Edit") {
          Button("Rename") { log = "renamed" }.keyboardShortcut("r", modifiers: [.option, .shift])
          Button("Duplicate") { log = "duplicated" }
        }
      }
      Text(log).attribute("id", "log")
      TextField("Text", text: $text).frame(width: 240)
    }
    .sheet(isPresented: $isAsking) {
      VStack(alignment: .leading, spacing: 12) {
        Text("Are you sure?")
        HStack(spacing: 8) {
          Button("Yes") {
            log = "sure"
            isAsking = false
          }
          .keyboardShortcut("c", modifiers: [])
        }
      }
      .padding(24)
    }
  }
}
