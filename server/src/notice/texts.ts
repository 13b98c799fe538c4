import type { Language, SanctionAct } from '@nimbo/contract'
import type { EndedWithdrawal } from './NoticeData.ts'

interface NoticeTexts {
  acts: Record<SanctionAct, string>
  /** In one anchor's room. */
  actsIn: Record<'mute' | 'kick', (anchor: string) => string>
  lifted: string
  certified: string
  canGoLive: string
  rejected: string
  reported: (name: string) => string
  reportActed: string
  reportClosed: string
  overturned: string
  upheld: string
  sanctionLifted: string
  sanctionStays: string
  certificationReopened: string
  certificationStays: string
  /** Coins of a red pack that nobody took. */
  redRefund: (coins: string) => string
  redBack: (coins: string, total: string, anchor: string) => string
  /** A copy of one's data. */
  copyReady: string
  copyDownload: string
  tipBack: string
  goalNotKept: Record<'failed' | 'cancelled' | 'expired', (goal: { anchor: string; title: string; coins: string }) => string>
  refunded: string
  moneyBack: (money: string) => string
  coinsTaken: (coins: string) => string
  withdrawals: Record<EndedWithdrawal, string>
  newFollower: string
  newFollowers: (nums: string) => string
  follows: (name: string) => string
  /** One who is named, and others. */
  follow: (name: string) => string
  isLive: (name: string) => string
  wasLive: (name: string) => string
  testTitle: string
  testText: string
}

export const noticeTexts: Record<Language, NoticeTexts> = {
  en: {
    acts: {
      warn: 'You received a warning',
      mute: 'You’ve been muted',
      kick: 'You were removed from a live',
      close: 'Your live was ended',
      ban: 'You can’t go live for now',
      disable: 'Your account was disabled',
    },
    actsIn: { mute: (anchor) => `You’ve been muted in ${anchor}’s live`, kick: (anchor) => `You were removed from ${anchor}’s live` },
    lifted: 'A restriction was lifted',
    certified: 'You’re certified',
    canGoLive: 'You can go live and withdraw now.',
    rejected: 'Your certification wasn’t approved',
    reported: (name) => `Your report about ${name}`,
    reportActed: 'We reviewed it and took action. Thanks for helping keep Nimbo safe.',
    reportClosed: 'We reviewed it and found nothing against the rules. Thanks for letting us know.',
    overturned: 'Your appeal was accepted',
    upheld: 'Your appeal was rejected',
    sanctionLifted: 'The restriction was lifted.',
    sanctionStays: 'The restriction stays in place.',
    certificationReopened: 'Your certification was approved.',
    certificationStays: 'Your certification stays rejected.',
    redRefund: (coins) => `${coins} coins are back`,
    redBack: (coins, total, anchor) =>
      `Nobody opened ${coins} of the ${total} coins in your red pack in ${anchor}’s live. They’re in your balance again.`,
    copyReady: 'Your data is ready',
    copyDownload: 'Download the copy in Settings within 7 days.',
    tipBack: 'Your tip is back',
    goalNotKept: {
      failed: ({ anchor, title, coins }) => `${anchor} said they couldn’t do “${title}”. Your ${coins} coins are back in your wallet.`,
      cancelled: ({ anchor, title, coins }) => `${anchor} cancelled “${title}”. Your ${coins} coins are back in your wallet.`,
      expired: ({ title, coins }) => `“${title}” wasn’t done in time. Your ${coins} coins are back in your wallet.`,
    },
    withdrawals: { paid: 'Your withdrawal was paid', rejected: 'Your withdrawal was rejected', failed: 'Your withdrawal failed' },
    refunded: 'Payment refunded',
    moneyBack: (money) => `${money} was refunded to you.`,
    coinsTaken: (coins) => `${coins} coins were taken out of your balance.`,
    newFollower: 'New follower',
    newFollowers: (nums) => `${nums} new followers`,
    follows: (name) => `${name} started following you.`,
    follow: (name) => `${name} and others started following you.`,
    isLive: (name) => `${name} is live`,
    wasLive: (name) => `${name}’s live has ended`,
    testTitle: 'Notifications work',
    testText: 'This is how Nimbo tells you what’s new.',
  },
  pt: {
    acts: {
      warn: 'Você recebeu uma advertência',
      mute: 'Você foi silenciado',
      kick: 'Você foi removido de uma live',
      close: 'Sua live foi encerrada',
      ban: 'Você não pode fazer lives por enquanto',
      disable: 'Sua conta foi desativada',
    },
    actsIn: {
      mute: (anchor) => `Você foi silenciado na live de ${anchor}`,
      kick: (anchor) => `Você foi removido da live de ${anchor}`,
    },
    lifted: 'Uma restrição foi retirada',
    certified: 'Identidade verificada',
    canGoLive: 'Agora você pode fazer lives e sacar.',
    rejected: 'Sua verificação de identidade foi recusada',
    reported: (name) => `Sua denúncia sobre ${name}`,
    reportActed: 'Analisamos e tomamos providências. Obrigado por ajudar a manter o Nimbo seguro.',
    reportClosed: 'Analisamos e não encontramos nada contra as regras. Obrigado por avisar.',
    overturned: 'Seu recurso foi aceito',
    upheld: 'Seu recurso foi negado',
    sanctionLifted: 'A restrição foi retirada.',
    sanctionStays: 'A restrição continua valendo.',
    certificationReopened: 'Sua identidade foi verificada.',
    certificationStays: 'Sua verificação continua recusada.',
    redRefund: (coins) => `${coins} moedas voltaram`,
    redBack: (coins, total, anchor) =>
      `Ninguém abriu ${coins} das ${total} moedas do seu envelope vermelho na live de ${anchor}. Elas voltaram para o seu saldo.`,
    copyReady: 'Seus dados estão prontos',
    copyDownload: 'Baixe a cópia em Configurações em até 7 dias.',
    tipBack: 'Sua gorjeta voltou',
    goalNotKept: {
      failed: ({ anchor, title, coins }) =>
        `${anchor} avisou que não conseguiu cumprir “${title}”. Suas ${coins} moedas voltaram para a carteira.`,
      cancelled: ({ anchor, title, coins }) => `${anchor} cancelou “${title}”. Suas ${coins} moedas voltaram para a carteira.`,
      expired: ({ title, coins }) => `“${title}” não foi cumprida a tempo. Suas ${coins} moedas voltaram para a carteira.`,
    },
    withdrawals: { paid: 'Seu saque foi pago', rejected: 'Seu saque foi recusado', failed: 'Seu saque não foi concluído' },
    refunded: 'Pagamento reembolsado',
    moneyBack: (money) => `Devolvemos ${money} para você.`,
    coinsTaken: (coins) => `${coins} moedas saíram do seu saldo.`,
    newFollower: 'Novo seguidor',
    newFollowers: (nums) => `${nums} novos seguidores`,
    follows: (name) => `${name} começou a seguir você.`,
    follow: (name) => `${name} e outras pessoas começaram a seguir você.`,
    isLive: (name) => `${name} está ao vivo`,
    wasLive: (name) => `A live de ${name} terminou`,
    testTitle: 'As notificações estão funcionando',
    testText: 'É assim que o Nimbo avisa você das novidades.',
  },
  es: {
    acts: {
      warn: 'Recibiste una advertencia',
      mute: 'Te silenciaron',
      kick: 'Te expulsaron de un en vivo',
      close: 'Tu en vivo fue finalizado',
      ban: 'No puedes transmitir por ahora',
      disable: 'Tu cuenta fue desactivada',
    },
    actsIn: {
      mute: (anchor) => `Te silenciaron en el en vivo de ${anchor}`,
      kick: (anchor) => `Te expulsaron del en vivo de ${anchor}`,
    },
    lifted: 'Se levantó una restricción',
    certified: 'Identidad verificada',
    canGoLive: 'Ya puedes transmitir y retirar.',
    rejected: 'Tu verificación de identidad fue rechazada',
    reported: (name) => `Tu denuncia sobre ${name}`,
    reportActed: 'La revisamos y tomamos medidas. Gracias por ayudar a que Nimbo sea seguro.',
    reportClosed: 'La revisamos y no encontramos nada contra las reglas. Gracias por avisarnos.',
    overturned: 'Tu apelación fue aceptada',
    upheld: 'Tu apelación fue rechazada',
    sanctionLifted: 'La restricción fue levantada.',
    sanctionStays: 'La restricción sigue vigente.',
    certificationReopened: 'Tu identidad fue verificada.',
    certificationStays: 'Tu verificación sigue rechazada.',
    redRefund: (coins) => `Volvieron ${coins} monedas`,
    redBack: (coins, total, anchor) =>
      `Nadie abrió ${coins} de las ${total} monedas de tu sobre rojo en el live de ${anchor}. Ya están de nuevo en tu saldo.`,
    copyReady: 'Tus datos están listos',
    copyDownload: 'Descarga la copia en Configuración en un plazo de 7 días.',
    tipBack: 'Tu propina volvió',
    goalNotKept: {
      failed: ({ anchor, title, coins }) =>
        `${anchor} avisó que no pudo cumplir «${title}». Tus ${coins} monedas volvieron a tu billetera.`,
      cancelled: ({ anchor, title, coins }) => `${anchor} canceló «${title}». Tus ${coins} monedas volvieron a tu billetera.`,
      expired: ({ title, coins }) => `«${title}» no se cumplió a tiempo. Tus ${coins} monedas volvieron a tu billetera.`,
    },
    withdrawals: { paid: 'Tu retiro fue pagado', rejected: 'Tu retiro fue rechazado', failed: 'Tu retiro no se completó' },
    refunded: 'Pago reembolsado',
    moneyBack: (money) => `Te devolvimos ${money}.`,
    coinsTaken: (coins) => `Se descontaron ${coins} monedas de tu saldo.`,
    newFollower: 'Nuevo seguidor',
    newFollowers: (nums) => `${nums} seguidores nuevos`,
    follows: (name) => `${name} empezó a seguirte.`,
    follow: (name) => `${name} y otras personas empezaron a seguirte.`,
    isLive: (name) => `${name} está en vivo`,
    wasLive: (name) => `El live de ${name} terminó`,
    testTitle: 'Las notificaciones funcionan',
    testText: 'Así te avisa Nimbo de las novedades.',
  },
  fr: {
    acts: {
      warn: 'Vous avez reçu un avertissement',
      mute: 'Vous ne pouvez plus écrire',
      kick: 'Vous avez été exclu d’un live',
      close: 'Votre live a été arrêté',
      ban: 'Vous ne pouvez pas passer en live pour le moment',
      disable: 'Votre compte a été désactivé',
    },
    actsIn: {
      mute: (anchor) => `Vous ne pouvez plus écrire dans le live de ${anchor}`,
      kick: (anchor) => `Vous avez été exclu du live de ${anchor}`,
    },
    lifted: 'Une restriction a été levée',
    certified: 'Identité vérifiée',
    canGoLive: 'Vous pouvez passer en live et retirer vos gains.',
    rejected: 'Votre vérification d’identité a été refusée',
    reported: (name) => `Votre signalement de ${name}`,
    reportActed: 'Nous l’avons examiné et avons pris des mesures. Merci de contribuer à la sécurité de Nimbo.',
    reportClosed: 'Nous l’avons examiné et n’avons rien trouvé de contraire aux règles. Merci de nous avoir prévenus.',
    overturned: 'Votre recours a été accepté',
    upheld: 'Votre recours a été rejeté',
    sanctionLifted: 'La restriction a été levée.',
    sanctionStays: 'La restriction est maintenue.',
    certificationReopened: 'Votre identité a été vérifiée.',
    certificationStays: 'Le refus de votre vérification est maintenu.',
    redRefund: (coins) => `${coins} pièces sont revenues`,
    redBack: (coins, total, anchor) =>
      `Personne n’a ouvert ${coins} des ${total} pièces de votre enveloppe rouge dans le live de ${anchor}. Elles sont de retour sur votre solde.`,
    copyReady: 'Vos données sont prêtes',
    copyDownload: 'Téléchargez la copie dans les réglages sous 7 jours.',
    tipBack: 'Votre pourboire vous a été rendu',
    goalNotKept: {
      failed: ({ anchor, title, coins }) =>
        `${anchor} n’a pas pu tenir « ${title} ». Vos ${coins} pièces sont de retour dans votre portefeuille.`,
      cancelled: ({ anchor, title, coins }) =>
        `${anchor} a annulé « ${title} ». Vos ${coins} pièces sont de retour dans votre portefeuille.`,
      expired: ({ title, coins }) => `« ${title} » n’a pas été tenu à temps. Vos ${coins} pièces sont de retour dans votre portefeuille.`,
    },
    withdrawals: { paid: 'Votre retrait a été versé', rejected: 'Votre retrait a été refusé', failed: 'Votre retrait n’a pas abouti' },
    refunded: 'Paiement remboursé',
    moneyBack: (money) => `${money} vous ont été remboursés.`,
    coinsTaken: (coins) => `${coins} pièces ont été retirées de votre solde.`,
    newFollower: 'Nouvel abonné',
    newFollowers: (nums) => `${nums} nouveaux abonnés`,
    follows: (name) => `${name} vous suit désormais.`,
    follow: (name) => `${name} et d’autres personnes vous suivent désormais.`,
    isLive: (name) => `${name} est en direct`,
    wasLive: (name) => `Le direct de ${name} est terminé`,
    testTitle: 'Les notifications fonctionnent',
    testText: 'C’est ainsi que Nimbo vous prévient.',
  },
  ar: {
    acts: {
      warn: 'تلقيت تحذيرًا',
      mute: 'تم كتمك',
      kick: 'تم إخراجك من بث',
      close: 'تم إنهاء بثك',
      ban: 'لا يمكنك البث حاليًا',
      disable: 'تم تعطيل حسابك',
    },
    actsIn: { mute: (anchor) => `تم كتمك في بث ${anchor}`, kick: (anchor) => `تم إخراجك من بث ${anchor}` },
    lifted: 'تم رفع أحد القيود',
    certified: 'تم التحقق من هويتك',
    canGoLive: 'يمكنك الآن البث وسحب أرباحك.',
    rejected: 'رُفض التحقق من هويتك',
    reported: (name) => `بلاغك عن ${name}`,
    reportActed: 'راجعنا البلاغ واتخذنا إجراءً. شكرًا لمساعدتك في الحفاظ على أمان Nimbo.',
    reportClosed: 'راجعنا البلاغ ولم نجد ما يخالف القواعد. شكرًا لإبلاغنا.',
    overturned: 'قُبل طعنك',
    upheld: 'رُفض طعنك',
    sanctionLifted: 'تم رفع القيد.',
    sanctionStays: 'يبقى القيد ساريًا.',
    certificationReopened: 'تم التحقق من هويتك.',
    certificationStays: 'يبقى التحقق من هويتك مرفوضًا.',
    redRefund: (coins) => `عادت إليك ${coins} عملة`,
    redBack: (coins, total, anchor) => `لم يفتح أحد ${coins} من أصل ${total} عملة في ظرفك الأحمر في بث ${anchor}. عادت إلى رصيدك.`,
    copyReady: 'بياناتك جاهزة',
    copyDownload: 'نزّل النسخة من الإعدادات خلال 7 أيام.',
    tipBack: 'عاد إليك دعمك',
    goalNotKept: {
      failed: ({ anchor, title, coins }) => `لم يتمكن ${anchor} من تنفيذ «${title}». أُعيدت العملات إلى محفظتك: ${coins}.`,
      cancelled: ({ anchor, title, coins }) => `أُلغي «${title}» من قِبل ${anchor}. أُعيدت العملات إلى محفظتك: ${coins}.`,
      expired: ({ title, coins }) => `لم يُنفَّذ «${title}» في الوقت المحدد. أُعيدت العملات إلى محفظتك: ${coins}.`,
    },
    withdrawals: { paid: 'تم تحويل مبلغ السحب', rejected: 'تم رفض طلب السحب', failed: 'لم تكتمل عملية السحب' },
    refunded: 'تم استرداد المبلغ المدفوع',
    moneyBack: (money) => `أُعيد إليك مبلغ ${money}.`,
    coinsTaken: (coins) => `خُصمت العملات من رصيدك: ${coins}.`,
    newFollower: 'متابع جديد',
    newFollowers: (nums) => `متابعون جدد: ${nums}`,
    follows: (name) => `لديك متابعة جديدة من ${name}.`,
    follow: (name) => `لديك متابعات جديدة من ${name} وآخرين.`,
    isLive: (name) => `${name} في بث مباشر الآن`,
    wasLive: (name) => `انتهى بث ${name}`,
    testTitle: 'الإشعارات تعمل',
    testText: 'هكذا يخبرك Nimbo بالجديد.',
  },
  'zh-cn': {
    acts: {
      warn: '你收到一条警告',
      mute: '你已被禁言',
      kick: '你已被移出直播间',
      close: '你的直播已被关闭',
      ban: '你暂时不能开播',
      disable: '你的账号已被停用',
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
  zh: {
    acts: {
      warn: '你收到一則警告',
      mute: '你已被禁言',
      kick: '你已被移出直播間',
      close: '你的直播已被關閉',
      ban: '你暫時無法開播',
      disable: '你的帳號已被停用',
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
}
