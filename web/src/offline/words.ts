import type { Language } from '@nimbo/contract'

interface Words {
  lang: string
  title: string
  text: string
  retry: string
}

export const words: Record<Language, Words> = {
  en: { lang: 'en', title: 'You’re offline', text: 'Check your internet connection and try again.', retry: 'Try again' },
  pt: {
    lang: 'pt-BR',
    title: 'Você está sem internet',
    text: 'Verifique sua conexão com a internet e tente de novo.',
    retry: 'Tentar de novo',
  },
  es: { lang: 'es', title: 'No tienes conexión', text: 'Revisa tu conexión a internet e inténtalo de nuevo.', retry: 'Reintentar' },
  fr: { lang: 'fr', title: 'Vous êtes hors ligne', text: 'Vérifiez votre connexion Internet et réessayez.', retry: 'Réessayer' },
  ar: { lang: 'ar', title: 'لا يوجد اتصال بالإنترنت', text: 'تحقق من اتصالك بالإنترنت وأعد المحاولة.', retry: 'إعادة المحاولة' },
  'zh-cn': { lang: 'zh-Hans', title: '网络已断开', text: '请检查网络连接后重试。', retry: '重试' },
  zh: { lang: 'zh-Hant', title: '網路已中斷', text: '請檢查網路連線後再試一次。', retry: '重試' },
}

/** The rule of the app itself, told again: importing it would bring the app along. */
export function offlineLanguage(stored: string, browser: string): Language {
  if (Object.hasOwn(words, stored)) return stored as Language
  const [prefix = '', ...rest] = browser.toLowerCase().split('-')
  if (prefix === 'zh') return rest.some((part) => /^(hant|tw|hk|mo)$/.test(part)) ? 'zh' : 'zh-cn'
  return Object.hasOwn(words, prefix) ? (prefix as Language) : 'en'
}
