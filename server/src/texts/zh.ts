import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = '直播已結束'
const Kicked = '你已被踢出直播間'
const NotAdmitted = '請先進入直播間'
const NotYours = '這不是你的直播'
const WrongPassword = '直播間密碼錯誤'
const SensitiveWord = '內容包含不允許的字詞'
const SentAlready = '驗證碼剛剛傳送，請稍後再取得'
const DailyLimit = '今天取得驗證碼次數過多，請明天再試'
const BadPhone = '手機號碼無效，請檢查後再試一次'
const NoCode = '請先取得驗證碼'
const WrongCode = '驗證碼錯誤'
const PasswordsDiffer = '兩次輸入的密碼不一致'
const WeakPassword = '請設定更安全的密碼，至少 8 位'
const CaptchaNeeded = '請確認你不是機器人'
const CaptchaWrong = '驗證未通過，請重試'
const NotProved = '無法確認是你本人，請重試'
const NotOffered = '暫不支援這種登入方式'
const Disabled = '此帳號已被停用'
const Cancelled = '此帳號已排定刪除'
const StepUpNeeded = '請先完成安全驗證'
const Taken = '此手機號碼已註冊'
const NoSuchPerson = '使用者不存在'
const NotYourPicture = '無法使用這張照片'
const IdempotencyConflict = '請求已變更，請重新開始'
const Frozen = '你的錢包已被凍結，請聯絡客服'
const BadAmount = '請輸入整數'
const NotYourAccount = '找不到此收款帳戶'
const BadDocument = 'CPF 或 CNPJ 無效'
const BadKey = 'Pix Key 與所選類型不符'
const BadAddress = 'TRC20 地址無效'
const TooManyAccounts = '最多可新增 5 個收款帳戶'
const NotYourOrder = '找不到此訂單'
const InsufficientBalance = '餘額不足'
const NoSuchWay = '你所在的國家/地區不支援此收款方式'

export const zh: RefusalTexts = {
  common: {
    SessionInvalid: '請重新登入',
    TooMany: '嘗試次數過多，請稍後再試',
    Busy: '系統忙碌中，請稍後再試',
  },
  Login: {
    userLogin: {
      WrongCredentials: '手機號碼或密碼錯誤',
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
    revokeDevice: { NoSuchDevice: '此裝置已登出' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: '你的帳號還沒有綁定手機號碼' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: '請檢查你的聯絡方式' },
  },
  User: {
    setAttent: {
      Yourself: '不能追蹤自己',
      NoSuchPerson,
    },
    updateFields: { BadName: '請換一個暱稱', BadBirthday: '請輸入有效的出生日期' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: '照片仍在處理中' },
    updatePass: { WrongPassword: '目前的密碼錯誤', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: '此帳號已綁定其他使用者', StepUpNeeded },
    unlinkThird: { LastWay: '請先綁定手機號碼，這是你唯一的登入方式', StepUpNeeded },
    setBlack: { Yourself: '不能封鎖自己', NoSuchPerson, ListFull: '封鎖人數已達上限' },
    cancelAccount: { OnAir: '請先結束直播', StepUpNeeded },
    setPush: { BadSubscription: '此裝置不支援通知' },
    setCash: {
      TooMuch: '雲票不足，無法提領',
      BadAmount,
      NotCertified: '請先完成身分驗證再提領',
      BelowMinimum: '低於最低提領額',
      OutsideWindow: '今天不開放提領',
      TooManyThisMonth: '本月提領次數已達上限',
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
      NoSuchRule: '此方案已下架',
      MethodNotOffered: '你所在的國家/地區不支援此付款方式',
      FirstUsed: '此方案僅限首儲',
      NoPayLink: '取得付款連結失敗',
      IdempotencyConflict,
      Excluded: '消費已暫停',
      TooManyOpen: '未付款訂單過多，請先付款或等待其過期',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: '目前無法兌換',
      OverCap: '超過目前可兌換數量',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: '本月對帳單尚未產生，請一分鐘後再試' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: '邀請碼無效',
      Yourself: '不能邀請自己',
      TooLate: '只能在註冊後 24 小時內填寫邀請人',
      SaidAlready: '你已填寫過邀請人',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: '照片太大' },
    confirm: { NotYours: NotYourPicture, NotArrived: '上傳失敗，請再試一次' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: '開播前請先完成身分驗證',
      PasswordMissing: '請設定直播間密碼',
      NoSuchClass: '請選擇分類',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: '請求已過期，請重試',
    },
    stopInfo: {
      NoSuchShow: '找不到此直播',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: '這是你自己的直播',
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
