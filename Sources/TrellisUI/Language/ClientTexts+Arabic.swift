extension [TextKey: String] {
  /// Arabic, for the texts that the client script shows by itself.
  static let arabicClient: [TextKey: String] = [
    .connectionLost: "انقطع الاتصال. تبقى إدخالاتك في هذه الصفحة. عند عودته ترسل أو تسأل عنها.",
    .connectionBack: "عاد الاتصال.",
    .signedOut: "تم تسجيل خروجك. أعد تحميل الصفحة للمتابعة.",
    .addressRefused:
      "يرفض الخادم الطلبات من عنوان هذه الصفحة. على مشغّل الخادم السماح بالعنوان.",
    .severalServers:
      "تجيب عدة خوادم عن هذه الصفحة دون جلسات ثابتة. ستعاد المحاولة من حين لآخر.",
    .reloadPage: "إعادة التحميل",
    .actionNotSent: "لم يرسل إجراؤك الأخير.",
    .entryTooLong: "أحد إدخالاتك طويل جدًا ولم يرسل.",
    .tooManyActions: "إجراءات كثيرة تنتظر الإرسال. لم يحفظ إجراؤك الأخير.",
    .actionNotDone: "أعيد تشغيل الخادم وتغيرت الصفحة. لم ينفذ إجراؤك الأخير.",
    .actionInDoubt: "أعيد تشغيل الخادم. تحقق من تنفيذ إجرائك الأخير.",
    .pageIsGone: "لم تعد هذه الصفحة متاحة. أعد تحميلها للمتابعة.",
    .pageIsBroken: "لا يمكن عرض هذه الصفحة على نحو صحيح. أعد تحميلها للمتابعة.",
    .entriesToDecide: "إدخالات تحتاج إلى قرار",
    .decideAtStart: "قرر بشأنه في بداية الصفحة.",
    .decideOnMany: "إدخالات تحتاج إلى قرارك في بداية الصفحة: {1}.",
    .entryIn: "إدخالك في {1}",
    .quotedText: "«{1}»",
    .someField: "حقل",
    .changedMeanwhile: "تغير {1} في هذه الأثناء.",
    .changedMeanwhileTo: "تغير {1} في هذه الأثناء إلى {2}.",
    .youEntered: "أدخلت {1}.",
    .youLeftEmpty: "تركته فارغًا.",
    .entryLost: "لم يعد لدى الخادم ما أدخلته في {1}.",
    .fieldIsGone: "لم يعد {1} في هذه الصفحة.",
    .keepMine: "الاحتفاظ بإدخالي",
    .takeTheirs: "أخذ الإدخال الآخر",
    .enterAgain: "إدخاله مرة أخرى",
    .leaveIt: "تركه",
    .copyEntry: "نسخ",
    .copied: "تم النسخ.",
    .copyByKeys: "اضغط مفاتيح النسخ.",
  ]
}
