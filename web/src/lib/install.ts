import { create } from 'zustand'
import { isNative } from './bridge/index.ts'

/** lib.dom does not know it: Chromium's offer to put the page on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  /** There once the browser finds the page worth installing, and good for one use. */
  prompt: InstallPrompt | undefined
  installed: boolean
}

/** Safari on iPhones says it in a way of its own. */
const opensAlone = () => matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

export const useInstall = create<Install>()(() => ({ prompt: undefined, installed: isNative() || opensAlone() }))

/** `beforeinstallprompt` fires early and once, so it is captured before the install screen opens. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstall.setState({ prompt: event as InstallPrompt })
  })
  addEventListener('appinstalled', () => useInstall.setState({ prompt: undefined, installed: true }))
}

export async function install(): Promise<void> {
  const { prompt } = useInstall.getState()
  if (!prompt) return
  useInstall.setState({ prompt: undefined })
  await prompt.prompt()
}
