import TrellisViews

/// A body of 30 children, which the compiler checks in one expression.
struct LongBody: View {
  @State private var total = 0
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 0) {
        Text("Row 0 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 0") { total += 0 }.disabled(total > 0 * 2)
      }
      .padding(.horizontal, 0 + 4).background(.surface).cornerRadius(8)
      if total > 0 {
        Text("more than 0").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "0").foregroundStyle(.secondary)
      }
      TextField("Field 0", text: $text).kind(.search).frame(maxWidth: 100 + 0 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 1) {
        Text("Row 1 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 1") { total += 1 }.disabled(total > 1 * 2)
      }
      .padding(.horizontal, 1 + 4).background(.surface).cornerRadius(8)
      if total > 1 {
        Text("more than 1").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "1").foregroundStyle(.secondary)
      }
      TextField("Field 1", text: $text).kind(.search).frame(maxWidth: 100 + 1 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 2) {
        Text("Row 2 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 2") { total += 2 }.disabled(total > 2 * 2)
      }
      .padding(.horizontal, 2 + 4).background(.surface).cornerRadius(8)
      if total > 2 {
        Text("more than 2").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "2").foregroundStyle(.secondary)
      }
      TextField("Field 2", text: $text).kind(.search).frame(maxWidth: 100 + 2 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 3) {
        Text("Row 3 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 3") { total += 3 }.disabled(total > 3 * 2)
      }
      .padding(.horizontal, 3 + 4).background(.surface).cornerRadius(8)
      if total > 3 {
        Text("more than 3").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "3").foregroundStyle(.secondary)
      }
      TextField("Field 3", text: $text).kind(.search).frame(maxWidth: 100 + 3 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 4) {
        Text("Row 4 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 4") { total += 4 }.disabled(total > 4 * 2)
      }
      .padding(.horizontal, 4 + 4).background(.surface).cornerRadius(8)
      if total > 4 {
        Text("more than 4").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "4").foregroundStyle(.secondary)
      }
      TextField("Field 4", text: $text).kind(.search).frame(maxWidth: 100 + 4 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 5) {
        Text("Row 5 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 5") { total += 5 }.disabled(total > 5 * 2)
      }
      .padding(.horizontal, 5 + 4).background(.surface).cornerRadius(8)
      if total > 5 {
        Text("more than 5").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "5").foregroundStyle(.secondary)
      }
      TextField("Field 5", text: $text).kind(.search).frame(maxWidth: 100 + 5 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 6) {
        Text("Row 6 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 6") { total += 6 }.disabled(total > 6 * 2)
      }
      .padding(.horizontal, 6 + 4).background(.surface).cornerRadius(8)
      if total > 6 {
        Text("more than 6").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "6").foregroundStyle(.secondary)
      }
      TextField("Field 6", text: $text).kind(.search).frame(maxWidth: 100 + 6 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 7) {
        Text("Row 7 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 7") { total += 7 }.disabled(total > 7 * 2)
      }
      .padding(.horizontal, 7 + 4).background(.surface).cornerRadius(8)
      if total > 7 {
        Text("more than 7").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "7").foregroundStyle(.secondary)
      }
      TextField("Field 7", text: $text).kind(.search).frame(maxWidth: 100 + 7 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 8) {
        Text("Row 8 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 8") { total += 8 }.disabled(total > 8 * 2)
      }
      .padding(.horizontal, 8 + 4).background(.surface).cornerRadius(8)
      if total > 8 {
        Text("more than 8").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "8").foregroundStyle(.secondary)
      }
      TextField("Field 8", text: $text).kind(.search).frame(maxWidth: 100 + 8 * 10).onSubmit {
        total -= 1
      }
      HStack(spacing: 9) {
        Text("Row 9 of \(total)").font(.headline).foregroundStyle(.accent)
        Spacer()
        Button("Add 9") { total += 9 }.disabled(total > 9 * 2)
      }
      .padding(.horizontal, 9 + 4).background(.surface).cornerRadius(8)
      if total > 9 {
        Text("more than 9").padding(8).border(.line)
      } else {
        Image(icon: .info, label: "9").foregroundStyle(.secondary)
      }
      TextField("Field 9", text: $text).kind(.search).frame(maxWidth: 100 + 9 * 10).onSubmit {
        total -= 1
      }
    }
    .frame(maxWidth: .infinity)
  }
}
