import './offline.css'
import { offlineLanguage, words } from './words.ts'

/** Shown by the service worker when the network is gone and the page is none that it kept. It stands alone: nothing of the app is needed to say so. */
const stored = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const { lang, title, text, retry } = words[offlineLanguage(stored('lang'), navigator.language)]
const root = document.documentElement
root.lang = lang
root.dir = lang === 'ar' ? 'rtl' : 'ltr'
const theme = stored('theme')
if (theme === 'night' || theme === 'light') root.dataset['theme'] = theme

const say = (id: string, spoken: string): void => void (document.getElementById(id)!.textContent = spoken)
say('title', title)
say('text', text)
say('retry', retry)

document.getElementById('retry')!.addEventListener('click', () => location.reload())
addEventListener('online', () => location.reload())
