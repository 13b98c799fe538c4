import type { RefusalTexts } from './RefusalTexts.ts'

const NoSuchShow = '找不到该直播'
const RoomEnded = '直播已结束'
const Kicked = '你已被踢出直播间'
const NotAdmitted = '请先进入直播间'
const NotYours = '这不是你的直播'
const WrongPassword = '直播间密码错误'
const Blocked = '你无法进入这个直播间'
const AgeRequired = '年满 18 岁才能进入这个直播间'
const NotPaid = '支付门票后才能进入这个直播间'
const OverLimit = '这会超出你的消费限额'
const SpendingPaused = '你已暂停消费'
const FeeChanged = '价格已变动，请确认后再进入'
const BadPrice = '请设置 1 到 100,000 云币的价格'
const OwnRoom = '这是你自己的直播'
const PasswordMissing = '请设置直播间密码'
const SensitiveWord = '包含不允许的词语'
const SentAlready = '验证码刚刚发送，请稍后再获取'
const DailyLimit = '今天获取验证码次数过多，请明天再试'
const BadPhone = '手机号无效，请检查后重试'
const NoCode = '请先获取验证码'
const WrongCode = '验证码错误'
const PasswordsDiffer = '两次输入的密码不一致'
const WeakPassword = '请设置更安全的密码，至少 8 位'
const CaptchaNeeded = '请确认你不是机器人'
const CaptchaWrong = '验证未通过，请重试'
const NotProved = '无法确认是你本人，请重试'
const NotOffered = '暂不支持这种登录方式'
const Disabled = '该账号已被禁用'
const Cancelled = '该账号已安排注销'
const StepUpNeeded = '请先完成安全验证'
const Taken = '该手机号已注册'
const YouBlocked = '你已拉黑该用户'
const PrivateList = '该用户未公开这些列表'
const NoSuchVideo = '视频不存在'
const NoSuchPerson = '用户不存在'
const NotYourPicture = '不能使用这张照片'
const IdempotencyConflict = '请求已更改，请重新开始'
const Frozen = '你的钱包已被冻结，请联系客服'
const BadAmount = '请输入整数'
const NotYourAccount = '找不到该收款账户'
const BadDocument = 'CPF 或 CNPJ 无效'
const BadKey = 'Pix Key 与所选类型不符'
const BadAddress = 'TRC20 地址无效'
const TooManyAccounts = '最多可添加 5 个收款账户'
const NotYourOrder = '找不到该订单'
const InsufficientBalance = '余额不足'
const NoSuchWay = '你所在的国家/地区不支持该收款方式'
const Muted = '你已在本直播间被禁言'
const NoRight = '你没有权限执行此操作'
const TargetIsAdmin = '只有主播可以对房管执行此操作'
const GuardImmune = '只有主播可以对年守护执行此操作'
const NotSanctioned = '已经解除了'
const NeverJoined = '该用户从未进入过这个直播间'
const MicOff = '主播暂未开放连麦'
const MicLevel = '你的等级不足，无法在此连麦'
const MutedGuest = '被禁言的用户无法连麦'
const HostBusy = '主播正忙，请稍后再试'
const SeatsFull = '四个连麦席位已满'
const NotInRoom = '对方已不在直播间'
const NoSuchGoal = '目标不存在'
const NotReached = '该目标尚未达成'
const GoalOver = '该目标已结束，打赏已全部退回'
const settingGoal = {
  NotLive: '请先开播',
  TooManyGoals: '最多同时设置 5 个目标',
  NoSuchGift: '该礼物暂不可用',
  BadAmount: '目标需在 10 到 1,000,000 金币之间',
  IdempotencyConflict,
  SensitiveWord,
}

const PkBusy = '连麦或另一场 PK 进行中，无法发起 PK'
const NoSuchBattle = '这场 PK 与你无关'

export const zhcn: RefusalTexts = {
  common: {
    SessionInvalid: '请重新登录',
    Restricted: '你的账号已被封禁，可查看原因并申诉',
    TooMany: '尝试次数过多，请稍后再试',
    Busy: '系统繁忙，请稍后再试',
  },
  Login: {
    userLogin: {
      WrongCredentials: '手机号或密码错误',
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
    revokeDevice: { NoSuchDevice: '该设备已退出登录' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: '你的账号还没有绑定手机号' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: '请检查你的联系方式' },
  },
  User: {
    setAttent: {
      Yourself: '不能关注自己',
      NoSuchPerson,
      Blocked: '无法关注该用户',
    },
    getUserHome: { NoSuchPerson, Blocked: YouBlocked },
    getLiverecord: { NoSuchPerson, Blocked: YouBlocked },
    getFollowsList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getFansList: { NoSuchPerson, Blocked: YouBlocked, Private: PrivateList },
    getUserLabel: { NoSuchPerson, Blocked: YouBlocked },
    setUserLabel: {
      NoLabel: '请至少选择一个印象',
      TooManyLabels: '最多选择 3 个印象',
      Yourself: '不能给自己添加印象',
      NoSuchPerson,
      Blocked: '无法给该用户添加印象',
      NoSuchLabel: '该印象已下架',
    },
    updateFields: { BadName: '请换一个昵称', BadBirthday: '请输入有效的出生日期', SensitiveWord },
    updateAvatar: { NotYours: NotYourPicture, NotReady: '照片仍在处理中' },
    updatePass: { WrongPassword: '当前密码错误', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, BadPhone, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: '该账号已绑定其他用户', StepUpNeeded },
    unlinkThird: { LastWay: '请先绑定手机号，这是你唯一的登录方式', StepUpNeeded },
    setBlack: { Yourself: '不能拉黑自己', NoSuchPerson, ListFull: '拉黑人数已达上限' },
    cancelAccount: { OnAir: '请先结束直播', StepUpNeeded },
    askExport: { TooSoon: '每天可申请一份副本', StepUpNeeded },
    openExport: { NotReady: '你的副本还没准备好', StepUpNeeded },
    setPush: { BadSubscription: '此设备不支持通知' },
    setCash: {
      TooMuch: '云票不足，无法提现',
      BadAmount,
      NotCertified: '请先完成实名认证再提现',
      BelowMinimum: '低于最低提现额',
      OutsideWindow: '今天不开放提现',
      TooManyThisMonth: '本月提现次数已达上限',
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
      NoSuchRule: '该套餐已下架',
      MethodNotOffered: '你所在的国家/地区不支持该支付方式',
      FirstUsed: '此礼包仅限首充',
      NoPayLink: '获取支付链接失败',
      IdempotencyConflict,
      SpendingPaused,
      TooManyOpen: '未付款订单过多，请先付款或等待其过期',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: '暂时无法兑换',
      OverCap: '超过当前可兑换数量',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: '本月账单尚未生成，请一分钟后再试' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: '邀请码无效',
      Yourself: '不能邀请自己',
      TooLate: '只能在注册后 24 小时内填写邀请人',
      SaidAlready: '你已填写过邀请人',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: '文件太大', WrongType: '这里不能使用这种文件' },
    confirm: { NotYours: NotYourPicture, NotArrived: '上传失败，请重试' },
    getState: { NotYours: NotYourPicture },
  },
  Auth: {
    setNewAuth: {
      Incomplete: '请填写所有内容并上传照片',
      TooYoung: '须年满 18 岁才能开播',
      PhotoNotReady: '照片还没处理好，请稍等或重新上传',
      BadContact: '请检查联系方式，我们无法用它联系到你',
      Pending: '你的申请正在审核中',
      Certified: '你已通过实名认证',
      TooManyTries: '你本周已申请 3 次，请稍后再试',
      ConsentOutdated: '条款已更新，请刷新后重新提交',
      PhoneNeeded: '请先验证手机号',
      UnderAppeal: '你的申诉仍在审核中',
      BadName: '请填写与证件一致的真实姓名',
      BadBirthday: '请填写有效的出生日期',
    },
    delAuth: { NoSuchApplication: '找不到该申请', DecidedAlready: '该申请已审核' },
  },
  Appeal: {
    setAppeal: {
      NoSuchSubject: '没有可以申诉的内容',
      AppealedAlready: '你已对该决定提出过申诉',
      TooLate: '已超过申诉期限',
    },
    getAppeal: { NoSuchSubject: '没有可以申诉的内容' },
  },
  Notice: {
    setChoice: { AlwaysOn: '此类通知始终开启' },
    setQuiet: { NoSuchZone: '未知时区', NoHours: '请选择两个不同的时间' },
    sendTest: { NotSubscribed: '请先在此设备上开启通知' },
  },
  Live: {
    createRoom: {
      NotCertified: '开播前请先完成实名认证',
      PasswordMissing,
      BadPrice,
      NoSuchClass: '请选择分类',
      CoverNotReady: '封面还没准备好，请换一张',
      Banned: '你暂时不能开播，原因见通知',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    getLiveInfo: { RoomEnded },
    stopRoom: {
      NotYours,
      Stale: '请求已过期，请重试',
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
      NotPaidRoom: '这个直播间不收门票',
      FeeChanged,
      NotOnAir: '主播的摄像头暂时没有开启，未扣除任何金币',
      InsufficientBalance,
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    timeCharge: {
      RoomEnded,
      NotTimedRoom: '这个直播间不按分钟收费',
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
    getPreview: { Kicked, RoomEnded, NotOpen: '该直播不支持预览', Blocked },
    getRoomToken: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getSnapshot: { NotAdmitted, Kicked, RoomEnded, Blocked, AgeRequired, NotPaid, WrongPassword },
    getMessages: { NotAdmitted },
    getUserLists: { NotAdmitted, RoomEnded },
    getUserRank: { NotAdmitted },
    sendMsg: { NotAdmitted, SensitiveWord, Muted, TooSoon: '已开启慢速模式，请稍后再发言', RoomEnded },
    light: { NotAdmitted, RoomEnded },
    sendCaption: { NotYours, SensitiveWord, Muted, Away: '私密直播期间字幕已暂停', RoomEnded, NotOnAir: '你的直播还没有开始' },
    translate: { NotAdmitted, TranslatorOff: '这里暂不支持翻译', TranslatorAway: '翻译失败，请稍后再试', RoomEnded },
    getPop: { NoSuchPerson, Blocked: YouBlocked },
    kicking: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    setShutUp: { NoRight, TargetIsAdmin, NoSuchPerson, GuardImmune, RoomEnded, NeverJoined },
    superStopRoom: { NoRight, NoSuchRule: '请选择时长', RoomEnded },
    setAdmin: {
      NotAnchor: '只有主播可以设置房管',
      Yourself: '不能把自己设为房管',
      NoSuchPerson,
      FiveAtMost: '最多可设置 5 名房管',
    },
    getAdminList: { NoRight },
    setReport: { NoSuchPerson, NoSuchClass: '请选择原因', Yourself: '不能举报自己', NoSuchVideo },
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
      FeeChanged: '价格已变动，请重新进入直播间查看后再发送',
    },
    setSlowMode: { NoRight, RoomEnded },
    setPin: { NoRight, SensitiveWord, Muted, RoomEnded },
    delMsg: { NoRight, TargetIsAdmin, NoSuchMessage: '该消息已被删除', GuardImmune, RoomEnded },
    sendGift: {
      InsufficientBalance,
      NoSuchGift: '该礼物已下架',
      GuardsOnly: '仅守护可送出此礼物',
      BackpackShort: '背包中的礼物数量不足',
      NotAdmitted,
      RoomEnded,
      NoSuchReceiver: '对方已不在麦上',
      FeeChanged: '价格已变动，请确认后再送出',
      TooFewStamps: '请至少画 10 个图案',
      IdempotencyConflict,
      Yourself: '不能给自己送礼物',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    setPrivatePerformance: { NotCertified: '开启私密直播前请先完成实名认证' },
    reqPrivatePerformance: {
      InsufficientBalance,
      NotOffered: '主播目前不提供私密直播',
      NotAdmitted,
      RoomEnded,
      FeeChanged: '价格已变动，请确认后再继续',
      Engaged: '主播正忙，请稍后再试',
      IdempotencyConflict,
      Yourself: '不能申请自己的私密直播',
      AgeRequired: '年满 18 岁才能申请私密直播',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    dealPrivatePerformance: {
      NoSuchPerformance: '找不到这场私密直播',
      ConsentNeeded: '请先同意私密直播规则',
      FeeChanged: '价格已变动，请确认后再继续',
      Engaged: '主播正忙，请稍后再试',
    },
    extendPrivatePerformance: {
      InsufficientBalance,
      NoSuchPerformance: '找不到这场私密直播',
      NotRunning: '这场私密直播已结束',
      TooLong: '私密直播最长 120 分钟',
      FeeChanged: '价格已变动，请确认后再继续',
      IdempotencyConflict,
      Frozen,
      OverLimit,
      SpendingPaused,
    },
    endPrivatePerformance: { NoSuchPerformance: '找不到这场私密直播' },
    getPrivatePerformance: { NoSuchPerformance: '找不到这场私密直播' },
    getPrivateToken: { NoSuchPerformance: '找不到这场私密直播', NotRunning: '这场私密直播已结束' },
    getReceipt: { NoSuchShow, NeverJoined: '你没有进入过这场直播' },
    getShowReport: { NoSuchShow },
  },
  Guard: {
    getList: { NoSuchPerson },
    buyGuard: {
      NoSuchTier: '该守护暂不可开通',
      InsufficientBalance,
      NotAdmitted,
      HigherTier: '你已开通更高级的守护',
      RoomEnded,
      OverwriteNeeded: '将替换你当前的守护，请确认后继续',
      FeeChanged: '价格已变动，请确认后再购买',
      TooLong: '守护时长最多五年',
      IdempotencyConflict,
      Yourself: '不能守护自己',
      Frozen,
      OverLimit,
      SpendingPaused,
    },
  },
  Message: {
    getMessages: { NoSuchPerson, Yourself: '不能给自己发消息' },
    send: {
      Yourself: '不能给自己发消息',
      NoSuchPerson,
      Blocked: '你们无法互发消息',
      StrangerLimit: '请等对方回复后再发',
      Muted: '你已被禁言，暂时不能发消息',
      Empty: '请先输入内容',
      PictureNotReady: '这张图片无法发送，请换一张',
      IdempotencyConflict,
      WordsOnly: '对方回复后才能发送图片',
      SensitiveWord,
    },
  },
  Red: {
    sendRed: {
      InsufficientBalance,
      BadAmount: '每份至少 1 云币，总额最多 1,000,000 云币',
      TooManyOpen: '你在这里有 5 个进行中的红包，请等其中一个结束',
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
      NoSuchRed: '红包不存在',
      TooEarly: '还没到时间，请等待倒计时',
      NotAdmitted,
      FollowersOnly: '关注主播才能领取这个红包',
      Yourself: '不能领取自己的红包',
      Frozen,
    },
    getRedRobList: { NoSuchRed: '红包不存在', NotAdmitted },
    getDraw: { NoSuchRed: '红包不存在' },
  },
  Livegame: {
    setLiveAnchorTask: settingGoal,
    getLiveAnchorTaskInfo: { NotAdmitted },
    anchorTaskOperation: { NoSuchGoal, NotReached, GoalOver, SensitiveWord },
    setWishingWell: settingGoal,
    getWishingWellList: { NotAdmitted },
    giveATip: {
      NoSuchGoal,
      GoalFull: '该目标刚刚达成，未扣除金币',
      GoalOver: '该目标已结束，未扣除金币',
      InsufficientBalance,
      NotAdmitted,
      BadAmount: '请从列表中选择金额',
      IdempotencyConflict,
      Yourself: '不能打赏自己的目标',
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
      NotYours: '不能使用这个文件',
      NotArrived: '上传失败，请重试',
      TooManyWaiting: '请等其他视频处理完成',
      ListFull: '视频已达 500 个上限，请先删除一个',
      Banned: '你暂时不能发布视频，原因见通知',
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
      NotOnAir: '请先开播',
      RivalGone: '暂时无法邀请该主播',
      Busy: PkBusy,
      RivalBusy: '对方正忙',
      NotOpen: '直播间对所有人开放后才能 PK',
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
