import Foundation
import Trellis
import TrellisGRDB

/// The shifts of a week; in a narrow window those of a day.
struct WeekScreen: View {
  let store: Store
  @Query(in: Plan.weeks) private var week = 0
  @Query(in: 0...6) private var day = Day.today - Day.today.monday
  @State private var editing: Shift?
  @Environment(\.user) private var user
  @Environment(\.page) private var page
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var monday: Day { Day.today.monday + week * 7 }
  private var isCompact: Bool { sizeClass == .compact }

  var body: some View {
    let plan = store.plan
    VStack(alignment: .leading, spacing: 16) {
      ScreenHeader(title: title, subtitle: range) {
        step(.chevronBackward, words("Previous week"), by: -1)
        step(.chevronForward, words("Next week"), by: 1)
        Button(words("Print")) { page.print() }
        if user.isManager {
          Button(words("Add a shift")) { editing = newShift }.buttonStyle(.borderedProminent)
        }
      }
      if isCompact { days }
      WeekGrid(
        store: store, shifts: plan[\.[week: monday]], staff: plan[\.staff], shops: plan[\.shops],
        first: isCompact ? monday + day : monday, days: isCompact ? 1 : 7,
        canEdit: user.isManager, edit: { editing = $0 })
      legend
      if user.isManager {
        Text(
          words(
            "Move a shift with the arrow keys, and to another day with Page Up and Page Down. Shift and an arrow key change its end."
          )
        )
        .font(.footnote).foregroundStyle(.secondaryText).hiddenInPrint()
      }
    }
    .padding(isCompact ? 16 : 24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .sheet(words("Shift"), item: $editing) { shift in
      ShiftForm(store: store, shift: shift, monday: monday)
    }
  }

  private var title: String {
    words("Week %@", monday.text(Date.FormatStyle().week(.defaultDigits), locale))
  }

  private var range: String {
    monday.text(Date.FormatStyle().day().month(.wide), locale) + " – "
      + (monday + 6).text(Date.FormatStyle().day().month(.wide).year(), locale)
  }

  private var newShift: Shift {
    Shift(
      employee: store.plan[\.staff].first?.id ?? "", shop: 1, day: monday + day, start: 540,
      length: 480)
  }

  private func step(_ icon: Icon, _ label: String, by weeks: Int) -> some View {
    let target = min(max(week + weeks, Plan.weeks.lowerBound), Plan.weeks.upperBound)
    return Link(
      destination: _week.address(of: target) ?? "/", action: { _ in week = target },
      label: {
        Image(icon: icon, label: label).padding(8)
          .border(Color(.controlLine)).cornerRadius(.medium)
          .background(Color(.controlHovered), when: .hovered)
      })
  }

  private var days: some View {
    Grid(columns: Array(repeating: .flexible(), count: 7), spacing: 4) {
      ForEach(0..<7, id: \.self) { index in
        let isShown = index == day
        Link(destination: _day.address(of: index) ?? "/", action: { _ in day = index }) {
          VStack(spacing: 0) {
            Text((monday + index).text(Date.FormatStyle().weekday(.short), locale)).font(.caption)
            Text((monday + index).text(Date.FormatStyle().day(), locale)).fontWeight(.semibold)
          }
          .padding(.vertical, 6)
          .frame(maxWidth: .infinity)
          .foregroundStyle(isShown ? .onAccent : .text)
          .background(isShown ? .accent : .surface)
          .cornerRadius(.medium)
        }
        .attribute("aria-current", isShown ? "date" : nil)
      }
    }
    .frame(maxWidth: .infinity)
    .hiddenInPrint()
  }

  private var legend: some View {
    Flow(spacing: 16) {
      ForEach(store.plan[\.shops]) { shop in
        HStack(spacing: 6) {
          shop.colors.ground.frame(width: 14, height: 14).cornerRadius(.small).border(
            shop.colors.text)
          Text(shop.name).font(.footnote)
        }
      }
    }
  }
}

/// The fields of a shift, in a sheet.
struct ShiftForm: View {
  let store: Store
  let monday: Day
  @State private var shift: Shift
  @State private var end: Int
  @State private var problem: String?
  @Environment(\.page) private var page
  @Environment(\.words) private var words
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss

  init(store: Store, shift: Shift, monday: Day) {
    self.store = store
    self.monday = monday
    _shift = State(wrappedValue: shift)
    _end = State(wrappedValue: shift.end)
  }

  var body: some View {
    let plan = store.plan.value
    Form {
      Text(words("Shift")).font(.title2).accessibilityHeading(2)
      Picker(words("Employee"), selection: $shift.employee) {
        ForEach(plan.staff) { Text($0.name).tag($0.id) }
      }
      .fieldError(problem)
      Picker(words("Shop"), selection: $shift.shop) {
        ForEach(plan.shops) { Text($0.name).tag($0.id) }
      }
      Picker(words("Day"), selection: $shift.day) {
        ForEach(monday..<monday + 7, id: \.self) {
          Text($0.text(Date.FormatStyle().weekday(.wide).day().month(), locale)).tag($0)
        }
      }
      HStack(alignment: .top, spacing: 12) {
        times(words("Start"), $shift.start, Shift.opening...Shift.closing - 60)
        times(words("End"), $end, shift.start + 60...Shift.closing)
      }
      HStack(spacing: 8) {
        SubmitButton(words("Save"))
        Spacer()
        if plan.shifts.contains(where: { $0.id == shift.id }) {
          Button(words("Delete"), role: .destructive) { try delete() }
        }
      }
    } onSubmit: {
      do {
        shift.length = max(end - shift.start, 60)
        try store.save(shift)
        dismiss()
      } catch Refusal.overlap(let name) {
        problem = words("%@ already works at that time.", name)
      }
    }
    .padding(16)
    .frame(minWidth: 280)
  }

  private func times(
    _ title: String, _ minutes: Binding<Int>, _ range: ClosedRange<Int>
  ) -> some View {
    Picker(title, selection: minutes) {
      ForEach(
        Array(stride(from: range.lowerBound, through: range.upperBound, by: Shift.step)), id: \.self
      ) {
        Text(Shift.time($0)).tag($0)
      }
    }
  }

  private func delete() throws {
    let (deleted, store) = (shift, store)
    try store.delete(deleted)
    dismiss()
    page.toast(
      Toast(words("The shift was deleted."), id: "change").action(words("Undo")) {
        try store.save(deleted)
      })
  }
}
