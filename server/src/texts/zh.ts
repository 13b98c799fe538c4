import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = '直播已結束'
const Kicked = '你已被踢出直播間'
const NotAdmitted = '請先進入直播間'
const NotYours = '這不是你的直播'
const WrongPassword = '直播間密碼錯誤'
const Blocked = '你無法進入這個直播間'
const AgeRequired = '年滿 18 歲才能進入這個直播間'
const NotPaid = '支付門票後才能進入這個直播間'
const OverLimit = '這會超出你的消費限額'
const SpendingPaused = '你已暫停消費'
const FeeChanged = '價格已變動，請確認後再進入'
const BadPrice = '請設定 1 到 100,000 雲幣的價格'
const OwnRoom = '這是你自己的直播'
const PasswordMissing = '請設定直播間密碼'
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
const Muted = '你已在本直播間被禁言'
const NoRight = '你沒有權限執行此操作'
const TargetIsAdmin = '只有主播可以對房管執行此操作'
const GuardImmune = '只有主播可以對年守護執行此操作'
const NotSanctioned = '已經解除了'
const NeverJoined = '該使用者從未進入過這個直播間'

export const zh: RefusalTexts = {
  common: {
    SessionInvalid: '請重新登入',
    Restricted: '你的帳號已被停權，可查看原因並申訴',
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
      Blocked: '無法追蹤該使用者',
    },
    updateFields: { BadName: '請換一個暱稱', BadBirthday: '請輸入有效的出生日期', SensitiveWord },
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
      SpendingPaused,
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
  Auth: {
    setNewAuth: {
      Incomplete: '請填寫所有內容並上傳照片',
      TooYoung: '須年滿 18 歲才能開播',
      PhotoNotReady: '照片還沒處理好，請稍候或重新上傳',
      BadContact: '請檢查聯絡方式，我們無法用它聯絡到你',
      Pending: '你的申請正在審核中',
      Certified: '你已通過身分驗證',
      TooManyTries: '你本週已申請 3 次，請稍後再試',
      ConsentOutdated: '條款已更新，請重新整理後再送出',
      PhoneNeeded: '請先驗證手機號碼',
      UnderAppeal: '你的申訴仍在審核中',
      BadName: '請填寫與證件一致的真實姓名',
      BadBirthday: '請填寫有效的出生日期',
    },
    delAuth: { NoSuchApplication: '找不到這筆申請', DecidedAlready: '這筆申請已審核' },
  },
  Appeal: {
    setAppeal: {
      NoSuchSubject: '沒有可以申訴的內容',
      AppealedAlready: '你已對這項決定提出過申訴',
      TooLate: '已超過申訴期限',
    },
    getAppeal: { NoSuchSubject: '沒有可以申訴的內容' },
  },
  Live: {
    createRoom: {
      NotCertified: '開播前請先完成身分驗證',
      PasswordMissing,
      BadPrice,
      NoSuchClass: '請選擇分類',
      Banned: '你暫時無法開播，原因請見通知',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    getLiveInfo: { RoomEnded },
    stopRoom: {
      NotYours,
      Stale: '請求已過期，請重試',
    },
    stopInfo: {
      NoSuchShow: '找不到此直播',
    },
    checkLive: { Kicked, RoomEnded, Blocked, AgeRequired, OwnRoom },
    roomCharge: {
      Kicked,
      RoomEnded,
      Blocked,
      AgeRequired,
      OwnRoom,
      NotPaidRoom: '這個直播間不收門票',
      FeeChanged,
      NotOnAir: '主播的鏡頭目前沒有開啟，未扣除任何金幣',
      InsufficientBalance,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    timeCharge: {
      RoomEnded,
      NotTimedRoom: '這個直播間不按分鐘收費',
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
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    sendMsg: { NotAdmitted, SensitiveWord, Muted, TooSoon: '已開啟慢速模式，請稍後再發言', RoomEnded },
    light: { NotAdmitted, RoomEnded },
    getPop: { NoSuchPerson },
    kicking: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    setShutUp: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    superStopRoom: { NoRight, NoSuchRule: '請選擇時長', RoomEnded },
    setAdmin: {
      NotAnchor: '只有主播可以設定房管',
      Yourself: '無法把自己設為房管',
      NoSuchPerson,
      FiveAtMost: '最多可設定 5 名房管',
    },
    getAdminList: { NoRight },
    setReport: { NoSuchPerson, NoSuchClass: '請選擇原因', Yourself: '無法檢舉自己' },
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
      FeeChanged: '價格已變動，請重新進入直播間查看後再傳送',
    },
    setSlowMode: { NoRight, RoomEnded },
    setPin: { NoRight, SensitiveWord, Muted, RoomEnded },
    delMsg: { NoRight, TargetIsAdmin, NoSuchMessage: '此訊息已被刪除', GuardImmune, RoomEnded },
  },
  Livemanage: {
    getShutList: { NoRight },
    cancelShut: { NoRight, NotSanctioned },
    getKickList: { NoRight },
    cancelKick: { NoRight, NotSanctioned },
    getActivity: { NoRight },
  },
}
