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

export const ar: RefusalTexts = {
  common: {
    SessionInvalid: 'يرجى تسجيل الدخول من جديد',
    TooMany: 'محاولات كثيرة. انتظر لحظة من فضلك',
    Busy: 'الضغط كبير الآن. حاول مرة أخرى',
  },
  Login: {
    userLogin: {
      WrongCredentials: 'رقم الهاتف أو كلمة المرور غير صحيحة',
      Disabled: 'تم تعطيل هذا الحساب',
      Cancelled: 'تم إغلاق هذا الحساب',
    },
    getCode: { SentAlready, DailyLimit, BadPhone },
    getForgetCode: { SentAlready, DailyLimit, BadPhone },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken: 'لهذا الرقم حساب بالفعل' },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
  },
  User: {
    setAttent: {
      Yourself: 'لا يمكنك متابعة نفسك',
      NoSuchPerson: 'لا يوجد شخص بهذا الرقم',
    },
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
