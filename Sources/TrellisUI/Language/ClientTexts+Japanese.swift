extension [TextKey: String] {
  /// Japanese, for the texts that the client script shows by itself.
  static let japaneseClient: [TextKey: String] = [
    .connectionLost: "接続が切れました。入力はこのページに残り、回復後に送信されるか、どうするかをお尋ねします。",
    .connectionBack: "接続が回復しました。",
    .signedOut: "ログアウトしました。続けるにはページを再読み込みしてください。",
    .addressRefused:
      "サーバーがこのページのアドレスからの要求を拒否しています。サーバーの管理者による許可が必要です。",
    .severalServers:
      "複数のサーバーがスティッキーセッションなしで応答しています。時間をおいて再試行します。",
    .reloadPage: "再読み込み",
    .actionNotSent: "最後の操作は送信されませんでした。",
    .entryTooLong: "入力が長すぎるため、送信されませんでした。",
    .tooManyActions: "送信待ちの操作が多すぎます。最後の操作は保持されませんでした。",
    .actionNotDone: "サーバーが再起動し、ページが変わりました。最後の操作は実行されませんでした。",
    .actionInDoubt: "サーバーが再起動しました。最後の操作が実行されたか確認してください。",
    .pageIsGone: "このページは利用できなくなりました。続けるには再読み込みしてください。",
    .pageIsBroken: "このページを正しく表示できません。続けるには再読み込みしてください。",
    .entriesToDecide: "確認が必要な入力",
    .decideAtStart: "ページの先頭で選択してください。",
    .decideOnMany: "ページの先頭で {1} 件の入力について選択してください。",
    .entryIn: "{1} への入力",
    .quotedText: "「{1}」",
    .someField: "フィールド",
    .changedMeanwhile: "{1} はその間に変更されました。",
    .changedMeanwhileTo: "{1} はその間に {2} に変更されました。",
    .youEntered: "あなたの入力: {1}。",
    .youLeftEmpty: "空のままでした。",
    .entryLost: "{1} への入力はサーバーにありません。",
    .fieldIsGone: "{1} はこのページにありません。",
    .keepMine: "自分の入力を残す",
    .takeTheirs: "相手の入力を使う",
    .enterAgain: "もう一度入力",
    .leaveIt: "破棄",
    .copyEntry: "コピー",
    .copied: "コピーしました。",
    .copyByKeys: "コピーのキーを押してください。",
  ]
}
