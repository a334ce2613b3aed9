import Trellis

/// The list of the samples, and the page.
struct SampleFrame<Content: View>: View {
  let path: String
  let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(path: String, @ViewBuilder content: () -> Content) {
    self.path = path
    self.content = content()
  }

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      if sizeClass == .regular { sidebar }
      content.frame(maxWidth: .infinity, alignment: .topLeading).element("main")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var sidebar: some View {
    VStack(alignment: .leading, spacing: 1) {
      Link("Components", destination: "/").font(.headline).padding(8)
      ForEach(Sample.all, id: \.name) { sample in
        Link(destination: sample.path) {
          Text(sample.title).padding(.horizontal, 8).padding(.vertical, 4)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(path == sample.path ? .accentSurface : .surface)
            .cornerRadius(6)
        }
        .selected(path == sample.path)
      }
    }
    .padding(12)
    .frame(width: 240, alignment: .topLeading)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(.surface)
    .element("nav").attribute("aria-label", "Samples")
  }
}

/// Links to all samples.
struct SampleIndex: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Components").font(.largeTitle).accessibilityHeading(1)
      Text("The samples of docs/COMPONENTS.md, in the order of its steps.")
        .foregroundStyle(.secondaryText)
      Grid(columns: [GridItem(.adaptive(minimum: 240), spacing: 12)], spacing: 12) {
        ForEach(Sample.all, id: \.name) { sample in
          Card("\(sample.step). \(sample.title)") {
            Text(sample.summary).foregroundStyle(.secondaryText)
            Link("Open", destination: sample.path).accessibilityLabel("Open \(sample.title)")
          }
        }
      }
    }
    .padding(.huge)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A sample with its title and the neighbouring samples.
struct SamplePage: View {
  let sample: Sample
  let page: Page
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let index = Sample.all.firstIndex { $0.name == sample.name } ?? 0
    VStack(alignment: .leading, spacing: 16) {
      if sizeClass == .compact { Link("All samples", destination: "/") }
      Text(sample.title).font(.largeTitle).accessibilityHeading(1)
      Text(sample.summary).foregroundStyle(.secondaryText)
      Card { ComponentView { sample.component(page) } }
      Text("Step \(sample.step) of docs/COMPONENTS.md").font(.footnote)
        .foregroundStyle(.secondaryText)
      HStack(spacing: 16) {
        if index > 0 { neighbor(index - 1, "Previous") }
        Spacer()
        if index + 1 < Sample.all.count { neighbor(index + 1, "Next") }
      }
    }
    .padding(sizeClass == .compact ? .large : .huge)
    .frame(maxWidth: 720, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func neighbor(_ index: Int, _ text: String) -> some View {
    Link(text, destination: Sample.all[index].path)
      .accessibilityLabel("\(text): \(Sample.all[index].title)")
  }
}
