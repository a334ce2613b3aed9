import Foundation
import Trellis
import TrellisGRDB

/// The fields of a shift, in a sheet.
struct ShiftForm: View {
  let store: Store
  let monday: Day
  @State var shift: Shift
  @State private var problem: String?
  @Environment(\.page) private var page
  @Environment(\.locale) private var locale
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let plan = store.plan.value
    Form {
      Text("Shift").font(.title2).accessibilityHeading(2)
      Picker("Employee", selection: $shift.employee) {
        ForEach(plan.staff) { Text($0.name).tag($0.id) }
      }
      .fieldError(problem)
      Picker("Shop", selection: $shift.shop) {
        ForEach(plan.shops) { Text($0.name).tag($0.id) }
      }
      Picker("Day", selection: $shift.day) {
        ForEach(monday..<monday + 7, id: \.self) {
          Text($0.text(Date.FormatStyle().weekday(.wide).day().month(), locale)).tag($0)
        }
      }
      HStack(alignment: .top, spacing: 12) {
        times("Start", $shift.start, Shift.opening...Shift.closing - shift.length)
        times("Hours", $shift.length, 60...Shift.closing - shift.start)
      }
      HStack(spacing: 8) {
        SubmitButton("Save")
        Spacer()
        if plan.shifts.contains(where: { $0.id == shift.id }) {
          Button("Delete", role: .destructive) {
            try store.delete(shift)
            dismiss()
            page.toast("The shift was deleted.", id: "change", action: "Undo") {
              [store, shift] in try store.save(shift)
            }
          }
        }
      }
    } onSubmit: {
      do {
        try store.save(shift)
        dismiss()
      } catch let overlap as Overlap {
        problem = page.text("\(overlap.name) already works at that time.")
      }
    }
    .padding(16).frame(minWidth: 280)
  }

  private func times(
    _ title: LocalizedStringKey, _ minutes: Binding<Int>, _ range: ClosedRange<Int>
  ) -> some View {
    Picker(title, selection: minutes) {
      ForEach(Array(range).filter { $0 % Shift.step == 0 }, id: \.self) {
        Text(Shift.time($0)).tag($0)
      }
    }
  }
}
