import { zh as pages } from './pages/zh.ts'
import type { Catalogue } from './Catalogue.ts'

export const zh: Catalogue = {
  card: {
    live: '直播中',
    watch: (name) => `${name} 正在直播`,
    person: (name) => `${name} 的 Nimbo 主頁`,
    follow: (name) => `追蹤 ${name}，開播就通知你。`,
    invites: (name) => `${name} 邀請你加入 Nimbo`,
    locked: '此直播間需要密碼。',
    about: '用手機看直播、聊天、開播。',
  },
  config: { coin: '雲幣', votes: '雲票', shareTitle: '在 Nimbo 看直播', shareText: '來 Nimbo 和我一起看直播。' },
  sms: {
    code: (c) => `【Nimbo】驗證碼 ${c}，5 分鐘內有效。請勿告訴任何人。`,
    known: '【Nimbo】此號碼已註冊，請直接登入或選擇「忘記密碼」。',
  },
  door: {
    1: () => '請輸入房間密碼',
    2: (price) => `本場直播需支付 ${price} 雲幣`,
    3: (price) => `本場直播每分鐘 ${price} 雲幣`,
  },
  moderation: {
    kicked: (name) => `${name} 已被移出直播間`,
    muted: (name) => `${name} 已被禁言`,
    unmuted: (name) => `${name} 已解除禁言`,
    adminSet: (name) => `${name} 成為房管`,
    adminUnset: (name) => `${name} 不再是房管`,
    closed: (reason) => `本場直播已被平台關閉：${reason}`,
    slow: (seconds) => (seconds > 0 ? `已開啟慢速模式：每 ${seconds} 秒一則訊息` : '已關閉慢速模式'),
  },
  privileges: {
    badge: { name: '徽章', des: '在這位主播的直播間，名字旁顯示守護徽章' },
    entrance: { name: '進場', des: '進入直播間時大家都看得到' },
    gifts: { name: '守護禮物', des: '可送出守護專屬禮物' },
    line: { name: '發言', des: '聊天熱鬧時，你的發言更醒目' },
    immunity: { name: '保護', des: '房管不能禁言或踢出你' },
  },
  redMissed: { empty: '手慢了，紅包已搶完', over: '此紅包已結束', busy: '差一點，再試一次' },
  withdrawalTip: '一個工作天內入帳。近期付款仍可能被退回，因此對應雲票會保留到付款最終確認為止。',
  readme: (day) => `你在 Nimbo 的資料（截至 ${day}）

json/   每個部分一個檔案，供程式讀取
csv/    同樣的內容，供試算表使用（UTF-8）
files/  你上傳的圖片

請妥善保管此檔案：其中包含我們保存的關於你的全部資料。密碼和驗證碼不在其中，因為我們無法讀取。其他人只以所有人都能看到的暱稱和 ID 出現。他人私下對你做的事（例如封鎖或檢舉）屬於他們，不在其中。
`,
  notice: {
    acts: {
      warn: '你收到一則警告',
      mute: '你已被禁言',
      kick: '你已被移出直播間',
      close: '你的直播已被關閉',
      ban: '你暫時無法開播',
      disable: '你的帳號已被停用',
      remove: '你的影片已被移除',
    },
    actsIn: { mute: (anchor) => `你在 ${anchor} 的直播間被禁言`, kick: (anchor) => `你已被移出 ${anchor} 的直播間` },
    lifted: '一項限制已解除',
    certified: '身分驗證已通過',
    canGoLive: '現在可以開播和提領了。',
    rejected: '身分驗證未通過',
    reported: (name) => `你對 ${name} 的檢舉`,
    reportActed: '我們已查證並作出處理。感謝你一起維護 Nimbo 的安全。',
    reportClosed: '我們已查證，沒有發現違規。感謝你的回報。',
    overturned: '申訴成功',
    upheld: '申訴未通過',
    sanctionLifted: '該限制已解除。',
    sanctionStays: '該限制繼續有效。',
    certificationReopened: '你的身分驗證已通過。',
    certificationStays: '身分驗證結果維持不變。',
    redRefund: (coins) => `${coins} 雲幣已退回`,
    redBack: (coins, total, anchor) => `你在 ${anchor} 直播間發的紅包共 ${total} 雲幣，有 ${coins} 無人領取，已退回餘額。`,
    copyReady: '你的資料已準備好',
    copyDownload: '請在 7 天內到設定中下載副本。',
    tipBack: '打賞已退回',
    goalNotKept: {
      failed: ({ anchor, title, coins }) => `${anchor} 未能完成「${title}」，${coins} 金幣已退回你的錢包。`,
      cancelled: ({ anchor, title, coins }) => `${anchor} 取消了「${title}」，${coins} 金幣已退回你的錢包。`,
      expired: ({ title, coins }) => `「${title}」未能準時完成，${coins} 金幣已退回你的錢包。`,
    },
    withdrawals: { paid: '你的提領已入帳', rejected: '你的提領未通過審核', failed: '你的提領失敗了' },
    refunded: '付款已退回',
    moneyBack: (money) => `已退回 ${money}。`,
    coinsTaken: (coins) => `餘額已扣除 ${coins} 雲幣。`,
    newFollower: '新粉絲',
    newFollowers: (nums) => `新增 ${nums} 位粉絲`,
    follows: (name) => `${name} 追蹤了你。`,
    follow: (name) => `${name} 等人追蹤了你。`,
    isLive: (name) => `${name} 正在直播`,
    wasLive: (name) => `${name} 的直播已結束`,
    testTitle: '通知已開啟',
    testText: '有新動態時，Nimbo 會這樣通知你。',
  },
  pages,
}
