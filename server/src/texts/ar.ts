import type { RefusalTexts } from './RefusalTexts.ts'

const NoSuchShow = 'البث غير موجود'
const RoomEnded = 'انتهى هذا البث'
const Kicked = 'تم إخراجك من الغرفة'
const NotAdmitted = 'انضم إلى البث أولًا'
const NotYours = 'هذا ليس بثك'
const WrongPassword = 'كلمة مرور الغرفة غير صحيحة'
const Blocked = 'لا يمكنك الانضمام إلى هذا البث'
const AgeRequired = 'يجب أن يكون عمرك 18 عامًا أو أكثر للانضمام إلى هذا البث'
const NotPaid = 'ادفع رسوم الدخول للانضمام إلى هذا البث'
const OverLimit = 'سيتجاوز ذلك حد الإنفاق الخاص بك'
const SpendingPaused = 'لقد أوقفت الإنفاق مؤقتًا'
const FeeChanged = 'تغيّر السعر. تحقق منه قبل الدخول'
const BadPrice = 'حدد سعرًا من 1 إلى 100,000 عملة'
const OwnRoom = 'هذا بثك أنت'
const PasswordMissing = 'عيّن كلمة مرور للغرفة'
const SensitiveWord = 'يحتوي النص على كلمات غير مسموح بها'
const SentAlready = 'أرسلنا إليك رمز التحقق للتو. انتظر لحظة قبل طلب رمز جديد'
const DailyLimit = 'طلبت رموزًا كثيرة اليوم. حاول غدًا'
const BadPhone = 'رقم الهاتف غير صالح. تحقق منه وأعد المحاولة'
const NoCode = 'اطلب رمز التحقق أولًا'
const WrongCode = 'رمز التحقق غير صحيح'
const PasswordsDiffer = 'كلمتا المرور غير متطابقتين'
const WeakPassword = 'اختر كلمة مرور أقوى، من 8 أحرف على الأقل'
const CaptchaNeeded = 'يرجى تأكيد أنك لست روبوتًا'
const CaptchaWrong = 'فشل التحقق. حاول مرة أخرى'
const NotProved = 'تعذر علينا التحقق من هويتك. حاول مرة أخرى'
const NotOffered = 'طريقة تسجيل الدخول هذه غير متاحة'
const Disabled = 'تم تعطيل هذا الحساب'
const Cancelled = 'هذا الحساب مجدول للحذف'
const StepUpNeeded = 'يرجى تأكيد هويتك'
const Taken = 'يوجد حساب بهذا الرقم بالفعل'
const YouBlocked = 'لقد حظرت هذا المستخدم'
const PrivateList = 'هذا المستخدم يُبقي هذه القوائم خاصة'
const NoSuchVideo = 'الفيديو غير موجود'
const NoSuchPerson = 'المستخدم غير موجود'
const NotYourPicture = 'لا يمكنك استخدام هذه الصورة'
const IdempotencyConflict = 'تغيّر هذا الطلب. ابدأ من جديد'
const Frozen = 'محفظتك مجمدة. تواصل مع الدعم'
const BadAmount = 'أدخل عددًا صحيحًا بلا كسور'
const NotYourAccount = 'حساب السحب غير موجود'
const BadDocument = 'رقم CPF أو CNPJ غير صالح'
const BadKey = 'مفتاح Pix لا يطابق النوع المحدد'
const BadAddress = 'عنوان TRC20 غير صالح'
const TooManyAccounts = 'يمكنك إضافة 5 حسابات سحب كحد أقصى'
const NotYourOrder = 'الطلب غير موجود'
const InsufficientBalance = 'الرصيد غير كافٍ'
const NoSuchWay = 'طريقة استلام الأرباح هذه غير متاحة في بلدك'
const Muted = 'تم كتمك في هذا البث'
const NoRight = 'لا يُسمح لك بهذا الإجراء'
const TargetIsAdmin = 'المضيف وحده يمكنه فعل ذلك مع مشرف'
const GuardImmune = 'المضيف وحده يمكنه فعل ذلك مع حارس سنوي'
const NotSanctioned = 'تم التراجع عن هذا بالفعل'
const NeverJoined = 'لم ينضم هذا المستخدم إلى أي بث في هذه الغرفة'
const MicOff = 'المضيف لا يستقبل طلبات المايك الآن'
const MicLevel = 'مستواك أقل من المطلوب للصعود إلى المايك هنا'
const MutedGuest = 'من تم كتمه لا يمكنه الصعود إلى المايك'
const HostBusy = 'المضيف مشغول الآن. حاول لاحقًا'
const SeatsFull = 'مقاعد الضيوف الأربعة مشغولة'
const NotInRoom = 'لم يعد هذا الشخص في البث'
const NoSuchGoal = 'لم يتم العثور على الهدف'
const NotReached = 'لم يكتمل هذا الهدف بعد'
const GoalOver = 'انتهى هذا الهدف وأُعيد كل الدعم'
const settingGoal = {
  NotLive: 'ابدأ بثًا أولًا',
  TooManyGoals: 'يمكنك وضع 5 أهداف كحد أقصى في الوقت نفسه',
  NoSuchGift: 'هذه الهدية غير متاحة',
  BadAmount: 'حدد هدفًا من 10 إلى 1,000,000 عملة',
  IdempotencyConflict,
  SensitiveWord,
}

const PkBusy = 'لا يمكنك بدء تحدٍّ وهناك ضيف على المايك أو جولة أخرى جارية'
const NoSuchBattle = 'هذه الجولة ليست لك'

export const ar: RefusalTexts = {
  common: {
    SessionInvalid: 'يرجى تسجيل الدخول من جديد',
    Restricted: 'حسابك موقوف. يمكنك معرفة السبب وتقديم طعن',
    TooMany: 'محاولات كثيرة جدًا. حاول مرة أخرى بعد قليل',
    Busy: 'نواجه مشكلة الآن. حاول مرة أخرى بعد قليل',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'رقم الهاتف أو كلمة المرور غير صحيحة',
      Disabled,
      Cancelled,
      BadPhone,
      CaptchaNeeded,
      CaptchaWrong,
    },
    getCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    getForgetCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, BadPhone, Taken },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, BadPhone },
    getThirdUrl: { NotOffered },
    userLoginByThird: { NotProved, NotOffered, Disabled, Cancelled },
    revokeDevice: { NoSuchDevice: 'تم تسجيل خروج هذا الجهاز بالفعل' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'لا يوجد رقم هاتف في حسابك بعد' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'تحقق من بيانات التواصل' },
  },
  User: {
    setAttent: {
      Yourself: 'لا يمكنك متابعة نفسك',
      NoSuchPerson,
      Blocked: 'لا يمكنك متابعة هذا المستخدم',
    },
    getUserHome: { NoSuchPerson, Blocked: YouBlocked },
    getLiverecord: { NoSuchPerson, Blocked: YouBlocked },
    getFollowsList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getFansList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getUserLabel: { NoSuchPerson, Blocked: YouBlocked },
    setUserLabel: {
      NoLabel: 'اختر انطباعًا واحدًا على الأقل',
      TooManyLabels: 'اختر 3 انطباعات كحد أقصى',
      Yourself: 'لا يمكنك إضافة انطباع عن نفسك',
      NoSuchPerson,
      Blocked: 'لا يمكنك إضافة انطباع عن هذا المستخدم',
      NoSuchLabel: 'لم يعد هذا الانطباع متاحًا',
    },
    updateFields: { BadName: 'اختر اسمًا آخر', BadBirthday: 'أدخل تاريخ ميلاد صالحًا', SensitiveWord },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'صورتك قيد المعالجة' },
    updatePass: { WrongPassword: 'كلمة المرور الحالية غير صحيحة', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'هذا الحساب مرتبط بمستخدم آخر في Nimbo', StepUpNeeded },
    unlinkThird: { LastWay: 'أضف رقم هاتف أولًا. هذه طريقتك الوحيدة لتسجيل الدخول', StepUpNeeded },
    setBlack: { Yourself: 'لا يمكنك حظر نفسك', NoSuchPerson, ListFull: 'بلغت الحد الأقصى للمستخدمين المحظورين' },
    cancelAccount: { OnAir: 'أنهِ البث أولًا', StepUpNeeded },
    askExport: { TooSoon: 'يمكنك طلب نسخة واحدة في اليوم', StepUpNeeded },
    openExport: { NotReady: 'نسختك ليست جاهزة بعد', StepUpNeeded },
    setPush: { BadSubscription: 'الإشعارات غير متاحة على هذا الجهاز' },
    setCash: {
      TooMuch: 'رصيدك لا يكفي لهذا السحب',
      BadAmount,
      NotCertified: 'أثبت هويتك قبل السحب',
      BelowMinimum: 'المبلغ أقل من الحد الأدنى للسحب',
      OutsideWindow: 'السحب مغلق اليوم',
      TooManyThisMonth: 'بلغت حد السحب لهذا الشهر',
      NotYourAccount,
      IdempotencyConflict,
      Frozen,
      StepUpNeeded,
    },
    setUserAccount: { BadDocument, BadKey, BadAddress, TooManyAccounts, NotOffered: NoSuchWay, StepUpNeeded },
    editUserAccount: { BadDocument, BadKey, BadAddress, TooManyAccounts, NotOffered: NoSuchWay, NotYourAccount, StepUpNeeded },
    delUserAccount: { NotYourAccount, StepUpNeeded },
  },
  Charge: {
    setPayOrder: {
      NoSuchRule: 'لم تعد هذه الباقة متاحة',
      MethodNotOffered: 'طريقة الدفع هذه غير متاحة في بلدك',
      FirstUsed: 'هذه الباقة لأول شحن فقط',
      NoPayLink: 'تعذر الحصول على رابط الدفع',
      IdempotencyConflict,
      SpendingPaused,
      TooManyOpen: 'لديك طلبات كثيرة غير مدفوعة. ادفع أحدها أو انتظر انتهاء صلاحيته',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'هذا الاستبدال غير متاح الآن',
      OverCap: 'هذا أكثر مما يمكنك استبداله الآن',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'كشف حساب هذا الشهر غير جاهز بعد. حاول بعد دقيقة' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'رمز الدعوة غير صالح',
      Yourself: 'لا يمكنك دعوة نفسك',
      TooLate: 'يمكنك إضافة من دعاك خلال 24 ساعة من التسجيل فقط',
      SaidAlready: 'أضفت من دعاك من قبل',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'هذا الملف كبير جدًا', WrongType: 'لا يمكن استخدام هذا النوع من الملفات هنا' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'فشل رفع الملف. حاول مرة أخرى' },
    getState: { NotYours: NotYourPicture },
  },
  Auth: {
    setNewAuth: {
      Incomplete: 'املأ كل الحقول وأضف صورتك',
      TooYoung: 'يجب أن يكون عمرك 18 عامًا أو أكثر للبث',
      PhotoNotReady: 'صورتك ليست جاهزة بعد. انتظر قليلًا أو أضفها من جديد',
      BadContact: 'تحقق من وسيلة التواصل، فلن نتمكن من الوصول إليك بها',
      Pending: 'طلبك قيد المراجعة بالفعل',
      Certified: 'تم التحقق من هويتك بالفعل',
      TooManyTries: 'لقد قدّمت 3 طلبات هذا الأسبوع. حاول لاحقًا',
      ConsentOutdated: 'تغيّرت شروطنا. أعد التحميل وقدّم الطلب من جديد',
      PhoneNeeded: 'تحقق من رقم هاتفك أولًا',
      UnderAppeal: 'طعنك لا يزال قيد المراجعة',
      BadName: 'اكتب اسمك الكامل كما في وثيقة هويتك',
      BadBirthday: 'أدخل تاريخ ميلاد صحيحًا',
    },
    delAuth: { NoSuchApplication: 'لم يتم العثور على الطلب', DecidedAlready: 'تمت مراجعة هذا الطلب بالفعل' },
  },
  Appeal: {
    setAppeal: {
      NoSuchSubject: 'لا يوجد ما يمكن الطعن فيه هنا',
      AppealedAlready: 'لقد طعنت في هذا القرار من قبل',
      TooLate: 'انتهت مهلة الطعن في هذا القرار',
    },
    getAppeal: { NoSuchSubject: 'لا يوجد ما يمكن الطعن فيه هنا' },
  },
  Notice: {
    setChoice: { AlwaysOn: 'تبقى هذه الإشعارات مفعّلة دائمًا' },
    setQuiet: { NoSuchZone: 'منطقة زمنية غير معروفة', NoHours: 'اختر وقتين مختلفين' },
    sendTest: { NotSubscribed: 'فعّل الإشعارات على هذا الجهاز أولًا' },
  },
  Live: {
    createRoom: {
      NotCertified: 'أثبت هويتك قبل بدء البث',
      PasswordMissing,
      BadPrice,
      NoSuchClass: 'اختر الفئة',
      CoverNotReady: 'غلافك غير جاهز بعد. اختر غلافًا آخر',
      Banned: 'لا يمكنك البث حاليًا. ستجد السبب في إشعاراتك',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    getLiveInfo: { RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'هذا الطلب قديم جدًا. حاول مرة أخرى',
    },
    stopInfo: {
      NoSuchShow,
    },
    checkLive: { Kicked, RoomEnded, Blocked, AgeRequired, OwnRoom },
    roomCharge: {
      Kicked,
      RoomEnded,
      Blocked,
      AgeRequired,
      OwnRoom,
      NotPaidRoom: 'هذا البث بلا رسوم دخول',
      FeeChanged,
      NotOnAir: 'كاميرا المضيف مغلقة الآن. لم يُخصم منك شيء',
      InsufficientBalance,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    timeCharge: {
      RoomEnded,
      NotTimedRoom: 'هذا البث لا يُحتسب بالدقيقة',
      FeeChanged,
      InsufficientBalance,
    },
    changeLiveType: { NotYours, PasswordMissing, BadPrice, RoomEnded },
    enterRoom: {
      Kicked,
      RoomEnded,
      Blocked,
      AgeRequired,
      NotPaid,
      WrongPassword,
      FeeChanged,
      InsufficientBalance,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    getPreview: { Kicked, RoomEnded, NotOpen: 'لا تتوفر معاينة لهذا البث', Blocked },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    getUserRank: { NotAdmitted },
    sendMsg: { NotAdmitted, SensitiveWord, Muted, TooSoon: 'الوضع البطيء مفعّل. انتظر قليلًا قبل رسالتك التالية', RoomEnded },
    light: { NotAdmitted, RoomEnded },
    sendCaption: {
      NotYours,
      SensitiveWord,
      Muted,
      Away: 'التسميات التوضيحية متوقفة أثناء البث الخاص',
      RoomEnded,
      NotOnAir: 'لم يبدأ بثك بعد',
    },
    translate: { NotAdmitted, TranslatorOff: 'الترجمة غير متاحة هنا', TranslatorAway: 'تعذّرت الترجمة. حاول مجددًا بعد قليل', RoomEnded },
    getPop: { NoSuchPerson, Blocked: YouBlocked },
    kicking: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    setShutUp: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    superStopRoom: { NoRight, NoSuchRule: 'اختر المدة', RoomEnded },
    setAdmin: {
      NotAnchor: 'المضيف وحده يختار المشرفين',
      Yourself: 'لا يمكنك تعيين نفسك مشرفًا',
      NoSuchPerson,
      FiveAtMost: 'يمكنك تعيين 5 مشرفين كحد أقصى',
    },
    getAdminList: { NoRight },
    setReport: { NoSuchPerson, NoSuchClass: 'اختر سببًا', Yourself: 'لا يمكنك الإبلاغ عن نفسك', NoSuchVideo },
    sendBarrage: {
      InsufficientBalance,
      SensitiveWord,
      NotAdmitted,
      Muted,
      RoomEnded,
      OverLimit,
      SpendingPaused,
      Frozen,
      IdempotencyConflict,
      FeeChanged: 'تغيّر السعر. ادخل من جديد لتراه قبل الإرسال',
    },
    setSlowMode: { NoRight, RoomEnded },
    setPin: { NoRight, SensitiveWord, Muted, RoomEnded },
    delMsg: { NoRight, TargetIsAdmin, NoSuchMessage: 'حُذفت هذه الرسالة بالفعل', GuardImmune, RoomEnded },
    sendGift: {
      InsufficientBalance,
      NoSuchGift: 'هذه الهدية لم تعد متاحة',
      GuardsOnly: 'هذه الهدية للحراس فقط',
      BackpackShort: 'لا تملك ما يكفي من هذه الهدية',
      NotAdmitted,
      RoomEnded,
      NoSuchReceiver: 'هذا الشخص لم يعد على المايك',
      FeeChanged: 'تغيّر السعر. تحقق منه قبل الإرسال',
      TooFewStamps: 'ارسم 10 طوابع على الأقل',
      IdempotencyConflict,
      Yourself: 'لا يمكنك إرسال هدايا إلى نفسك',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    setPrivatePerformance: { NotCertified: 'أثبت هويتك لتقديم بث خاص' },
    reqPrivatePerformance: {
      InsufficientBalance,
      NotOffered: 'لا يقدّم المضيف بثًا خاصًا الآن',
      NotAdmitted,
      RoomEnded,
      FeeChanged: 'تغيّر السعر. راجعه قبل المتابعة',
      Engaged: 'المضيف مشغول الآن. حاول بعد قليل',
      IdempotencyConflict,
      Yourself: 'لا يمكنك طلب بثك الخاص',
      AgeRequired: 'يجب أن يكون عمرك 18 عامًا أو أكثر لطلب بث خاص',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    dealPrivatePerformance: {
      NoSuchPerformance: 'البث الخاص غير موجود',
      ConsentNeeded: 'وافق أولًا على قواعد البث الخاص',
      FeeChanged: 'تغيّر السعر. راجعه قبل المتابعة',
      Engaged: 'المضيف مشغول الآن. حاول بعد قليل',
    },
    extendPrivatePerformance: {
      InsufficientBalance,
      NoSuchPerformance: 'البث الخاص غير موجود',
      NotRunning: 'انتهى هذا البث الخاص',
      TooLong: 'مدة البث الخاص 120 دقيقة كحد أقصى',
      FeeChanged: 'تغيّر السعر. راجعه قبل المتابعة',
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    endPrivatePerformance: { NoSuchPerformance: 'البث الخاص غير موجود' },
    getPrivatePerformance: { NoSuchPerformance: 'البث الخاص غير موجود' },
    getPrivateToken: { NoSuchPerformance: 'البث الخاص غير موجود', NotRunning: 'انتهى هذا البث الخاص' },
    getReceipt: { NoSuchShow, NeverJoined: 'لم تدخل هذا البث' },
    getShowReport: { NoSuchShow },
  },
  Guard: {
    getList: { NoSuchPerson },
    buyGuard: {
      NoSuchTier: 'باقة الحارس هذه غير متاحة',
      InsufficientBalance,
      NotAdmitted,
      HigherTier: 'لديك بالفعل باقة حارس أعلى',
      RoomEnded,
      OverwriteNeeded: 'سيحل هذا محل باقة الحارس الحالية. أكّد للمتابعة',
      FeeChanged: 'تغيّر السعر. تحقق منه قبل الشراء',
      TooLong: 'أقصى مدة لباقة الحارس خمس سنوات',
      IdempotencyConflict,
      Yourself: 'لا يمكنك أن تكون حارس نفسك',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
  },
  Message: {
    getMessages: { NoSuchPerson, Yourself: 'لا يمكنك مراسلة نفسك' },
    send: {
      Yourself: 'لا يمكنك مراسلة نفسك',
      NoSuchPerson,
      Blocked: 'لا يمكنكما تبادل الرسائل',
      StrangerLimit: 'انتظر ردًا قبل إرسال المزيد',
      Muted: 'أنت مكتوم ولا يمكنك إرسال الرسائل حاليًا',
      Empty: 'اكتب رسالة أولًا',
      PictureNotReady: 'لا يمكن إرسال هذه الصورة. اختر صورة أخرى',
      IdempotencyConflict,
      WordsOnly: 'يمكنك إرسال الصور بعد أن يصلك رد',
      SensitiveWord,
    },
  },
  Red: {
    sendRed: {
      InsufficientBalance,
      BadAmount: 'ضع عملة واحدة على الأقل لكل حصة، و1,000,000 عملة كحد أقصى',
      TooManyOpen: 'لديك 5 ظروف حمراء مفتوحة هنا. انتظر حتى ينتهي أحدها',
      NotAdmitted,
      RoomEnded,
      Muted,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
      SensitiveWord,
    },
    getRedList: { NotAdmitted },
    robRed: {
      NoSuchRed: 'الظرف الأحمر غير موجود',
      TooEarly: 'لم يُفتح بعد. انتظر العد التنازلي',
      NotAdmitted,
      FollowersOnly: 'تابع المضيف لفتح هذا الظرف الأحمر',
      Yourself: 'لا يمكنك فتح ظرفك الأحمر',
      Frozen,
    },
    getRedRobList: { NoSuchRed: 'الظرف الأحمر غير موجود', NotAdmitted },
    getDraw: { NoSuchRed: 'الظرف الأحمر غير موجود' },
  },
  Livegame: {
    setLiveAnchorTask: settingGoal,
    getLiveAnchorTaskInfo: { NotAdmitted },
    anchorTaskOperation: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
    setWishingWell: settingGoal,
    getWishingWellList: { NotAdmitted },
    giveATip: {
      NoSuchGoal,
      GoalFull: 'اكتمل هذا الهدف للتو. لم يُخصم منك شيء',
      GoalOver: 'انتهى هذا الهدف. لم يُخصم منك شيء',
      InsufficientBalance,
      NotAdmitted,
      BadAmount: 'اختر مبلغًا من القائمة',
      IdempotencyConflict,
      Yourself: 'لا يمكنك دعم هدفك بنفسك',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    sureWishingWellComplete: { NoSuchGoal, NotReached, GoalOver },
    deleteWishingWell: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
  },
  Video: {
    getVideo: { NoSuchVideo },
    setVideo: {
      NotYours: 'لا يمكنك استخدام هذا الملف',
      NotArrived: 'فشل الرفع. حاول مرة أخرى',
      TooManyWaiting: 'انتظر حتى تجهز مقاطعك الأخرى',
      ListFull: 'وصلت إلى الحد الأقصى وهو 500 فيديو. احذف واحدًا أولًا',
      Banned: 'لا يمكنك نشر مقاطع فيديو حاليًا. ستجد السبب في إشعاراتك',
      SensitiveWord,
    },
    getState: { NoSuchVideo },
    addView: { NoSuchVideo },
    setLike: { NoSuchVideo },
    del: { NoSuchVideo },
  },
  Pk: {
    getRivals: { NotYours },
    invite: {
      NotYours,
      NotOnAir: 'ابدأ البث أولًا',
      RivalGone: 'لا يمكن دعوة هذا المضيف الآن',
      Busy: PkBusy,
      RivalBusy: 'المضيف مشغول الآن',
      NotOpen: 'افتح بثك للجميع لتبدأ التحدي',
      Yourself: 'لا يمكنك تحدي نفسك',
    },
    answer: { NoSuchBattle, Busy: PkBusy },
    cancel: { NoSuchBattle },
    surrender: { NoSuchBattle },
    waive: { NoSuchBattle },
    getBattle: { NotAdmitted },
  },
  Livemanage: {
    getShutList: { NoRight },
    cancelShut: { NoRight, NotSanctioned },
    getKickList: { NoRight },
    cancelKick: { NoRight, NotSanctioned },
    getActivity: { NoRight },
  },
  Linkmic: {
    isMic: { Off: MicOff, LevelTooLow: MicLevel },
    setMic: { NoRight },
    askMic: { Off: MicOff, LevelTooLow: MicLevel, NotAdmitted, Muted, RoomEnded, HostBusy, SeatsFull, OwnRoom },
    cancelMic: { NoRight, RoomEnded },
    inviteMic: { NoRight, RoomEnded, NotAdmitted: NotInRoom, Muted: MutedGuest, HostBusy, SeatsFull, OwnRoom },
    answerMic: { NoRight, RoomEnded, NotAdmitted: NotInRoom, Muted: MutedGuest, HostBusy, SeatsFull },
    joinMic: { NotAdmitted, RoomEnded },
    leaveMic: { RoomEnded },
    cutMic: { NoRight, RoomEnded },
    muteMic: { NoRight, RoomEnded },
    getMicList: { NotAdmitted, RoomEnded },
  },
}
