extension [TextKey: String] {
  /// The texts of the pages that the server shows by itself, in Japanese.
  static let japaneseErrors: [TextKey: String] = [
    .pageNotFound: "ページが見つかりません",
    .pageNotFoundMessage:
      "このアドレスにページはありません。",
    .pageFailed: "問題が発生しました",
    .pageFailedMessage:
      "ページを作成できませんでした。詳細はサーバーのログにあります。",
    .handlerFailed:
      "問題が発生しました。もう一度試すか、ページを再読み込みしてください。",
    .signInNotCompleted:
      "サインインを完了できませんでした。もう一度サインインしてください。",
    .serverBusy: "サーバーが混み合っています",
    .serverBusyMessage:
      "サーバーが混み合っています。このページはまもなく再読み込みされます。",
    .tooManyRequests: "リクエストが多すぎます",
    .tooManyRequestsMessage:
      "お使いのネットワークからのリクエストが多すぎます。このページはまもなく再読み込みされます。",
    .formNotHandled: "送信されませんでした",
    .formNotHandledMessage:
      "サーバーが混み合っているため、フォームは処理されませんでした。しばらく待ってからこのページを再読み込みし、フォームをもう一度送信してください。",
    .pageChanged: "ページが変更されました",
    .pageChangedMessage:
      "このページにフォームはもうありません。前に戻り、ページを再読み込みしてもう一度お試しください。",
    .accessDenied: "アクセスできません",
    .accessDeniedMessage: "このページを表示する権限がありません。",
    .formForbidden: "許可されていません",
    .formForbiddenMessage:
      "このフォームはこのサイトのページのものではありません。",
    .formUnsupported: "対応していません",
    .formUnsupportedMessage:
      "このフォームには、ファイルの送信などのためにスクリプトが必要です。",
    .formTooLarge: "大きすぎます",
    .formTooLargeMessage:
      "フォームの項目が多すぎるか、長すぎます。",
    .toFirstPage: "最初のページへ",
  ]
}
