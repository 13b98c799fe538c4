import type { Language } from '@nimbo/contract'

/** Names are people's own: marks around them keep a name in another script from turning the sentence around. */
const isolated = (name: string): string => `\u2068${name}\u2069`

const isLive: Record<Language, (name: string) => string> = {
  en: (name) => `${name} is live`,
  pt: (name) => `${name} está ao vivo`,
  es: (name) => `${name} está en vivo`,
  fr: (name) => `${name} est en direct`,
  ar: (name) => `${name} في بث مباشر الآن`,
  'zh-cn': (name) => `${name} 正在直播`,
  zh: (name) => `${name} 正在直播`,
}

export const liveTitle = (language: Language, name: string): string => isLive[language](isolated(name))
