import type { RefusalTexts } from './RefusalTexts.ts'

const NoSuchShow = '找不到此直播'
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
const YouBlocked = '你已封鎖該使用者'
const PrivateList = '該使用者未公開這些清單'
const NoSuchVideo = '找不到影片'
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
const MicOff = '主播暫未開放連麥'
const MicLevel = '你的等級不足，無法在此連麥'
const MutedGuest = '被禁言的用戶無法連麥'
const HostBusy = '主播正忙，請稍後再試'
const SeatsFull = '四個連麥席位已滿'
const NotInRoom = '對方已不在直播間'
const NoSuchGoal = '找不到此目標'
const NotReached = '此目標尚未達成'
const GoalOver = '此目標已結束，打賞已全數退回'
const settingGoal = {
  NotLive: '請先開播',
  TooManyGoals: '最多同時設定 5 個目標',
  NoSuchGift: '此禮物目前無法使用',
  BadAmount: '目標需在 10 到 1,000,000 金幣之間',
  IdempotencyConflict,
  SensitiveWord,
}

const PkBusy = '連麥或另一場 PK 進行中，無法發起 PK'
const NoSuchBattle = '這場 PK 與你無關'

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
    getUserHome: { NoSuchPerson, Blocked: YouBlocked },
    getLiverecord: { NoSuchPerson, Blocked: YouBlocked },
    getFollowsList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getFansList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getUserLabel: { NoSuchPerson, Blocked: YouBlocked },
    setUserLabel: {
      NoLabel: '請至少選擇一個印象',
      TooManyLabels: '最多選擇 3 個印象',
      Yourself: '不能給自己新增印象',
      NoSuchPerson,
      Blocked: '無法給該使用者新增印象',
      NoSuchLabel: '該印象已下架',
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
    askExport: { TooSoon: '每天可申請一份副本', StepUpNeeded },
    openExport: { NotReady: '你的副本還沒準備好', StepUpNeeded },
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
    getCosInfo: { TooLarge: '檔案太大', WrongType: '這裡無法使用這種檔案' },
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
  Notice: {
    setChoice: { AlwaysOn: '此類通知一律開啟' },
    setQuiet: { NoSuchZone: '未知時區', NoHours: '請選擇兩個不同的時間' },
    sendTest: { NotSubscribed: '請先在此裝置上開啟通知' },
  },
  Live: {
    createRoom: {
      NotCertified: '開播前請先完成身分驗證',
      PasswordMissing,
      BadPrice,
      NoSuchClass: '請選擇分類',
      CoverNotReady: '封面還沒準備好，請換一張',
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
      NoSuchShow,
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
    getPreview: { Kicked, RoomEnded, NotOpen: '這場直播不支援預覽', Blocked },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    getUserRank: { NotAdmitted },
    sendMsg: { NotAdmitted, SensitiveWord, Muted, TooSoon: '已開啟慢速模式，請稍後再發言', RoomEnded },
    light: { NotAdmitted, RoomEnded },
    sendCaption: { NotYours, SensitiveWord, Muted, Away: '私人直播期間字幕已暫停', RoomEnded, NotOnAir: '你的直播還沒有開始' },
    translate: { NotAdmitted, TranslatorOff: '這裡暫不支援翻譯', TranslatorAway: '翻譯失敗，請稍後再試', RoomEnded },
    getPop: { NoSuchPerson, Blocked: YouBlocked },
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
    setReport: { NoSuchPerson, NoSuchClass: '請選擇原因', Yourself: '無法檢舉自己', NoSuchVideo },
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
    sendGift: {
      InsufficientBalance,
      NoSuchGift: '此禮物已下架',
      GuardsOnly: '僅守護可送出此禮物',
      BackpackShort: '背包中的禮物數量不足',
      NotAdmitted,
      RoomEnded,
      NoSuchReceiver: '對方已不在麥上',
      FeeChanged: '價格已變動，請確認後再送出',
      TooFewStamps: '請至少畫 10 個圖案',
      IdempotencyConflict,
      Yourself: '不能送禮物給自己',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    setPrivatePerformance: { NotCertified: '開啟私人直播前請先完成身分驗證' },
    reqPrivatePerformance: {
      InsufficientBalance,
      NotOffered: '主播目前不提供私人直播',
      NotAdmitted,
      RoomEnded,
      FeeChanged: '價格已變動，請確認後再繼續',
      Engaged: '主播正在忙，請稍後再試',
      IdempotencyConflict,
      Yourself: '不能申請自己的私人直播',
      AgeRequired: '年滿 18 歲才能申請私人直播',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    dealPrivatePerformance: {
      NoSuchPerformance: '找不到這場私人直播',
      ConsentNeeded: '請先同意私人直播規則',
      FeeChanged: '價格已變動，請確認後再繼續',
      Engaged: '主播正在忙，請稍後再試',
    },
    extendPrivatePerformance: {
      InsufficientBalance,
      NoSuchPerformance: '找不到這場私人直播',
      NotRunning: '這場私人直播已結束',
      TooLong: '私人直播最長 120 分鐘',
      FeeChanged: '價格已變動，請確認後再繼續',
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    endPrivatePerformance: { NoSuchPerformance: '找不到這場私人直播' },
    getPrivatePerformance: { NoSuchPerformance: '找不到這場私人直播' },
    getPrivateToken: { NoSuchPerformance: '找不到這場私人直播', NotRunning: '這場私人直播已結束' },
    getReceipt: { NoSuchShow, NeverJoined: '你沒有進入過這場直播' },
    getShowReport: { NoSuchShow },
  },
  Guard: {
    getList: { NoSuchPerson },
    buyGuard: {
      NoSuchTier: '此守護暫時無法開通',
      InsufficientBalance,
      NotAdmitted,
      HigherTier: '你已開通更高級的守護',
      RoomEnded,
      OverwriteNeeded: '將取代你目前的守護，請確認後繼續',
      FeeChanged: '價格已變動，請確認後再購買',
      TooLong: '守護時長最多五年',
      IdempotencyConflict,
      Yourself: '不能守護自己',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
  },
  Message: {
    getMessages: { NoSuchPerson, Yourself: '不能傳訊息給自己' },
    send: {
      Yourself: '不能傳訊息給自己',
      NoSuchPerson,
      Blocked: '你們無法互傳訊息',
      StrangerLimit: '請等對方回覆後再傳',
      Muted: '你已被禁言，暫時無法傳訊息',
      Empty: '請先輸入內容',
      PictureNotReady: '這張圖片無法傳送，請換一張',
      IdempotencyConflict,
      WordsOnly: '對方回覆後才能傳送圖片',
      SensitiveWord,
    },
  },
  Red: {
    sendRed: {
      InsufficientBalance,
      BadAmount: '每份至少 1 雲幣，總額最多 1,000,000 雲幣',
      TooManyOpen: '你在這裡有 5 個進行中的紅包，請等其中一個結束',
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
      NoSuchRed: '紅包不存在',
      TooEarly: '還沒到時間，請等待倒數',
      NotAdmitted,
      FollowersOnly: '追蹤主播才能領取這個紅包',
      Yourself: '不能領取自己的紅包',
      Frozen,
    },
    getRedRobList: { NoSuchRed: '紅包不存在', NotAdmitted },
    getDraw: { NoSuchRed: '紅包不存在' },
  },
  Livegame: {
    setLiveAnchorTask: settingGoal,
    getLiveAnchorTaskInfo: { NotAdmitted },
    anchorTaskOperation: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
    setWishingWell: settingGoal,
    getWishingWellList: { NotAdmitted },
    giveATip: {
      NoSuchGoal,
      GoalFull: '此目標剛剛達成，未扣除金幣',
      GoalOver: '此目標已結束，未扣除金幣',
      InsufficientBalance,
      NotAdmitted,
      BadAmount: '請從列表中選擇金額',
      IdempotencyConflict,
      Yourself: '不能打賞自己的目標',
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
      NotYours: '無法使用這個檔案',
      NotArrived: '上傳失敗，請再試一次',
      TooManyWaiting: '請等其他影片處理完成',
      ListFull: '影片已達 500 部上限，請先刪除一部',
      Banned: '你暫時無法發布影片，原因請見通知',
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
      NotOnAir: '請先開播',
      RivalGone: '暫時無法邀請該主播',
      Busy: PkBusy,
      RivalBusy: '對方正忙',
      NotOpen: '直播間對所有人開放後才能 PK',
      Yourself: '不能和自己 PK',
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
