import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// The way to fit a picture into an area of another ratio.
///
/// Source: SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, Sendable {
  /// The whole picture, with free space beside it.
  case fit
  /// The picture fills the area; the overflow is cut off.
  case fill
}

/// A picture that the browser loads from an address when it comes near the visible part of the page.
///
/// The picture's area has its final size before the picture is loaded, so that nothing moves. Meanwhile it has a
/// placeholder color. An icon with a text replaces a picture that cannot be loaded; in exported pages the style sheet
/// shows them, in browsers other than Safari.
///
/// Source: SwiftUI's `AsyncImage`.
public struct AsyncImage: View {
  private let source: String
  private let label: String
  private let ratio: Double
  private let sources: [Int: String]
  private let mode: ContentMode
  private let isLazy: Bool
  @State private var failed: String?
  @Environment(\.texts) private var texts
  @Environment(\.pageMedium) private var medium

  /// - Parameters:
  ///   - source: the address of the picture.
  ///   - label: a description of the picture for assistive technology; empty for decoration.
  ///   - ratio: the area's width divided by its height.
  ///   - sources: addresses of the same picture by width in pixels; the browser chooses one.
  ///   - contentMode: the way to fit the picture into its area.
  ///   - isLazy: whether the browser waits until the picture comes near the visible part.
  public init(
    _ source: String, label: String, ratio: Double, sources: [Int: String] = [:],
    contentMode: ContentMode = .fill, isLazy: Bool = true
  ) {
    self.source = source
    self.label = label
    self.ratio = ratio.isFinite && ratio > 0 ? ratio : 1
    self.sources = sources
    mode = contentMode
    self.isLazy = isLazy
  }

  public var body: some View {
    picture.aspectRatio(ratio)
  }

  @ViewBuilder private var picture: some View {
    if failed.isExactly(source) {
      ElementView(
        "div", style: .column(spacing: 6, alignment: .center).centered(),
        flexibility: [.growsWidth, .growsHeight],
        attributes: [.className("l-picture"), .role("img"), .aria("label", label)]
      ) {
        Image(icon: .image, size: 24)
        Text(texts[.noPicture]).font(.caption).multilineTextAlignment(.center)
      }
      .foregroundStyle(.secondaryText)
    } else {
      LeafView(
        "img", size: .auto, flexibility: [.growsWidth, .growsHeight], attributes: attributes)
    }
  }

  private var attributes: [ViewAttribute] {
    var all: [ViewAttribute] = [
      .attribute("src", source), .attribute("alt", label), .attribute("decoding", "async"),
      .className("l-picture"), .style(.objectFit, mode == .fill ? "cover" : "contain"),
      .listener("error", Action { _ in failed = source }),
    ]
    if medium == .file {
      all += [
        .className("l-picture-file"), .attribute("data-failed", texts[.noPicture]),
        .style(StyleProperty("--l-i"), "var(--i-\(Icon.image.name))"),
      ]
    }
    if isLazy { all.append(.attribute("loading", "lazy")) }
    if !sources.isEmpty {
      let set = sources.sorted { $0.key < $1.key }.map {
        "\(WebAddress.inList($0.value)) \($0.key)w"
      }
      all.append(.attribute("srcset", set.joined(separator: ", ")))
      all.append(.attribute("sizes", "auto"))
    }
    return all
  }
}
