import Foundation
import Trellis

/// The whole page: commands above, and the list in the rest of the window.
struct FeedPage: View {
  let model: FeedModel
  @Environment(\.viewport) private var viewport

  var body: some View {
    VStack(spacing: 0) {
      FeedHeader(model: model)
      FeedList(model: model)
    }
    // With less height the list would be too low, so the page scrolls instead.
    .frame(height: max(viewport.height, 480))
    .frame(maxWidth: .infinity)
    .accessibilityLandmark(.main)
  }
}

/// The title, the fields to go to a post, and the changes above the visible posts.
struct FeedHeader: View {
  let model: FeedModel
  @Environment(\.viewport) private var viewport

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        Text("Feed").font(.title2).accessibilityHeading(.h1)
        Spacer()
        Text(status).font(.caption).monospacedDigit().foregroundStyle(.secondaryText)
          .lineLimit(1).attribute("role", "status")
      }
      .frame(maxWidth: .infinity)
      if viewport.width < 1_000 {
        fields
        buttons
      } else {
        HStack(spacing: 16) {
          fields.frame(maxWidth: .infinity)
          buttons
        }
        .frame(maxWidth: .infinity)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(maxWidth: 1080)
    .frame(maxWidth: .infinity)
    .background(.surface)
    .border(.line, edges: .bottom)
  }

  private var status: String {
    if model.isSearching { return "Searching…" }
    return model.message.isEmpty ? "\(model.ids.count.formatted()) posts" : model.message
  }

  private var fields: some View {
    HStack(spacing: 8) {
      TextField("Find", text: Bindable(model).query, prompt: "Find words or a number")
        .kind(.search).icon(.search).submitLabel(.search)
        .onSubmit { [model] in await model.findNext() }
        .frame(maxWidth: .infinity)
      TextField("Go to row", text: Bindable(model).goal)
        .icon(.hash).submitLabel(.go)
        .attribute("inputmode", "numeric")
        .onSubmit { [model] in model.goToRow() }
        .frame(width: 140)
    }
    .frame(maxWidth: .infinity)
  }

  private var buttons: some View {
    Flow(spacing: 8) {
      Button("Insert \(FeedModel.step) above") { model.insertAbove() }
      Button("Remove \(FeedModel.step) above") { model.removeAbove() }
      Button("Expand all above") { model.expandAbove() }
      Button("Collapse all") { model.collapseAll() }.disabled(model.expanded.isEmpty)
    }
    .controlSize(viewport.width < 600 ? .small : .regular)
  }
}

/// The posts.
struct FeedList: View {
  let model: FeedModel

  var body: some View {
    let (expanded, hit, source) = (model.expanded, model.hit, model.source)
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.ids, id: \.self) { id in
          PostCard(
            post: source.post(id), isExpanded: expanded.contains(id), isHit: id == hit,
            model: model)
        }
      }
    }
    .scrollPosition(Bindable(model).position)
    .accessibilityLandmark(.region)
    .accessibilityLabel("Posts")
    .attribute("tabindex", "0")
    .frame(maxWidth: .infinity)
  }
}
