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

export const zhcn: RefusalTexts = {
  common: {
    SessionInvalid: '请重新登录',
    TooMany: '操作太频繁，请稍候',
    Busy: '系统繁忙，请重试',
  },
  Login: {
    userLogin: {
      WrongCredentials: '手机号或密码错误',
      Disabled: '该账号已被禁用',
      Cancelled: '该账号已注销',
    },
    getCode: { SentAlready, DailyLimit, BadPhone },
    getForgetCode: { SentAlready, DailyLimit, BadPhone },
    userReg: { NoCode, WrongCode, PasswordsDiffer, WeakPassword, Taken: '该手机号已注册' },
    userFindPass: { NoCode, WrongCode, PasswordsDiffer, WeakPassword },
  },
  User: {
    setAttent: {
      Yourself: '不能关注自己',
      NoSuchPerson: '用户不存在',
    },
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
