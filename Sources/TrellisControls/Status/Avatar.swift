import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI
public import TrellisViews

/// The picture or the initials of a person.
public struct Avatar: View {
  private let name: String
  private let picture: String?
  private let size: Double

  /// - Parameters:
  ///   - name: of the person; its initials are shown without a picture.
  ///   - picture: the address of a picture; `nil` for none.
  ///   - size: the width and height, in CSS pixels.
  public init(_ name: some StringProtocol, picture: String? = nil, size: Double = 32) {
    self.name = String(name)
    self.picture = picture
    self.size = size
  }

  private var initials: String {
    let words = name.parts(between: " ")
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    return String(letters).uppercased()
  }

  /// A constant hue for each name, from an FNV-1a hash of its bytes.
  private var hue: Double {
    Double(name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 } % 360)
  }

  public var body: some View {
    if let picture {
      Image(picture, label: name).scaledToFill().frame(width: size, height: size)
        .cornerRadius(.full).clipped()
    } else {
      ElementView(
        "span", style: .row().centered(),
        size: ComponentSize(width: .points(size), height: .points(size)), flexibility: [],
        attributes: [.role("img"), .aria("label", name)]
      ) {
        Text(verbatim: initials).font(.system(size: (size * 0.4).rounded(), weight: .semibold))
          .accessibilityHidden()
      }
      .foregroundStyle(
        Color(light: Color(oklch: 0.4, 0.12, hue), dark: Color(oklch: 0.88, 0.08, hue))
      )
      .background(Color(light: Color(oklch: 0.92, 0.05, hue), dark: Color(oklch: 0.36, 0.08, hue)))
      .cornerRadius(.full)
    }
  }
}
