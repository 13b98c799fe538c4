import type { Language } from '@nimbo/contract'

interface CardTexts {
  live: string
  watch: (name: string) => string
  /** Of somebody who is not on air. */
  person: (name: string) => string
  follow: (name: string) => string
  invites: (name: string) => string
  locked: string
  /** What Nimbo is. */
  about: string
}

export const cardTexts: Record<Language, CardTexts> = {
  en: {
    live: 'LIVE',
    watch: (name) => `Watch ${name} live`,
    person: (name) => `${name} on Nimbo`,
    follow: (name) => `Follow ${name} to know when they go live.`,
    invites: (name) => `${name} invites you to Nimbo`,
    locked: 'This live needs a password.',
    about: 'Watch lives, chat and go live from your phone.',
  },
  pt: {
    live: 'AO VIVO',
    watch: (name) => `Assista à live de ${name}`,
    person: (name) => `${name} no Nimbo`,
    follow: (name) => `Siga ${name} e saiba quando a live começar.`,
    invites: (name) => `${name} convidou você para o Nimbo`,
    locked: 'Esta live tem senha.',
    about: 'Assista a lives, converse e faça a sua pelo celular.',
  },
  es: {
    live: 'EN VIVO',
    watch: (name) => `Mira a ${name} en vivo`,
    person: (name) => `${name} en Nimbo`,
    follow: (name) => `Sigue a ${name} para saber cuándo transmite.`,
    invites: (name) => `${name} te invita a Nimbo`,
    locked: 'Este en vivo tiene contraseña.',
    about: 'Mira en vivos, chatea y transmite desde tu teléfono.',
  },
  fr: {
    live: 'EN DIRECT',
    watch: (name) => `Regardez le live de ${name}`,
    person: (name) => `${name} sur Nimbo`,
    follow: (name) => `Suivez ${name} pour savoir quand son live commence.`,
    invites: (name) => `${name} vous invite sur Nimbo`,
    locked: 'Ce live est protégé par un mot de passe.',
    about: 'Regardez des lives, discutez et lancez le vôtre depuis votre téléphone.',
  },
  ar: {
    live: 'مباشر',
    watch: (name) => `شاهد بث ${name} المباشر`,
    person: (name) => `${name} على Nimbo`,
    follow: (name) => `تابع ${name} لتعرف متى يبدأ البث.`,
    invites: (name) => `${name} يدعوك إلى Nimbo`,
    locked: 'هذا البث محمي بكلمة مرور.',
    about: 'شاهد البث المباشر ودردش وابدأ بثك من هاتفك.',
  },
  'zh-cn': {
    live: '直播中',
    watch: (name) => `${name} 正在直播`,
    person: (name) => `${name} 的 Nimbo 主页`,
    follow: (name) => `关注 ${name}，开播就通知你。`,
    invites: (name) => `${name} 邀请你加入 Nimbo`,
    locked: '该直播间需要密码。',
    about: '用手机看直播、聊天、开播。',
  },
  zh: {
    live: '直播中',
    watch: (name) => `${name} 正在直播`,
    person: (name) => `${name} 的 Nimbo 主頁`,
    follow: (name) => `追蹤 ${name}，開播就通知你。`,
    invites: (name) => `${name} 邀請你加入 Nimbo`,
    locked: '此直播間需要密碼。',
    about: '用手機看直播、聊天、開播。',
  },
}
