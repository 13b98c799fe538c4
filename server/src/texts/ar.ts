import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = 'انتهى البث'
const Kicked = 'تم إخراجك من الغرفة'
const NotAdmitted = 'ادخل الغرفة أولًا'
const NotYours = 'هذه ليست غرفتك'
const WrongPassword = 'كلمة مرور الغرفة غير صحيحة'
const SensitiveWord = 'بعض الكلمات غير مسموح بها هنا'
const SentAlready = 'أُرسل رمز قبل قليل. انتظر لحظة قبل طلب رمز آخر'
const DailyLimit = 'رموز كثيرة اليوم. حاول غدًا'
const BadPhone = 'يبدو أن رقم الهاتف غير صحيح'
const NoCode = 'اطلب رمزًا أولًا'
const WrongCode = 'الرمز غير صحيح'
const PasswordsDiffer = 'كلمتا المرور غير متطابقتين'
const WeakPassword = 'اختر كلمة مرور أقوى، من 8 أحرف على الأقل'
const CaptchaNeeded = 'يرجى تأكيد أنك شخص حقيقي'
const CaptchaWrong = 'لم ينجح التحقق. حاول مرة أخرى'
const NotProved = 'لم نتمكن من التأكد من هويتك. حاول مرة أخرى'
const NotOffered = 'طريقة الدخول هذه غير متاحة'
const Disabled = 'تم تعطيل هذا الحساب'
const Cancelled = 'هذا الحساب على وشك الحذف'
const StepUpNeeded = 'يرجى تأكيد هويتك'
const Taken = 'لهذا الرقم حساب بالفعل'
const NoSuchPerson = 'لا يوجد شخص بهذا الرقم'
const NotYourPicture = 'هذه الصورة ليست لك'
const IdempotencyConflict = 'طُلب هذا من قبل بطريقة أخرى. ابدأ من جديد'
const Frozen = 'محفظتك مجمدة. تواصل مع الدعم'
const BadAmount = 'أدخل مبلغًا صحيحًا'
const NotYourAccount = 'هذا الحساب ليس لك'
const BadDocument = 'رقم CPF أو CNPJ غير صحيح'
const BadKey = 'مفتاح Pix لا يناسب نوعه'
const BadAddress = 'هذا ليس عنوان TRC20'
const TooManyAccounts = 'يمكنك حفظ خمسة حسابات على الأكثر'
const NotYourOrder = 'هذا الطلب ليس لك'
const InsufficientBalance = 'الرصيد غير كافٍ'
const NoSuchWay = 'طريقة الاستلام هذه غير متاحة هنا'

export const ar: RefusalTexts = {
  common: {
    SessionInvalid: 'يرجى تسجيل الدخول من جديد',
    TooMany: 'محاولات كثيرة. انتظر لحظة من فضلك',
    Busy: 'الضغط كبير الآن. حاول مرة أخرى',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'رقم الهاتف أو كلمة المرور غير صحيحة',
      Disabled,
      Cancelled,
      CaptchaNeeded,
      CaptchaWrong,
    },
    getCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    getForgetCode: { SentAlready, DailyLimit, BadPhone, CaptchaNeeded, CaptchaWrong },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
    getThirdUrl: { NotOffered },
    userLoginByThird: { NotProved, NotOffered, Disabled, Cancelled },
    revokeDevice: { NoSuchDevice: 'تم تسجيل خروج هذا الجهاز من قبل' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: 'لا يوجد رقم هاتف في حسابك بعد' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: 'وسيلة التواصل هذه غير صحيحة' },
  },
  User: {
    setAttent: {
      Yourself: 'لا يمكنك متابعة نفسك',
      NoSuchPerson,
    },
    updateFields: { BadName: 'اختر اسمًا آخر', BadBirthday: 'هذا التاريخ غير صحيح' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: 'الصورة ليست جاهزة بعد' },
    updatePass: { WrongPassword: 'كلمة المرور القديمة غير صحيحة', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: 'هذا الحساب مرتبط بشخص آخر هنا', StepUpNeeded },
    unlinkThird: { LastWay: 'أضف رقم هاتف أولًا: هذه طريقتك الوحيدة للدخول', StepUpNeeded },
    setBlack: { Yourself: 'لا يمكنك حظر نفسك', NoSuchPerson, ListFull: 'قائمة المحظورين ممتلئة' },
    cancelAccount: { OnAir: 'أنهِ البث أولًا', StepUpNeeded },
    setPush: { BadSubscription: 'لا يمكن إشعار هذا الجهاز' },
    setCash: {
      TooMuch: 'ليس لديك هذا القدر للسحب',
      BadAmount,
      NotCertified: 'وثّق حسابك قبل السحب',
      BelowMinimum: 'أقل من الحد الأدنى للسحب',
      OutsideWindow: 'السحب مغلق اليوم',
      TooManyThisMonth: 'استخدمت كل سحوبات هذا الشهر',
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
      NoSuchRule: 'هذه الباقة لم تعد معروضة',
      MethodNotOffered: 'طريقة الدفع هذه غير متاحة هنا',
      FirstUsed: 'باقات الشحن الأول للشحن الأول فقط',
      NoPayLink: 'تعذر الحصول على رابط الدفع',
      IdempotencyConflict,
      Excluded: 'أنت في فترة توقف عن الإنفاق',
      TooManyOpen: 'لديك عدة طلبات غير مدفوعة. أكمل أحدها أو انتظر',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: 'هذا الاستبدال متوقف',
      OverCap: 'أكثر مما يمكنك استبداله الآن',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: 'لم يُختم شيء من هذا الشهر بعد. حاول بعد دقيقة' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: 'لا يوجد رمز دعوة كهذا',
      Yourself: 'لا يمكنك دعوة نفسك',
      TooLate: 'يمكن ذكر من دعاك خلال يوم من التسجيل',
      SaidAlready: 'ذكرت من دعاك من قبل',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: 'هذه الصورة كبيرة جدًا' },
    confirm: { NotYours: NotYourPicture, NotArrived: 'لم يصل الملف. حاول مرة أخرى' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: 'تحتاج إلى التوثيق قبل بدء البث',
      PasswordMissing: 'ضع كلمة مرور للغرفة',
      NoSuchClass: 'اختر قناة',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: 'هذا الطلب قديم جدًا. حاول مرة أخرى',
    },
    stopInfo: {
      NoSuchShow: 'لا يوجد بث كهذا',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: 'هذه غرفتك أنت',
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
