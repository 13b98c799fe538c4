import type { ComponentType } from 'react'
import { LeadsScreen } from '../screens/LeadsScreen.tsx'
import { NowScreen } from '../screens/NowScreen.tsx'
import type { IconName } from '../ui/Icon.tsx'

interface ConsoleScreen {
  path: string
  name: string
  icon: IconName
  Screen: ComponentType
}

/** Every screen of the console, in the order of its navigation; an unknown address is the first. */
export const screens: readonly [ConsoleScreen, ...ConsoleScreen[]] = [
  { path: '/', name: 'Now', icon: 'grid', Screen: NowScreen },
  { path: '/leads', name: 'Leads', icon: 'invite', Screen: LeadsScreen },
]
