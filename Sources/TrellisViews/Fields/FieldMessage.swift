import TrellisDOM
import TrellisUI

/// The help or the error below a field.
struct FieldMessage: View {
  let text: String
  let id: String
  let isError: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      if isError { Image(icon: .error, size: 16) }
      Text(text).font(.caption)
    }
    .foregroundStyle(isError ? .danger : .secondaryText)
    .attribute("id", id)
  }
}
