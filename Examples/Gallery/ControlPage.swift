import Trellis

/// The description of a control.
struct ControlPage: Sendable {
  /// A key and its effect.
  struct Key: Sendable, Hashable {
    let name: String
    let effect: String
  }

  let name: String
  let title: String
  let summary: String
  let code: String
  let keys: [Key]
  let samples: @Sendable () -> AnyView

  init<Samples: View & SendableMetatype>(
    _ name: String, _ title: String, _ summary: String, keys: KeyValuePairs<String, String> = [:],
    code: String, @ViewBuilder samples: @escaping @Sendable () -> Samples
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.code = code
    self.keys = keys.map { Key(name: $0.key, effect: $0.value) }
    self.samples = { AnyView(samples()) }
  }

  static let all: [ControlPage] = ControlGroup.all.flatMap(\.pages)
}

/// The page of a control: its samples, its code, its keys.
struct GalleryPage: View {
  let control: ControlPage
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.settingsQuery) private var query

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 4) {
        Breadcrumbs([
          Breadcrumb("Controls", destination: "/" + query),
          Breadcrumb(control.title, destination: "/controls/" + control.name + query),
        ])
        Text(control.title).font(.largeTitle).accessibilityHeading(1)
        Text(control.summary).foregroundStyle(.secondaryText)
      }
      control.samples()
      part("Code") {
        CodeView(code: control.code)
      }
      if !control.keys.isEmpty {
        part("Keyboard") {
          VStack(alignment: .leading, spacing: 6) {
            ForEach(control.keys, id: \.self) { key in
              HStack(alignment: .firstTextBaseline, spacing: 12) {
                Text(key.name).font(.caption.monospaced())
                  .padding(.horizontal, 6).padding(.vertical, 2)
                  .cornerRadius(.small).border(.line)
                  .frame(width: 164, alignment: .leading)
                Text(key.effect)
              }
            }
          }
        }
      }
    }
    .padding(sizeClass == .compact ? .large : .huge)
    .frame(maxWidth: 880, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func part(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.title3).accessibilityHeading(2)
      content()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Several samples that share state.
struct SampleStack<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { VStack(alignment: .leading, spacing: 24) { content } }
}

/// Samples under a title.
struct Sample<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title).font(.subheadline).foregroundStyle(.secondaryText)
      content
    }
    .padding(.large)
    .frame(maxWidth: .infinity, alignment: .leading)
    .cornerRadius(.large).border(.line)
  }
}
