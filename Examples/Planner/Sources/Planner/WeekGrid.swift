import Foundation
import Trellis
import TrellisGRDB

/// The days and the people, with a block for each shift. Blocks are moved and resized by pointer, finger and keys.
struct WeekGrid: View {
  let store: Store
  let days: Range<Day>
  let edit: (Shift) -> Void
  /// The shift under the pointer, as it would become.
  @State private var dragged: Shift?
  @Environment(\.user) private var user
  @Environment(\.page) private var page
  @Environment(\.locale) private var locale
  @Environment(\.writingDirection) private var direction

  private let row = 64.0
  private var names: Double { days.count == 1 ? 88 : 136 }
  private var sign: Double { direction == .rightToLeft ? -1 : 1 }
  private var staff: [Employee] { store.plan[\.staff] }

  var body: some View {
    GeometryReader { proxy in
      let minute = max(proxy.size.width - names, 1) / Double(days.count * Shift.span)
      let shifts = store.plan[\.[days: days]]
      ZStack(alignment: .topLeading) {
        ground(day: minute * Double(Shift.span))
        ForEach(shifts) { block($0, among: shifts, minute) }
      }
      .background(.raised).cornerRadius(.large).clipped().border(.line)
    }
    .frame(maxWidth: .infinity)
    .disabled(!user.hasRole("manager"))
  }

  /// The heads, the names and the lines of the grid.
  private func ground(day width: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Spacer().frame(width: names)
        ForEach(days, id: \.self) { day in
          Text(day.text(.init().weekday(.abbreviated).day(), locale)).fontWeight(.semibold)
            .foregroundStyle(day == .today ? .accent : .text)
            .multilineTextAlignment(.center).frame(width: width)
        }
      }
      .frame(height: row).background(.surface)
      ForEach(staff) { employee in
        HStack(spacing: 0) {
          Text(employee.name).font(.footnote).fontWeight(.medium).lineLimit(2)
            .padding(.horizontal, 12).frame(width: names, alignment: .leading)
          ForEach(days, id: \.self) { _ in
            Color.raised.frame(width: width, height: row).border(.line, edges: .leading)
          }
        }
        .border(.line, edges: .top)
      }
    }
  }

  private func block(_ old: Shift, among shifts: [Shift], _ minute: Double) -> some View {
    let shift = dragged?.id == old.id ? dragged ?? old : old
    let line = staff.firstIndex { $0.id == shift.employee } ?? 0
    let start = (shift.day - days.lowerBound) * Shift.span + shift.start - Shift.opening
    return ShiftBlock(
      shift: shift, label: label(shift), shop: store.plan[\.shops].first { $0.id == shift.shop },
      isConflict: shifts.contains(where: shift.overlaps), edit: { edit(old) },
      resize: drag(old) { old.resized(minutes: sign * $0.translation.width / minute) }
    )
    .gesture(
      drag(old) { movement in
        let rows = Int((movement.translation.height / row).rounded())
        let new = moved(old, minutes: sign * movement.translation.width / minute, rows: rows)
        return days.contains(new.day) ? new : old
      }
    )
    .onKeyPress([.leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown]) {
      try save(changed(old, by: $0, $1), over: old)
    }
    .frame(width: Double(shift.length) * minute - 2, height: row - 8)
    .offset(x: sign * (names + Double(start) * minute + 1), y: Double(line + 1) * row + 4)
  }

  /// A gesture that shows the shift as it would become, and stores it at the end.
  private func drag(
    _ old: Shift, _ change: @escaping (DragMovement) -> Shift
  ) -> some Gesture<DragMovement> {
    DragGesture(minimumDistance: 4)
      .onChanged { dragged = change($0) }
      .onEnded { try save(change($0), over: old) }
      .onCancelled { dragged = nil }
  }

  private func moved(_ shift: Shift, minutes: Double, rows: Int) -> Shift {
    var new = shift.moved(minutes: minutes)
    if let row = staff.firstIndex(where: { $0.id == shift.employee }) {
      new.employee = staff[min(max(row + rows, 0), staff.count - 1)].id
    }
    return new
  }

  private func changed(_ old: Shift, by key: KeyEquivalent, _ modifiers: EventModifiers) -> Shift {
    let step = [.leftArrow, .upArrow, .pageUp].contains(key) ? -1 : 1
    let minutes = sign * Double(step * Shift.step)
    return switch key {
    case .upArrow, .downArrow: moved(old, minutes: 0, rows: step)
    case .pageUp, .pageDown: moved(old, minutes: Double(step * Shift.span), rows: 0)
    default:
      modifiers.contains(.shift) ? old.resized(minutes: minutes) : old.moved(minutes: minutes)
    }
  }

  private func save(_ new: Shift, over old: Shift) throws {
    dragged = nil
    guard user.hasRole("manager"), new != old else { return }
    do {
      try store.save(new)
      page.toast("Changed to \(label(new)).", id: "change", action: "Undo") { [store] in
        try store.save(old)
      }
    } catch let overlap as Overlap {
      page.toast("\(overlap.name) already works at that time.", tone: .warning)
    }
  }

  private func label(_ shift: Shift) -> String {
    let name = staff.first { $0.id == shift.employee }?.name ?? ""
    let shop = store.plan[\.shops].first { $0.id == shift.shop }?.name ?? ""
    return "\(name), \(shift.day.text(.init().weekday(.wide), locale)), \(shift.hours), \(shop)"
  }
}

/// A shift: a button for those who can edit it, with a handle at its end.
struct ShiftBlock<Resize: Gesture<DragMovement>>: View {
  let shift: Shift
  let label: String
  let shop: Shop?
  let isConflict: Bool
  let edit: () -> Void
  let resize: Resize
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isEnabled {
      Button(action: edit) { content }.buttonStyle(.plain).accessibilityLabel(label).cursor(.grab)
    } else {
      content.accessibilityLabel(label)
    }
  }

  private var content: some View {
    ZStack(alignment: .trailing) {
      VStack(alignment: .leading, spacing: 0) {
        Text(shift.hours).fontWeight(.semibold).lineLimit(2)
        Text(shop?.name ?? "").lineLimit(1).padding(.trailing, 10)
      }
      .font(.caption).padding(.leading, 4).frame(maxWidth: .infinity, alignment: .leading)
      if isEnabled {
        Color.secondaryText.frame(width: 3, height: 16).cornerRadius(.full)
          .frame(width: 10).frame(maxHeight: .infinity)
          .cursor(.resizeColumn).gesture(resize).attribute("data-testid", "handle")
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(isConflict ? .danger : .text)
    .background(isConflict ? .dangerSurface : shop?.color ?? .surface)
    .cornerRadius(.medium).border(.line).shadow(.low)
  }
}
