import Foundation
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
import TrellisViews

/// The size of a file as text.
enum FileSize {
  static func text(_ bytes: Int, _ locale: Locale) -> String {
    bytes.formatted(.byteCount(style: .file).locale(locale))
  }
}

/// The area for choosing and dropping files: a file input that fills its label.
struct FileZone: View {
  let context: FieldContext
  let rules: FileRules
  let isEnabled: Bool
  @Environment(\.theme) private var theme
  @Environment(\.controlSize) private var controlSize
  @Environment(\.texts) private var texts
  @Environment(\.isEnabled) private var isInEnabledView

  var body: some View {
    let metrics = theme.metrics(controlSize)
    ElementView("label", attributes: [.className("l-dropzone")]) {
      ElementView(
        nil,
        style: .row(
          spacing: metrics.spacing,
          padding: .symmetric(horizontal: .points(metrics.padding), vertical: 12)
        ).centered(),
        size: ComponentSize(minHeight: .points(metrics.height + 24)),
        flexibility: [.growsWidth, .shrinksWidth]
      ) {
        Flow(alignment: .center, spacing: metrics.spacing) {
          HStack(spacing: metrics.spacing) {
            Image(icon: .upload, size: metrics.iconSize)
            Text(texts[isForOne ? .chooseFile : .chooseFiles]).fontWeight(.medium)
          }
          Text(texts[isForOne ? .dropFile : .dropFiles])
            .foregroundStyle(isInEnabledView ? .secondaryText : .disabledText)
        }
      }
      .background {
        LeafView(
          "input", size: .auto, flexibility: .fills, isControl: true, attributes: attributes)
      }
    }
    .environment(\.font, metrics.font)
  }

  private var isForOne: Bool { rules.maximumCount == 1 }

  private var attributes: [ViewAttribute] {
    var all: [ViewAttribute] = [
      .attribute("type", "file"), .className("l-file"), .aria("labelledby", context.id + "l"),
    ]
    if !context.showsLabel { all[2] = .aria("label", texts[.chooseFiles]) }
    if rules.maximumCount > 1 { all.append(.attribute("multiple", "")) }
    if !rules.types.isEmpty { all.append(.attribute("accept", rules.types.joined(separator: ","))) }
    if !isEnabled, isInEnabledView { all.append(.attribute("disabled", "")) }
    return all + .optional("name", context.name) + context.leaveAttributes
  }
}

/// A file with its size, its progress and a remove button.
struct FileRow: View {
  let file: UploadDescription
  let phase: FileTransfer.Phase
  /// The name of the field by which a browser without scripts posts a complete file again; `nil` for none.
  var fieldName: String?
  let remove: () -> Void
  @Environment(\.texts) private var texts
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(alignment: .center, spacing: 10) {
      Image(icon: icon, size: 20).foregroundStyle(phase == .failed ? .danger : .secondaryText)
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: file.name).lineLimit(1)
        if case .running(let received) = phase {
          Bar(
            share: share(received), color: .accent,
            attributes: [
              .role("progressbar"), .aria("label", file.name), .aria("valuemin", "0"),
              .aria("valuemax", "100"), .aria("valuenow", "\(Int(share(received) * 100))"),
            ])
        }
        Text(verbatim: note).font(.caption)
          .foregroundStyle(phase == .failed ? .danger : .secondaryText)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if case .finished(let file) = phase, let fieldName {
        ElementView("span", attributes: [.className("l-chip-end")]) { button }
          .overlay {
            ChipCheckbox(
              name: fieldName, value: PostedFile(file).value, label: file.name, remove: remove)
          }
      } else {
        button
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var button: some View {
    IconButton(icon: .close, label: label, action: remove)
      .buttonStyle(.borderless).controlSize(.small)
  }

  private var icon: Icon {
    switch phase {
    case .running: .file
    case .finished: .checkCircle
    case .failed: .error
    }
  }

  private var label: String {
    if case .running = phase { return texts(.cancelUpload, file.name) }
    return texts(.remove, file.name)
  }

  private func share(_ received: Int) -> Double {
    file.size > 0 ? min(Double(received) / Double(file.size), 1) : 1
  }

  private var note: String {
    let size = FileSize.text(file.size, texts.locale)
    return switch phase {
    case .running(let received):
      texts(.uploadProgress, FileSize.text(received, texts.locale), size)
    case .finished: "\(size) · \(texts[.uploaded])"
    case .failed: texts(.uploadFailed, file.name)
    }
  }
}
