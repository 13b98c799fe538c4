import type { RefusalTexts } from './RefusalTexts.ts'

const RoomEnded = '直播已结束'
const Kicked = '你已被踢出房间'
const NotAdmitted = '请先进入房间'
const NotYours = '这不是你的房间'
const WrongPassword = '房间密码错误'
const SensitiveWord = '包含不允许的词语'
const SentAlready = '验证码刚刚发送，请稍后再试'
const DailyLimit = '今天获取验证码次数过多，请明天再试'
const BadPhone = '手机号格式不正确'
const NoCode = '请先获取验证码'
const WrongCode = '验证码错误'
const PasswordsDiffer = '两次输入的密码不一致'
const WeakPassword = '请设置更安全的密码，至少 8 位'
const CaptchaNeeded = '请确认你是真人'
const CaptchaWrong = '验证未通过，请重试'
const NotProved = '无法确认是你本人，请重试'
const NotOffered = '暂不支持这种登录方式'
const Disabled = '该账号已被禁用'
const Cancelled = '该账号即将注销'
const StepUpNeeded = '请先验证身份'
const Taken = '该手机号已注册'
const NoSuchPerson = '用户不存在'
const NotYourPicture = '这不是你的图片'
const IdempotencyConflict = '此请求已以其他内容提交，请重新开始'
const Frozen = '你的钱包已被冻结，请联系客服'
const BadAmount = '请输入整数'
const NotYourAccount = '这不是你的账户'
const BadDocument = 'CPF 或 CNPJ 不正确'
const BadKey = '该 Pix 密钥与类型不符'
const BadAddress = '这不是 TRC20 地址'
const TooManyAccounts = '最多可保存五个账户'
const NotYourOrder = '这不是你的订单'
const InsufficientBalance = '余额不足'
const NoSuchWay = '此处不支持该收款方式'

export const zhcn: RefusalTexts = {
  common: {
    SessionInvalid: '请重新登录',
    TooMany: '操作太频繁，请稍候',
    Busy: '系统繁忙，请重试',
  },
  Login: {
    userLogin: {
      WrongCredentials: '手机号或密码错误',
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
    revokeDevice: { NoSuchDevice: '该设备已退出登录' },
    getStepUpCode: { SentAlready, DailyLimit, NoPhone: '你的账号还没有绑定手机号' },
    stepUp: { NotProved, NoCode },
  },
  Home: {
    setLead: { BadContact: '联系方式不正确' },
  },
  User: {
    setAttent: {
      Yourself: '不能关注自己',
      NoSuchPerson,
    },
    updateFields: { BadName: '请换一个昵称', BadBirthday: '日期不正确' },
    updateAvatar: { NotYours: NotYourPicture, NotReady: '图片尚未处理完成' },
    updatePass: { WrongPassword: '原密码错误', PasswordsDiffer, WeakPassword },
    getPhoneCode: { SentAlready, DailyLimit, BadPhone, StepUpNeeded },
    setPhone: { NoCode, WrongCode, Taken, StepUpNeeded },
    linkThird: { NotProved, NotOffered, Taken: '该账号已绑定其他用户', StepUpNeeded },
    unlinkThird: { LastWay: '请先绑定手机号：这是你唯一的登录方式', StepUpNeeded },
    setBlack: { Yourself: '不能拉黑自己', NoSuchPerson, ListFull: '黑名单已满' },
    cancelAccount: { OnAir: '请先结束直播', StepUpNeeded },
    setPush: { BadSubscription: '该设备无法接收通知' },
    setCash: {
      TooMuch: '可提现数量不足',
      BadAmount,
      NotCertified: '请先完成认证再提现',
      BelowMinimum: '低于最低提现额',
      OutsideWindow: '今天不开放提现',
      TooManyThisMonth: '本月提现次数已用完',
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
      MethodNotOffered: '此处不支持该支付方式',
      FirstUsed: '首充礼包仅限首次充值',
      NoPayLink: '获取支付链接失败',
      IdempotencyConflict,
      Excluded: '你正处于暂停消费期',
      TooManyOpen: '你有多个未支付的订单，请先完成或等待其中一个',
    },
    getOrderStatus: { NotYours: NotYourOrder },
    capture: { NotYours: NotYourOrder },
  },
  Cash: {
    setVoteExchange: { TooMuch: InsufficientBalance, BadAmount, IdempotencyConflict, Frozen },
    setCoinExchange: {
      TooMuch: InsufficientBalance,
      BadAmount,
      SwitchedOff: '该兑换已关闭',
      OverCap: '超过当前可兑换数量',
      IdempotencyConflict,
      Frozen,
    },
    getStatement: { NothingSealed: '本月尚无已封存的记录，请一分钟后再试' },
  },
  Agent: {
    setInviter: {
      NoSuchCode: '邀请码不存在',
      Yourself: '不能邀请自己',
      TooLate: '邀请人须在注册后一天内填写',
      SaidAlready: '你已填写过邀请人',
    },
  },
  Upload: {
    getCosInfo: { TooLarge: '图片太大' },
    confirm: { NotYours: NotYourPicture, NotArrived: '上传未成功，请重试' },
    getState: { NotYours: NotYourPicture },
  },
  Live: {
    createRoom: {
      NotCertified: '开播前需要先完成认证',
      PasswordMissing: '请设置房间密码',
      NoSuchClass: '请选择频道',
      SensitiveWord,
    },
    changeLive: { NotYours, RoomEnded },
    stopRoom: {
      NotYours,
      Stale: '请求已过期，请重试',
    },
    stopInfo: {
      NoSuchShow: '直播不存在',
    },
    checkLive: {
      Kicked,
      RoomEnded,
      OwnRoom: '这是你自己的房间',
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
