import { zhcn as pages } from './pages/zh-cn.ts'
import type { Catalogue } from './Catalogue.ts'

export const zhcn: Catalogue = {
  card: {
    live: '直播中',
    watch: (name) => `${name} 正在直播`,
    person: (name) => `${name} 的 Nimbo 主页`,
    follow: (name) => `关注 ${name}，开播就通知你。`,
    invites: (name) => `${name} 邀请你加入 Nimbo`,
    locked: '该直播间需要密码。',
    about: '用手机看直播、聊天、开播。',
  },
  config: { coin: '云币', votes: '云票', shareTitle: '在 Nimbo 看直播', shareText: '来 Nimbo 和我一起看直播。' },
  sms: {
    code: (c) => `【Nimbo】验证码 ${c}，5 分钟内有效。请勿告诉任何人。`,
    known: '【Nimbo】该号码已注册，请直接登录或选择“忘记密码”。',
  },
  door: {
    1: () => '请输入房间密码',
    2: (price) => `本场直播需支付 ${price} 云币`,
    3: (price) => `本场直播每分钟 ${price} 云币`,
  },
  moderation: {
    kicked: (name) => `${name} 已被移出直播间`,
    muted: (name) => `${name} 已被禁言`,
    unmuted: (name) => `${name} 已解除禁言`,
    adminSet: (name) => `${name} 成为房管`,
    adminUnset: (name) => `${name} 不再是房管`,
    closed: (reason) => `本场直播已被平台关闭：${reason}`,
    slow: (seconds) => (seconds > 0 ? `已开启慢速模式：每 ${seconds} 秒一条消息` : '已关闭慢速模式'),
  },
  privileges: {
    badge: { name: '徽章', des: '在该主播的直播间，名字旁显示守护徽章' },
    entrance: { name: '进场', des: '进入直播间时大家都能看到' },
    gifts: { name: '守护礼物', des: '可送出守护专属礼物' },
    line: { name: '发言', des: '聊天热闹时，你的发言更醒目' },
    immunity: { name: '保护', des: '房管不能禁言或踢出你' },
  },
  redMissed: { empty: '手慢了，红包已抢完', over: '该红包已结束', busy: '差一点，再试一次' },
  withdrawalTip: '一个工作日内到账。近期付款仍可能被退回，因此对应云票会冻结到付款最终确认为止。',
  readme: (day) => `你在 Nimbo 的数据（截至 ${day}）

json/   每个部分一个文件，供程序读取
csv/    同样的内容，供电子表格使用（UTF-8）
files/  你上传的图片

请妥善保管此文件：其中包含我们保存的关于你的全部数据。密码和验证码不在其中，因为我们无法读取。其他人只以所有人都能看到的昵称和 ID 出现。他人私下对你做的事（例如拉黑或举报）属于他们，不在其中。
`,
  notice: {
    acts: {
      warn: '你收到一条警告',
      mute: '你已被禁言',
      kick: '你已被移出直播间',
      close: '你的直播已被关闭',
      ban: '你暂时不能开播',
      disable: '你的账号已被停用',
      remove: '你的视频已被移除',
    },
    actsIn: { mute: (anchor) => `你在 ${anchor} 的直播间被禁言`, kick: (anchor) => `你已被移出 ${anchor} 的直播间` },
    lifted: '一项限制已解除',
    certified: '实名认证已通过',
    canGoLive: '现在可以开播和提现了。',
    rejected: '实名认证未通过',
    reported: (name) => `你对 ${name} 的举报`,
    reportActed: '我们已核实并作出处理。感谢你一起维护 Nimbo 的安全。',
    reportClosed: '我们已核实，未发现违规。感谢你的反馈。',
    overturned: '申诉成功',
    upheld: '申诉未通过',
    sanctionLifted: '该限制已解除。',
    sanctionStays: '该限制继续有效。',
    certificationReopened: '你的实名认证已通过。',
    certificationStays: '实名认证结果维持不变。',
    redRefund: (coins) => `${coins} 云币已退回`,
    redBack: (coins, total, anchor) => `你在 ${anchor} 直播间发的红包共 ${total} 云币，有 ${coins} 无人领取，已退回余额。`,
    copyReady: '你的数据已准备好',
    copyDownload: '请在 7 天内到设置中下载副本。',
    tipBack: '打赏已退回',
    goalNotKept: {
      failed: ({ anchor, title, coins }) => `${anchor} 未能完成「${title}」，${coins} 金币已退回你的钱包。`,
      cancelled: ({ anchor, title, coins }) => `${anchor} 取消了「${title}」，${coins} 金币已退回你的钱包。`,
      expired: ({ title, coins }) => `「${title}」未能按时完成，${coins} 金币已退回你的钱包。`,
    },
    withdrawals: { paid: '你的提现已到账', rejected: '你的提现未通过审核', failed: '你的提现失败了' },
    refunded: '付款已退回',
    moneyBack: (money) => `已退回 ${money}。`,
    coinsTaken: (coins) => `余额已扣除 ${coins} 云币。`,
    newFollower: '新粉丝',
    newFollowers: (nums) => `新增 ${nums} 位粉丝`,
    follows: (name) => `${name} 关注了你。`,
    follow: (name) => `${name} 等人关注了你。`,
    isLive: (name) => `${name} 正在直播`,
    wasLive: (name) => `${name} 的直播已结束`,
    testTitle: '通知已开启',
    testText: '有新动态时，Nimbo 会这样通知你。',
  },
  pages,
}
