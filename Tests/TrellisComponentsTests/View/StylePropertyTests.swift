import Testing
import TrellisComponents

struct StylePropertyTests {
  /// The names of CSS, which browsers ignore if they are wrong.
  @Test func propertiesHaveTheNamesOfCSS() {
    let properties: [StyleProperty] = [
      .background, .backgroundColor, .border, .borderRadius, .boxShadow, .color, .cursor,
      .fontFamily, .fontSize, .fontStyle, .fontWeight, .letterSpacing, .lineHeight, .objectFit,
      .opacity, .overflow, .padding, .pointerEvents, .textAlign, .textDecoration, .textShadow,
      .transform,
    ]
    #expect(
      properties.map(\.name) == [
        "background", "background-color", "border", "border-radius", "box-shadow", "color",
        "cursor", "font-family", "font-size", "font-style", "font-weight", "letter-spacing",
        "line-height", "object-fit", "opacity", "overflow", "padding", "pointer-events",
        "text-align", "text-decoration", "text-shadow", "transform",
      ])
  }
}
