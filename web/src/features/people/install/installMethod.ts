export type InstallMethod = 'installed' | 'prompt' | 'ios' | 'menu'

interface Device {
  installed: boolean
  hasPrompt: boolean
  userAgent: string
  /** iPads call themselves Macs, but no Mac has a touch screen. */
  touchPoints: number
}

/** Way to install Nimbo on this device: one tap where the browser offers it, else the steps of its own menu. */
export function installMethod({ installed, hasPrompt, userAgent, touchPoints }: Device): InstallMethod {
  if (installed) return 'installed'
  if (hasPrompt) return 'prompt'
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && touchPoints > 1)
  return apple ? 'ios' : 'menu'
}
