import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Buttons to the pages of a long list.
public struct Pagination: View {
  private let page: Binding<Int>
  private let count: Int
  @Environment(\.texts) private var texts
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// - Parameters:
  ///   - page: the present page, from 1.
  ///   - count: the number of pages.
  public init(page: Binding<Int>, count: Int) {
    self.page = page
    self.count = max(count, 1)
  }

  /// The numbers that are shown, `nil` for a gap: the first, the last, and those around the present one.
  static func numbers(around page: Int, of count: Int, reach: Int) -> [Int?] {
    var numbers: [Int?] = []
    var last = 0
    for number in 1...max(count, 1) {
      let isShown = number == 1 || number == count || abs(number - page) <= reach
      // A gap of one page is that page.
      let fillsGap =
        number == page - reach - 1 && number == 2
        || number == page + reach + 1 && number == count - 1
      guard isShown || fillsGap else { continue }
      if number > last + 1 { numbers.append(nil) }
      numbers.append(number)
      last = number
    }
    return numbers
  }

  /// The view.
  public var body: some View {
    let present = min(max(page.wrappedValue, 1), count)
    let numbers = Self.numbers(around: present, of: count, reach: sizeClass == .compact ? 0 : 1)
    HStack(spacing: 4) {
      IconButton(icon: .chevronBackward, label: texts[.previous]) {
        page.wrappedValue = present - 1
      }
      .disabled(present == 1)
      ForEach(Array(numbers.enumerated()), id: \.offset) { _, number in
        if let number {
          Button(action: { page.wrappedValue = number }) { Text(number, format: .number) }
            .attribute("aria-current", number == present ? "page" : nil)
            .attribute("aria-label", texts(.page, number))
        } else {
          Text(verbatim: "…").foregroundStyle(.secondaryText).frame(minWidth: 20)
        }
      }
      IconButton(icon: .chevronForward, label: texts[.next]) { page.wrappedValue = present + 1 }
        .disabled(present == count)
    }
    .buttonStyle(.borderless)
    .accessibilityLandmark(.navigation)
    .attribute("aria-label", texts[.pages])
  }
}
