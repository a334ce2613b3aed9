/// The icons of Trellis, in the alphabetical order of their names.
extension Icon {
  /// `archive`
  public static let archive = Icon("archive")
  /// `arrow-left`, mirrored in right-to-left pages.
  public static let arrowBackward = Icon("arrow-left", isMirrored: true)
  /// `arrow-down`
  public static let arrowDown = Icon("arrow-down")
  /// `arrow-right`, mirrored in right-to-left pages.
  public static let arrowForward = Icon("arrow-right", isMirrored: true)
  /// `arrow-left`
  public static let arrowLeft = Icon("arrow-left")
  /// `arrow-right`
  public static let arrowRight = Icon("arrow-right")
  /// `arrow-up`
  public static let arrowUp = Icon("arrow-up")
  /// `bell`
  public static let bell = Icon("bell")
  /// `bold`
  public static let bold = Icon("bold")
  /// `bolt`
  public static let bolt = Icon("bolt")
  /// `book`
  public static let book = Icon("book")
  /// `bookmark`
  public static let bookmark = Icon("bookmark")
  /// `bug`
  public static let bug = Icon("bug")
  /// `calendar`
  public static let calendar = Icon("calendar")
  /// `cart`
  public static let cart = Icon("cart")
  /// `chart-bar`
  public static let chartBar = Icon("chart-bar")
  /// `chart-line`
  public static let chartLine = Icon("chart-line")
  /// `chart-pie`
  public static let chartPie = Icon("chart-pie")
  /// `check`
  public static let check = Icon("check")
  /// `check-circle`
  public static let checkCircle = Icon("check-circle")
  /// `checklist`, mirrored in right-to-left pages.
  public static let checklist = Icon("checklist", isMirrored: true)
  /// `chevron-left`, mirrored in right-to-left pages.
  public static let chevronBackward = Icon("chevron-left", isMirrored: true)
  /// `chevron-down`
  public static let chevronDown = Icon("chevron-down")
  /// `chevron-right`, mirrored in right-to-left pages.
  public static let chevronForward = Icon("chevron-right", isMirrored: true)
  /// `chevron-left`
  public static let chevronLeft = Icon("chevron-left")
  /// `chevron-right`
  public static let chevronRight = Icon("chevron-right")
  /// `chevron-up`
  public static let chevronUp = Icon("chevron-up")
  /// `chevrons-up-down`
  public static let chevronsUpDown = Icon("chevrons-up-down")
  /// `clipboard`
  public static let clipboard = Icon("clipboard")
  /// `clock`
  public static let clock = Icon("clock")
  /// `close`
  public static let close = Icon("close")
  /// `close-circle`
  public static let closeCircle = Icon("close-circle")
  /// `cloud`
  public static let cloud = Icon("cloud")
  /// `code`
  public static let code = Icon("code")
  /// `columns`
  public static let columns = Icon("columns")
  /// `copy`
  public static let copy = Icon("copy")
  /// `credit-card`
  public static let creditCard = Icon("credit-card")
  /// `cut`
  public static let cut = Icon("cut")
  /// `database`
  public static let database = Icon("database")
  /// `download`
  public static let download = Icon("download")
  /// `edit`
  public static let edit = Icon("edit")
  /// `error`
  public static let error = Icon("error")
  /// `external-link`, mirrored in right-to-left pages.
  public static let externalLink = Icon("external-link", isMirrored: true)
  /// `eye`
  public static let eye = Icon("eye")
  /// `eye-off`
  public static let eyeOff = Icon("eye-off")
  /// `file`
  public static let file = Icon("file")
  /// `file-text`
  public static let fileText = Icon("file-text")
  /// `filter`
  public static let filter = Icon("filter")
  /// `flag`
  public static let flag = Icon("flag")
  /// `folder`
  public static let folder = Icon("folder")
  /// `git-branch`
  public static let gitBranch = Icon("git-branch")
  /// `globe`
  public static let globe = Icon("globe")
  /// `grid`
  public static let grid = Icon("grid")
  /// `grip`
  public static let grip = Icon("grip")
  /// `hash`
  public static let hash = Icon("hash")
  /// `heart`
  public static let heart = Icon("heart")
  /// `help`
  public static let help = Icon("help")
  /// `home`
  public static let home = Icon("home")
  /// `image`
  public static let image = Icon("image")
  /// `inbox`
  public static let inbox = Icon("inbox")
  /// `info`
  public static let info = Icon("info")
  /// `italic`
  public static let italic = Icon("italic")
  /// `key`
  public static let key = Icon("key")
  /// `layers`
  public static let layers = Icon("layers")
  /// `link`
  public static let link = Icon("link")
  /// `list`, mirrored in right-to-left pages.
  public static let list = Icon("list", isMirrored: true)
  /// `loader`
  public static let loader = Icon("loader")
  /// `lock`
  public static let lock = Icon("lock")
  /// `log-in`, mirrored in right-to-left pages.
  public static let logIn = Icon("log-in", isMirrored: true)
  /// `log-out`, mirrored in right-to-left pages.
  public static let logOut = Icon("log-out", isMirrored: true)
  /// `mail`
  public static let mail = Icon("mail")
  /// `map-pin`
  public static let mapPin = Icon("map-pin")
  /// `maximize`
  public static let maximize = Icon("maximize")
  /// `menu`
  public static let menu = Icon("menu")
  /// `message`
  public static let message = Icon("message")
  /// `minimize`
  public static let minimize = Icon("minimize")
  /// `minus`
  public static let minus = Icon("minus")
  /// `moon`
  public static let moon = Icon("moon")
  /// `more`
  public static let more = Icon("more")
  /// `more-vertical`
  public static let moreVertical = Icon("more-vertical")
  /// `package`
  public static let package = Icon("package")
  /// `paperclip`
  public static let paperclip = Icon("paperclip")
  /// `pause`
  public static let pause = Icon("pause")
  /// `phone`
  public static let phone = Icon("phone")
  /// `pin`
  public static let pin = Icon("pin")
  /// `play`
  public static let play = Icon("play")
  /// `plus`
  public static let plus = Icon("plus")
  /// `plus-circle`
  public static let plusCircle = Icon("plus-circle")
  /// `power`
  public static let power = Icon("power")
  /// `print`
  public static let print = Icon("print")
  /// `redo`, mirrored in right-to-left pages.
  public static let redo = Icon("redo", isMirrored: true)
  /// `refresh`
  public static let refresh = Icon("refresh")
  /// `save`
  public static let save = Icon("save")
  /// `search`
  public static let search = Icon("search")
  /// `send`, mirrored in right-to-left pages.
  public static let send = Icon("send", isMirrored: true)
  /// `server`
  public static let server = Icon("server")
  /// `settings`
  public static let settings = Icon("settings")
  /// `share`
  public static let share = Icon("share")
  /// `shield`
  public static let shield = Icon("shield")
  /// `sidebar`, mirrored in right-to-left pages.
  public static let sidebar = Icon("sidebar", isMirrored: true)
  /// `sliders`
  public static let sliders = Icon("sliders")
  /// `sort`
  public static let sort = Icon("sort")
  /// `star`
  public static let star = Icon("star")
  /// `star-filled`
  public static let starFilled = Icon("star-filled")
  /// `stop`
  public static let stop = Icon("stop")
  /// `sun`
  public static let sun = Icon("sun")
  /// `table`
  public static let table = Icon("table")
  /// `tag`
  public static let tag = Icon("tag")
  /// `terminal`
  public static let terminal = Icon("terminal")
  /// `text`
  public static let text = Icon("text")
  /// `trash`
  public static let trash = Icon("trash")
  /// `undo`, mirrored in right-to-left pages.
  public static let undo = Icon("undo", isMirrored: true)
  /// `unlock`
  public static let unlock = Icon("unlock")
  /// `upload`
  public static let upload = Icon("upload")
  /// `user`
  public static let user = Icon("user")
  /// `users`
  public static let users = Icon("users")
  /// `warning`
  public static let warning = Icon("warning")
  /// `wifi`
  public static let wifi = Icon("wifi")
  /// `zoom-in`
  public static let zoomIn = Icon("zoom-in")
  /// `zoom-out`
  public static let zoomOut = Icon("zoom-out")

  /// Each icon of Trellis once, in the alphabetical order of the names.
  public static let all: [Icon] = [
    .archive, .arrowBackward, .arrowDown, .arrowForward, .arrowLeft, .arrowRight, .arrowUp,
    .bell, .bold, .bolt, .book, .bookmark, .bug, .calendar, .cart, .chartBar, .chartLine,
    .chartPie, .check, .checkCircle, .checklist, .chevronBackward, .chevronDown, .chevronForward,
    .chevronLeft, .chevronRight, .chevronUp, .chevronsUpDown, .clipboard, .clock, .close,
    .closeCircle, .cloud, .code, .columns, .copy, .creditCard, .cut, .database, .download, .edit,
    .error, .externalLink, .eye, .eyeOff, .file, .fileText, .filter, .flag, .folder, .gitBranch,
    .globe, .grid, .grip, .hash, .heart, .help, .home, .image, .inbox, .info, .italic, .key,
    .layers, .link, .list, .loader, .lock, .logIn, .logOut, .mail, .mapPin, .maximize, .menu,
    .message, .minimize, .minus, .moon, .more, .moreVertical, .package, .paperclip, .pause,
    .phone, .pin, .play, .plus, .plusCircle, .power, .print, .redo, .refresh, .save, .search,
    .send, .server, .settings, .share, .shield, .sidebar, .sliders, .sort, .star, .starFilled,
    .stop, .sun,
    .table, .tag, .terminal, .text, .trash, .undo, .unlock, .upload, .user, .users, .warning,
    .wifi, .zoomIn, .zoomOut,
  ]
}
