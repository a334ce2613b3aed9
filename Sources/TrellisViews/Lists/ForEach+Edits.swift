public import Foundation

extension ForEach {
  /// Lets the user delete rows in a `List`: by the key Delete, and in the menu of a row.
  ///
  /// - Parameter action: gets the indexes of the deleted rows in the data of this view, and removes them from it; `nil`
  ///   allows no deletion. A client may send any index of the data: check that the user is allowed to delete.
  public func onDelete(perform action: ((IndexSet) throws -> Void)?) -> ForEach {
    var view = self
    view.edits.delete = action
    return view
  }

  /// Lets the user move rows in a `List`: by dragging the handle of a row, by Alt with the arrow keys up and down, and in the
  /// menu of a row.
  ///
  /// - Parameter action: gets the indexes of the moved rows in the data of this view, and the index before which they are
  ///   inserted, counted before the move, as in `move(fromOffsets:toOffset:)`; `nil` allows no moves.
  public func onMove(perform action: ((IndexSet, Int) throws -> Void)?) -> ForEach {
    var view = self
    view.edits.move = action
    return view
  }
}
