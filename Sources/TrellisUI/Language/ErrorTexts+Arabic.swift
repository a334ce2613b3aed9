extension [TextKey: String] {
  /// The texts of the pages that the server shows by itself, in Arabic.
  static let arabicErrors: [TextKey: String] = [
    .pageNotFound: "الصفحة غير موجودة",
    .pageNotFoundMessage:
      "لا توجد صفحة في هذا العنوان.",
    .pageFailed: "حدث خطأ",
    .pageFailedMessage:
      "تعذّر إنشاء الصفحة. التفاصيل في سجل الخادم.",
    .handlerFailed:
      "حدث خطأ. حاول مرة أخرى أو أعد تحميل الصفحة.",
    .signInNotCompleted:
      "تعذّر إكمال تسجيل الدخول. سجّل الدخول مرة أخرى.",
    .serverBusy: "الخادم مشغول",
    .serverBusyMessage:
      "الخادم محمّل فوق طاقته. سيُعاد تحميل هذه الصفحة بعد لحظات.",
    .tooManyRequests: "طلبات كثيرة جدًا",
    .tooManyRequestsMessage:
      "طُلبت صفحات كثيرة جدًا من شبكتك. سيُعاد تحميل هذه الصفحة بعد لحظات.",
    .formNotHandled: "لم يُرسل",
    .formNotHandledMessage:
      "الخادم مشغول ولم يعالج النموذج. انتظر لحظة ثم أعد تحميل هذه الصفحة لإرسال النموذج مرة أخرى.",
    .pageChanged: "تغيّرت الصفحة",
    .pageChangedMessage:
      "لم يعد النموذج في هذه الصفحة. ارجع وأعد تحميل الصفحة ثم حاول مرة أخرى.",
    .accessDenied: "لا يمكن الوصول",
    .accessDeniedMessage: "ليس لديك إذن للوصول إلى هذه الصفحة.",
    .formForbidden: "غير مسموح",
    .formForbiddenMessage:
      "النموذج ليس من صفحة في هذا الموقع.",
    .formUnsupported: "غير مدعوم",
    .formUnsupportedMessage:
      "يحتاج هذا النموذج إلى نصوص برمجية، لإرسال الملفات مثلًا.",
    .formTooLarge: "كبير جدًا",
    .formTooLargeMessage:
      "في النموذج حقول كثيرة جدًا أو طويلة جدًا.",
    .toFirstPage: "الذهاب إلى الصفحة الأولى",
  ]
}
