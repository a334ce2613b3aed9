import TrellisComponents
import TrellisLayout

extension Traits {
  /// Applies the screen of a client.
  mutating func apply(_ screen: ClientMessage.Screen) {
    viewport = Size(width: screen.width, height: screen.height)
    pixelRatio = screen.pixelRatio
    writingDirection = screen.isRightToLeft ? .rightToLeft : .leftToRight
    colorScheme = screen.prefersDark ? .dark : .light
    reducesMotion = screen.reducesMotion
    textScale = screen.textScale
    isTouch = screen.isTouch
    isOnPaper = screen.isPaper
    if let zone = screen.timeZone { timeZone = zone }
  }
}
