import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = '直播已結束'
const Kicked = '你已被踢出房間'
const NotAdmitted = '請先進入房間'
const NotYours = '這不是你的房間'
const WrongPassword = '房間密碼錯誤'
const SensitiveWord = '包含不允許的詞語'
const SentAlready = '驗證碼剛剛發送，請稍後再試'
const DailyLimit = '今天取得驗證碼次數過多，請明天再試'
const BadPhone = '手機號碼格式不正確'
const NoCode = '請先取得驗證碼'
const WrongCode = '驗證碼錯誤'
const PasswordsDiffer = '兩次輸入的密碼不一致'
const WeakPassword = '請設定更安全的密碼，至少 8 位'

export const zh: RefusalTexts = {
  common: {
    SessionInvalid: '請重新登入',
    TooMany: '操作太頻繁，請稍候',
    Busy: '系統繁忙，請重試',
  },
  Login: {
    userLogin: {
      WrongCredentials: '手機號碼或密碼錯誤',
      Disabled: '此帳號已被停用',
      Cancelled: '此帳號已註銷',
    },
    getCode: { SentAlready, DailyLimit, BadPhone },
    getForgetCode: { SentAlready, DailyLimit, BadPhone },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken: '此手機號碼已註冊' },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
  },
  User: {
    setAttent: {
      Yourself: '不能關注自己',
      NoSuchPerson: '使用者不存在',
    },
  },
  Live: {
    createRoom: {
      NotCertified: '開播前需要先完成認證',
      PasswordMissing: '請設定房間密碼',
      NoSuchClass: '請選擇頻道',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: '請求已過期，請重試',
    },
    stopInfo: {
      NoSuchShow: '直播不存在',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: '這是你自己的房間',
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
