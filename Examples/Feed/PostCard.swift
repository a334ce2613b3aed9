import Trellis

/// A post. Its count and its note are states of the row.
struct PostCard: View {
  let post: Post
  let isExpanded: Bool
  let isHit: Bool
  let model: FeedModel
  @State private var added = 0
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      heading
      Text(verbatim: post.text(isExpanded: isExpanded)).font(.callout).element("p")
      if let picture = post.picture {
        Image(picture.address, label: picture.label).scaledToFill()
          .frame(maxWidth: .infinity)
          .frame(height: isExpanded ? 320 : 180)
          .cornerRadius(.medium)
          .clipped()
      }
      actions
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.raised)
    .cornerRadius(.large)
    .border(isHit ? .accent : .line, width: isHit ? 2 : 1)
    .attribute("aria-current", isHit ? "true" : nil)
    .padding(FlexboxEdges(top: 12, start: 12, end: 12))
    .frame(maxWidth: 704)
    .frame(maxWidth: .infinity)
  }

  private var heading: some View {
    HStack(spacing: 12) {
      Avatar(post.name, size: 36)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: post.name).font(.headline)
        Text("No. \(String(post.number)) · \(post.hours) h")
          .font(.caption).monospacedDigit().foregroundStyle(.secondaryText)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if post.sentences.count > Post.shortLength || post.picture != nil {
        Button(action: { model.setExpanded(post.id, !isExpanded) }) {
          Image(icon: isExpanded ? .chevronUp : .chevronDown)
        }
        .buttonStyle(.borderless)
        .attribute("aria-expanded", isExpanded ? "true" : "false")
        .accessibilityLabel("Whole post \(post.number)")
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var actions: some View {
    HStack(spacing: 8) {
      Button(action: { added += 1 }) {
        Image(icon: .heart)
        Text(verbatim: "\(post.likes + added)").monospacedDigit()
      }
      .accessibilityLabel("Like post \(post.number): \(post.likes + added)")
      TextField("Note on post \(post.number)", text: $note, prompt: "Add a note")
        .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity)
  }
}
