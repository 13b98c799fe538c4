import type { Language } from '@nimbo/contract'

interface ModerationTexts {
  kicked(name: string): string
  muted(name: string): string
  unmuted(name: string): string
  adminSet(name: string): string
  adminUnset(name: string): string
  /** To everybody in a show that the platform closes. */
  closed(reason: string): string
  /** The host set how often viewers may write; 0: as often as they like. */
  slow(seconds: number): string
}

/** What everybody in the room reads. Why is for the person alone. */
export const moderationTexts: Record<Language, ModerationTexts> = {
  en: {
    kicked: (name) => `${name} was removed from the live`,
    muted: (name) => `${name} was muted`,
    unmuted: (name) => `${name} can chat again`,
    adminSet: (name) => `${name} is now an admin`,
    adminUnset: (name) => `${name} is no longer an admin`,
    closed: (reason) => `This live was ended by Nimbo: ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Slow mode is on: one message every ${seconds} seconds` : 'Slow mode is off'),
  },
  pt: {
    kicked: (name) => `${name} saiu da live por decisão da moderação`,
    muted: (name) => `${name} não pode mais comentar`,
    unmuted: (name) => `${name} pode comentar de novo`,
    adminSet: (name) => `${name} agora faz parte da moderação`,
    adminUnset: (name) => `${name} não faz mais parte da moderação`,
    closed: (reason) => `Esta live foi encerrada pelo Nimbo: ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Modo lento ativado: uma mensagem a cada ${seconds} segundos` : 'Modo lento desativado'),
  },
  es: {
    kicked: (name) => `Expulsaron a ${name} del live`,
    muted: (name) => `Silenciaron a ${name}`,
    unmuted: (name) => `${name} puede volver a comentar`,
    adminSet: (name) => `${name} ahora modera esta sala`,
    adminUnset: (name) => `${name} ya no modera esta sala`,
    closed: (reason) => `Nimbo terminó este live: ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Modo lento activado: un mensaje cada ${seconds} segundos` : 'Modo lento desactivado'),
  },
  fr: {
    kicked: (name) => `${name} n’a plus accès à ce direct`,
    muted: (name) => `${name} ne peut plus écrire`,
    unmuted: (name) => `${name} peut de nouveau écrire`,
    adminSet: (name) => `${name} modère désormais ce salon`,
    adminUnset: (name) => `${name} ne modère plus ce salon`,
    closed: (reason) => `Nimbo a mis fin à ce direct : ${reason}`,
    slow: (seconds) => (seconds > 0 ? `Mode lent activé : un message toutes les ${seconds} secondes` : 'Mode lent désactivé'),
  },
  ar: {
    kicked: (name) => `تم إخراج ${name} من البث`,
    muted: (name) => `تم كتم ${name}`,
    unmuted: (name) => `يمكن لـ ${name} الكتابة مجددًا`,
    adminSet: (name) => `أصبح ${name} مشرفًا`,
    adminUnset: (name) => `لم يعد ${name} مشرفًا`,
    closed: (reason) => `أنهى Nimbo هذا البث: ${reason}`,
    slow: (seconds) =>
      seconds > 0 ? `تم تفعيل الوضع البطيء: رسالة واحدة كل ${seconds} ${seconds <= 10 ? 'ثوانٍ' : 'ثانية'}` : 'تم إيقاف الوضع البطيء',
  },
  'zh-cn': {
    kicked: (name) => `${name} 已被移出直播间`,
    muted: (name) => `${name} 已被禁言`,
    unmuted: (name) => `${name} 已解除禁言`,
    adminSet: (name) => `${name} 成为房管`,
    adminUnset: (name) => `${name} 不再是房管`,
    closed: (reason) => `本场直播已被平台关闭：${reason}`,
    slow: (seconds) => (seconds > 0 ? `已开启慢速模式：每 ${seconds} 秒一条消息` : '已关闭慢速模式'),
  },
  zh: {
    kicked: (name) => `${name} 已被移出直播間`,
    muted: (name) => `${name} 已被禁言`,
    unmuted: (name) => `${name} 已解除禁言`,
    adminSet: (name) => `${name} 成為房管`,
    adminUnset: (name) => `${name} 不再是房管`,
    closed: (reason) => `本場直播已被平台關閉：${reason}`,
    slow: (seconds) => (seconds > 0 ? `已開啟慢速模式：每 ${seconds} 秒一則訊息` : '已關閉慢速模式'),
  },
}
