import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Buttons to the pages of a long list; links if the addresses are known, so that they work without scripts and in
/// exports.
///
/// ```swift
/// @Query private var page = 1
/// …
/// Pagination(page: $page, count: 20, address: _page.address)
/// ```
public struct Pagination: View {
  private let page: Binding<Int>
  private let count: Int
  private let label: String?
  private let address: (Int) -> String?
  @ElementID private var id
  @Environment(\.texts) private var texts
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// - Parameters:
  ///   - page: the current page, from 1.
  ///   - count: the number of pages.
  ///   - label: the name of the list for screen readers; by default "Pages" in the page's language. Two lists on a page
  ///     need different names.
  ///   - address: the address of a page of the list; `nil` makes a button instead of a link.
  public init(
    page: Binding<Int>, count: Int, label: String? = nil,
    address: @escaping (Int) -> String? = { _ in nil }
  ) {
    self.page = page
    self.label = label
    self.address = address
    self.count = max(count, 1)
  }

  /// The shown numbers, with `nil` for a gap: the first, the last, and the numbers around the current page.
  static func numbers(around page: Int, of count: Int, reach: Int) -> [Int?] {
    var numbers: [Int?] = []
    var last = 0
    for number in 1...max(count, 1) {
      let isShown = number == 1 || number == count || abs(number - page) <= reach
      // A gap of a single page shows that page.
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

  /// The identity of a button or a gap; the gap after the first page differs from the gap before the last page.
  private enum Item: Hashable {
    case page(Int)
    case gap(after: Int)
  }

  private static func items(of numbers: [Int?]) -> [Item] {
    numbers.enumerated().map { index, number in
      number.map(Item.page) ?? .gap(after: index <= 1 ? 1 : 2)
    }
  }

  /// A button to the previous or next page. At the ends it does nothing, but is not disabled, because a disabled button
  /// would lose the focus.
  private func step(_ icon: Icon, _ label: String, to number: Int) -> some View {
    let isOut = !(1...count).contains(number)
    return button(to: min(max(number, 1), count), isOut: isOut) { Image(icon: icon) }
      .attribute("aria-label", label)
      .attribute("aria-disabled", isOut ? "true" : nil)
      .opacity(isOut ? 0.45 : 1)
  }

  /// A button or a link.
  @ViewBuilder private func button(
    to number: Int, isOut: Bool = false, @ViewBuilder label: () -> some View
  ) -> some View {
    let action = { if !isOut { page.wrappedValue = number } }
    let answer = ClientCommand.pick(
      "aria-current", "page", otherwise: nil, on: isOut ? "-" : id(of: number))
    if let destination = address(number) {
      Button(destination: destination, action: action, label: label).onTap(answer)
    } else {
      Button(action: action, label: label).onTap(answer)
    }
  }

  /// The id of the button with the number of a page.
  private func id(of number: Int) -> String { "\(id)-\(number)" }

  public var body: some View {
    let present = min(max(page.wrappedValue, 1), count)
    let numbers = Self.numbers(around: present, of: count, reach: sizeClass == .compact ? 0 : 1)
    HStack(spacing: 4) {
      step(.chevronBackward, texts[.previous], to: present - 1)
      // The focus stays on a button while other buttons come and go.
      ForEach(Self.items(of: numbers), id: \.self) { item in
        if case .page(let number) = item {
          button(to: number) { Text(number, format: .number) }
            .attribute("aria-current", number == present ? "page" : nil)
            .attribute("aria-label", texts(.page, number))
            .attribute("id", id(of: number))
        } else {
          Text(verbatim: "…").foregroundStyle(.secondaryText).frame(minWidth: 20)
        }
      }
      step(.chevronForward, texts[.next], to: present + 1)
    }
    .buttonStyle(.borderless)
    .accessibilityLandmark(.navigation)
    .attribute("aria-label", label ?? texts[.pages])
  }
}
