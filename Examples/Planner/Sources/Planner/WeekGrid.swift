import Foundation
import Trellis

/// The measures of the grid, in CSS pixels.
struct WeekMetrics: Equatable {
  let days: Int
  let isCompact: Bool
  let width: Double

  var names: Double { isCompact ? 0 : 152 }
  var head: Double { isCompact ? 28 : 48 }
  var row: Double { isCompact ? 84 : 52 }
  var day: Double { max(width - names, 1) / Double(days) }
  var minute: Double { day / Double(Shift.span) }
  /// The distance of a block from the top of its row.
  var inset: Double { isCompact ? 32 : 4 }
}

/// The days and the people, with a block for each shift. Blocks are moved and resized by pointer, finger and keys.
struct WeekGrid: View {
  let store: Store
  let shifts: [Shift]
  let staff: [Employee]
  let shops: [Shop]
  let first: Day
  let days: Int
  let canEdit: Bool
  let edit: (Shift) -> Void
  /// The shift under the pointer, as it would become.
  @State private var dragged: Shift?
  @Environment(\.page) private var page
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.writingDirection) private var direction

  private var sign: Double { direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    GeometryReader { proxy in
      let metrics = WeekMetrics(days: days, isCompact: days == 1, width: proxy.size.width)
      ZStack(alignment: .topLeading) {
        WeekGround(staff: staff, first: first, metrics: metrics)
        if canEdit {
          Color.background.opacity(0)
            .frame(
              width: metrics.width - metrics.names, height: metrics.row * Double(staff.count)
            )
            .onTapGesture { add(at: $0, metrics) }
            .offset(x: sign * metrics.names, y: metrics.head)
        }
        ForEach(shown) { shift in
          if let row = staff.firstIndex(where: { $0.id == shift.employee }) {
            block(shift, metrics)
              .frame(
                width: Double(shift.length) * metrics.minute - 2,
                height: metrics.row - metrics.inset - 4
              )
              .offset(
                x: sign
                  * (metrics.names + Double(shift.day - first) * metrics.day + 1
                    + Double(shift.start - Shift.opening) * metrics.minute),
                y: metrics.head + Double(row) * metrics.row + metrics.inset)
          }
        }
      }
      .frame(width: metrics.width, height: metrics.head + metrics.row * Double(staff.count))
      .background(.raised).cornerRadius(.large).clipped().border(.line)
    }
    .frame(maxWidth: .infinity)
  }

  /// The shifts of the shown days, the dragged one at its new place.
  private var shown: [Shift] {
    shifts.map { $0.id == dragged?.id ? dragged ?? $0 : $0 }
      .filter { $0.day >= first && $0.day < first + days }
  }

  @ViewBuilder private func block(_ shift: Shift, _ metrics: WeekMetrics) -> some View {
    let old = shifts.first { $0.id == shift.id } ?? shift
    let shop = shops.first { $0.id == shift.shop }
    let block = ShiftBlock(
      shift: shift, label: label(shift), shop: metrics.isCompact ? shop?.name : nil,
      colors: shop?.colors ?? (.surface, .text), isConflict: shown.contains(where: shift.overlaps),
      isDragged: shift.id == dragged?.id, canEdit: canEdit
    ) {
      edit(old)
    } resize: { movement, isEnd in
      try show(old.resized(minutes: sign * movement.translation.width / metrics.minute), old, isEnd)
    }
    if canEdit {
      block
        .gesture(
          DragGesture(minimumDistance: 4)
            .onChanged { try show(moved(old, $0, metrics), old, false) }
            .onEnded { try show(moved(old, $0, metrics), old, true) }
            .onCancelled { dragged = nil }
        )
        .onKeyPress([.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown]) {
          key, modifiers in
          try save(changed(old, by: key, modifiers), from: old)
        }
    } else {
      block
    }
  }

  private func moved(_ shift: Shift, _ movement: DragMovement, _ metrics: WeekMetrics) -> Shift {
    var new = shift.dragged(minutes: sign * movement.translation.width / metrics.minute)
    new.day = min(max(new.day, first), first + days - 1)
    let rows = Int((movement.translation.height / metrics.row).rounded())
    new.employee = employee(shift.employee, below: rows)
    return new
  }

  private func changed(_ shift: Shift, by key: KeyEquivalent, _ modifiers: EventModifiers) -> Shift
  {
    var new = shift
    let step = (key == .leftArrow ? -1 : 1) * Int(sign) * Shift.step
    switch key {
    case .leftArrow, .rightArrow:
      return modifiers.contains(.shift)
        ? shift.resized(minutes: Double(step)) : shift.moved(minutes: step)
    case .pageUp, .pageDown: new.day += key == .pageUp ? -1 : 1
    default:
      if modifiers.contains(.shift) {
        return shift.resized(minutes: Double(key == .upArrow ? -Shift.step : Shift.step))
      }
      new.employee = employee(shift.employee, below: key == .upArrow ? -1 : 1)
    }
    return new
  }

  private func employee(_ id: String, below rows: Int) -> String {
    guard let row = staff.firstIndex(where: { $0.id == id }) else { return id }
    return staff[min(max(row + rows, 0), staff.count - 1)].id
  }

  /// Shows a shift while it is dragged, and stores it at the end.
  private func show(_ new: Shift, _ old: Shift, _ isEnd: Bool) throws {
    dragged = isEnd ? nil : new
    if isEnd { try save(new, from: old) }
  }

  private func save(_ new: Shift, from old: Shift) throws {
    guard canEdit, new != old else { return }
    let store = store
    do {
      try store.save(new)
      page.toast(
        Toast(words("Changed to %@.", label(new)), id: "change").action(words("Undo")) {
          try store.save(old)
        })
    } catch Refusal.overlap(let name) {
      page.toast(
        Toast(words("%@ already works at that time.", name), tone: .warning, id: "change"))
    }
  }

  private func add(at place: Point, _ metrics: WeekMetrics) {
    let row = min(max(Int(place.y / metrics.row), 0), staff.count - 1)
    let width = metrics.width - metrics.names
    let x = sign < 0 ? width - place.x : place.x
    let shift = Shift(
      employee: staff[row].id, shop: staff[row].shop, day: first, start: Shift.opening, length: 240)
    edit(shift.dragged(minutes: min(max(x, 0), width) / metrics.minute - 120))
  }

  private func label(_ shift: Shift) -> String {
    let name = staff.first { $0.id == shift.employee }?.name ?? ""
    let shop = shops.first { $0.id == shift.shop }?.name ?? ""
    let day = shift.day.text(Date.FormatStyle().weekday(.wide), locale)
    return "\(name), \(day), \(shift.hours), \(shop)"
  }
}

/// The heads, the names and the lines of the grid.
struct WeekGround: View, Equatable {
  let staff: [Employee]
  let first: Day
  let metrics: WeekMetrics
  @Environment(\.locale) private var locale

  static func == (left: Self, right: Self) -> Bool {
    left.staff == right.staff && left.first == right.first && left.metrics == right.metrics
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        if metrics.isCompact { hours } else { heads }
      }
      .frame(width: metrics.width, height: metrics.head)
      .background(.surface).border(.line, edges: .bottom)
      ForEach(staff) { employee in
        HStack(spacing: 0) {
          HStack(spacing: 8) {
            Avatar(employee.name, picture: employee.picture, size: metrics.isCompact ? 20 : 28)
            Text(employee.name).lineLimit(1).font(.footnote).fontWeight(.medium)
          }
          .padding(.horizontal, 12)
          .frame(
            width: metrics.isCompact ? metrics.width : metrics.names,
            height: metrics.isCompact ? metrics.inset : metrics.row, alignment: .leading)
          if !metrics.isCompact {
            ForEach(0..<metrics.days, id: \.self) { index in
              (first + index == Day.today ? Color.accentSurface : .raised)
                .frame(width: metrics.day, height: metrics.row).border(.line, edges: .leading)
            }
          }
        }
        .frame(width: metrics.width, height: metrics.row, alignment: .topLeading)
        .border(.line, edges: .bottom)
      }
    }
  }

  @ViewBuilder private var heads: some View {
    Spacer().frame(width: metrics.names)
    ForEach(first..<first + metrics.days, id: \.self) { day in
      VStack(spacing: 0) {
        Text(day.text(Date.FormatStyle().weekday(.abbreviated), locale)).font(.footnote)
          .foregroundStyle(.secondaryText)
        Text(day.text(Date.FormatStyle().day(), locale)).fontWeight(.semibold)
          .foregroundStyle(day == Day.today ? .accent : .text)
      }
      .frame(width: metrics.day)
    }
  }

  private var hours: some View {
    ForEach(Array(stride(from: Shift.opening, to: Shift.closing, by: 240)), id: \.self) { time in
      Text(Shift.time(time) + ":00").font(.caption).foregroundStyle(.secondaryText)
        .padding(.horizontal, 4)
        .frame(width: metrics.day / 4, alignment: .leading)
    }
  }
}

/// A shift: a button for those who can edit it, with a handle at its end.
struct ShiftBlock: View {
  let shift: Shift
  let label: String
  let shop: String?
  let colors: (ground: Color, text: Color)
  let isConflict: Bool
  let isDragged: Bool
  let canEdit: Bool
  let open: () -> Void
  let resize: (DragMovement, _ isEnd: Bool) throws -> Void

  var body: some View {
    if canEdit {
      Button(action: open) { content }.buttonStyle(.plain).accessibilityLabel(label)
        .cursor(.grab)
    } else {
      content.accessibilityLabel(label)
    }
  }

  private var content: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        ViewThatFits(in: .horizontal) {
          Text("\(Shift.time(shift.start))–\(Shift.time(shift.end))")
          Text("\(Shift.time(shift.start))\n\(Shift.time(shift.end))")
        }
        .fontWeight(.semibold)
        if let shop { Text(shop).lineLimit(1) }
      }
      .font(.caption)
      .padding(.leading, 5)
      .frame(maxWidth: .infinity, alignment: .leading)
      if canEdit {
        colors.text.opacity(0.35).frame(width: 3, height: 16).cornerRadius(.full)
          .frame(width: 10).frame(maxHeight: .infinity)
          .cursor(.resizeColumn)
          .gesture(
            DragGesture(minimumDistance: 2)
              .onChanged { try resize($0, false) }
              .onEnded { try resize($0, true) }
          )
          .attribute("data-testid", "handle")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .foregroundStyle(isConflict ? .danger : colors.text)
    .background(isConflict ? .dangerSurface : colors.ground)
    .cornerRadius(.medium)
    .border(isConflict ? .danger : colors.text.opacity(0.25))
    .shadow(isDragged ? .medium : .low)
  }
}
