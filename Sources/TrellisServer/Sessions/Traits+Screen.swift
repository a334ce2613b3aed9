import TrellisComponents
import TrellisLayout

extension Traits {
  /// Takes over what a client says of its screen.
  mutating func take(_ screen: ClientMessage.Screen) {
    viewport = Size(width: screen.width, height: screen.height)
    pixelRatio = screen.pixelRatio
    writingDirection = screen.isRightToLeft ? .rightToLeft : .leftToRight
    colorScheme = screen.prefersDark ? .dark : .light
    reducesMotion = screen.reducesMotion
  }
}
