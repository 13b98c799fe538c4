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
const CaptchaNeeded = '請確認你是真人'
const CaptchaWrong = '驗證未通過，請重試'
const NotProved = '無法確認是你本人，請重試'
const NotOffered = '暫不支援這種登入方式'
const Disabled = '此帳號已被停用'
const Cancelled = '此帳號即將註銷'
const StepUpNeeded = '請先驗證身分'
const Taken = '此手機號碼已註冊'
const NoSuchPerson = '使用者不存在'
const NotYourPicture = '這不是你的圖片'
const IdempotencyConflict = '此請求已以其他內容提交，請重新開始'
const Frozen = '你的錢包已被凍結，請聯絡客服'
const BadAmount = '請輸入整數'
const NotYourAccount = '這不是你的帳戶'
const BadDocument = 'CPF 或 CNPJ 不正確'
const BadKey = '該 Pix 金鑰與類型不符'
const BadAddress = '這不是 TRC20 地址'
const TooManyAccounts = '最多可保存五個帳戶'
const NotYourOrder = '這不是你的訂單'
const InsufficientBalance = '餘額不足'
const NoSuchWay = '此處不支援該收款方式'

export const zh: RefusalTexts = {
  common: {
    SessionInvalid: '請重新登入',
    TooMany: '操作太頻繁，請稍候',
    Busy: '系統繁忙，請重試',
  },
  Login: {
    userLogin: {
      WrongCredentials: '手機號碼或密碼錯誤',
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
    revokeDevice: { NoSuchDevice: '此裝置已登出' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: '你的帳號還沒有綁定手機號碼' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: '聯絡方式不正確' },
  },
  User: {
    setAttent: {
      Yourself: '不能關注自己',
      NoSuchPerson,
    },
    updateFields: { BadName: '請換一個暱稱', BadBirthday: '日期不正確' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: '圖片尚未處理完成' },
    updatePass: { WrongPassword: '原密碼錯誤', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: '此帳號已綁定其他使用者', StepUpNeeded },
    unlinkThird: { LastWay: '請先綁定手機號碼：這是你唯一的登入方式', StepUpNeeded },
    setBlack: { Yourself: '不能封鎖自己', NoSuchPerson, ListFull: '黑名單已滿' },
    cancelAccount: { OnAir: '請先結束直播', StepUpNeeded },
    setPush: { BadSubscription: '此裝置無法接收通知' },
    setCash: {
      TooMuch: '可提領數量不足',
      BadAmount,
      NotCertified: '請先完成認證再提領',
      BelowMinimum: '低於最低提領額',
      OutsideWindow: '今天不開放提領',
      TooManyThisMonth: '本月提領次數已用完',
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
      NoSuchRule: '該套餐已下架',
      MethodNotOffered: '此處不支援該付款方式',
      FirstUsed: '首充禮包僅限首次儲值',
      NoPayLink: '取得付款連結失敗',
      IdempotencyConflict,
      Excluded: '你正處於暫停消費期',
      TooManyOpen: '你有多個未付款的訂單，請先完成或等待其中一個',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: '該兌換已關閉',
      OverCap: '超過目前可兌換數量',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: '本月尚無已封存的紀錄，請一分鐘後再試' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: '邀請碼不存在',
      Yourself: '不能邀請自己',
      TooLate: '邀請人須在註冊後一天內填寫',
      SaidAlready: '你已填寫過邀請人',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: '圖片太大' },
    confirm: { NotYours: NotYourPicture, NotArrived: '上傳未成功，請重試' },
    getState: { NotYours: NotYourPicture },
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
