import TrellisDOM

/// The place of a site among others: below a path of its host, and in frames of other sites.
struct SitePlace: Sendable {
  /// The path below which browsers see the site.
  var base = BasePath.root
  /// The sites whose pages may show a page of this site in a frame.
  var frameAncestors = FrameAncestors()
  /// The name of this run of the server among those of one site, at most 32 letters and digits.
  var instance = "1"
}
