import Foundation
import Trellis

/// The shifts of a week; in a narrow window those of a day.
struct WeekScreen: View {
  let store: Store
  @Query(in: Plan.weeks) private var week = 0
  @Query(in: 0...6) private var day = Day.today - Day.today.monday
  @State private var editing: Shift?
  @Environment(\.user) private var user
  @Environment(\.page) private var page
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var monday: Day { Day.today.monday + week * 7 }

  var body: some View {
    let isCompact = sizeClass == .compact
    VStack(alignment: .leading, spacing: 16) {
      Flow(spacing: 8) {
        Text("Week \(text(monday, .init().week()))")
        Text(text(monday, .init().day().month()) + " – " + text(monday + 6, .init().day().month()))
        Spacer()
        step(.chevronBackward, "Previous week", by: -1).hiddenInPrint()
        step(.chevronForward, "Next week", by: 1).hiddenInPrint()
        Button("Print") { page.print() }.hiddenInPrint()
        if user.hasRole("manager") {
          Button("Add a shift") { editing = Shift(employee: user?.id ?? "", day: monday + day) }
            .buttonStyle(.borderedProminent).hiddenInPrint()
        }
      }
      .frame(maxWidth: .infinity)
      if isCompact {
        Picker("Day", selection: $day) {
          ForEach(0..<7, id: \.self) { Text(text(monday + $0, .init().weekday(.short))).tag($0) }
        }
        .pickerStyle(.segmented).labelsHidden().hiddenInPrint()
      }
      WeekGrid(
        store: store, days: isCompact ? monday + day..<monday + day + 1 : monday..<monday + 7,
        edit: { editing = $0 })
      if user.hasRole("manager") {
        Text("Arrow keys move a shift, Page Up and Page Down its day, and Shift changes its end.")
          .font(.footnote).foregroundStyle(.secondaryText).hiddenInPrint()
      }
    }
    .sheet(page.text("Shift"), item: $editing) { shift in
      ShiftForm(store: store, monday: monday, shift: shift)
    }
    .printPage(.a4, .landscape)
  }

  private func text(_ day: Day, _ style: Date.FormatStyle) -> String { day.text(style, locale) }

  private func step(_ icon: Icon, _ label: LocalizedStringKey, by weeks: Int) -> some View {
    let target = min(max(week + weeks, Plan.weeks.lowerBound), Plan.weeks.upperBound)
    return Button(destination: _week.address(of: target) ?? "/", action: { week = target }) {
      Image(icon: icon)
    }
    .accessibilityLabel(label)
  }
}
