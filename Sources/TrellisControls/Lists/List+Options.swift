public import Foundation
import TrellisComponents
public import TrellisViews

extension List {
  /// The name of the list for assistive technology. A list with a selection needs one.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> List {
    changing { $0.label = label }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> List {
    accessibilityLabel(LocalizedStringKey(verbatim: label))
  }

  /// Runs `action` when the end of the rows comes nearer than 400 CSS pixels to the visible part, and again after each change
  /// of the number of rows while it is that near. It is not run while it or the action for the start is running.
  ///
  /// Source: React Native's `onEndReached` of `FlatList`.
  public func onReachEnd(perform action: @escaping AsyncHandler) -> List {
    changing { $0.onReachEnd = action }
  }

  /// Runs `action` when the start of the rows comes nearer than 400 CSS pixels to the visible part, also when the list is
  /// first shown. What is visible stays in place when rows are inserted above it.
  ///
  /// Source: React Native's `onStartReached` of `FlatList`.
  public func onReachStart(perform action: @escaping AsyncHandler) -> List {
    changing { $0.onReachStart = action }
  }

  /// The state of the data: a sign below the rows, or in their place, while rows are loaded, and a message with a button if they
  /// could not be loaded.
  public func phase(_ phase: ListPhase) -> List { changing { $0.phase = phase } }

  /// What is shown while the list has no rows and nothing is loaded, in place of the text "Nothing to show".
  public func placeholder<Placeholder: View>(
    @ViewBuilder _ placeholder: () -> Placeholder
  ) -> List {
    let view = AnyView(placeholder())
    return changing { $0.placeholder = view }
  }

  /// Links to pages of 100 rows, which a list of more than 2,000 rows shows to browsers without scripts, in exports and in mails.
  /// Shorter lists show all rows. Headers and footers count as rows.
  ///
  /// - Parameters:
  ///   - page: the page that is shown in place of all rows, from 1; 0 for all rows. The last page is shown for a number
  ///     beyond it.
  ///   - address: the address of a page.
  public func pages(_ page: Binding<Int>, address: @escaping (Int) -> String?) -> List {
    changing { $0.paging = RowPaging(page: page, address: address) }
  }

  /// Lets the user delete rows, as ``/TrellisViews/ForEach/onDelete(perform:)`` does.
  public func onDelete<Data, ID, Row>(
    perform action: ((IndexSet) throws -> Void)?
  ) -> List where Content == ForEach<Data, ID, Row> {
    replacingContent(content.onDelete(perform: action))
  }

  /// Lets the user move rows, as ``/TrellisViews/ForEach/onMove(perform:)`` does.
  public func onMove<Data, ID, Row>(
    perform action: ((IndexSet, Int) throws -> Void)?
  ) -> List where Content == ForEach<Data, ID, Row> {
    replacingContent(content.onMove(perform: action))
  }
}
