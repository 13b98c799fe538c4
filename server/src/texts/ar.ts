import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'انتهى هذا البث'
const Kicked = 'تم إخراجك من الغرفة'
const NotAdmitted = 'انضم إلى البث أولًا'
const NotYours = 'هذا ليس بثك'
const WrongPassword = 'كلمة مرور الغرفة غير صحيحة'
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

export const ar: RefusalTexts = {
  common: {
    SessionInvalid: 'يرجى تسجيل الدخول من جديد',
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
    },
    updateFields: { BadName: 'اختر اسمًا آخر', BadBirthday: 'أدخل تاريخ ميلاد صالحًا' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'صورتك قيد المعالجة' },
    updatePass: { WrongPassword: 'كلمة المرور الحالية غير صحيحة', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'هذا الحساب مرتبط بمستخدم آخر في Nimbo', StepUpNeeded },
    unlinkThird: { LastWay: 'أضف رقم هاتف أولًا. هذه طريقتك الوحيدة لتسجيل الدخول', StepUpNeeded },
    setBlack: { Yourself: 'لا يمكنك حظر نفسك', NoSuchPerson, ListFull: 'بلغت الحد الأقصى للمستخدمين المحظورين' },
    cancelAccount: { OnAir: 'أنهِ البث أولًا', StepUpNeeded },
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
      Excluded: 'إنفاقك متوقف مؤقتًا',
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
    getCosInfo: { TooLarge: 'هذه الصورة كبيرة جدًا' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'فشل رفع الملف. حاول مرة أخرى' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: 'أثبت هويتك قبل بدء البث',
      PasswordMissing: 'عيّن كلمة مرور للغرفة',
      NoSuchClass: 'اختر الفئة',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'هذا الطلب قديم جدًا. حاول مرة أخرى',
    },
    stopInfo: {
      NoSuchShow: 'البث غير موجود',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'هذا بثك أنت',
    },
    enterRoom: { Kicked, RoomEnded, WrongPassword },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    sendMsg: { NotAdmitted, SensitiveWord, RoomEnded },
    light: { NotAdmitted, RoomEnded },
  },
}
