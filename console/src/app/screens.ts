import type { IconName } from '../ui/Icon.tsx'

interface ScreenFacts {
  name: string
  icon: IconName
}

/** Every screen of the console, in the order of its navigation. */
export const screens = {
  '/': { name: 'Dashboard', icon: 'grid' },
  '/certification': { name: 'Certification', icon: 'badge' },
  '/appeals': { name: 'Appeals', icon: 'scales' },
  '/withdrawals': { name: 'Withdrawals', icon: 'cash' },
  '/corrections': { name: 'Corrections', icon: 'undo' },
  '/reports': { name: 'Reports', icon: 'flag' },
  '/sanctions': { name: 'Sanctions', icon: 'shield' },
  '/superadmins': { name: 'Super-admins', icon: 'badge' },
  '/gifts': { name: 'Gifts', icon: 'gift' },
  '/labels': { name: 'Impressions', icon: 'note' },
  '/banners': { name: 'Banners', icon: 'picture' },
  '/leads': { name: 'Leads', icon: 'invite' },
  '/audit': { name: 'Audit log', icon: 'clock' },
} as const satisfies Record<string, ScreenFacts>

export type ScreenPath = keyof typeof screens

export function isScreenPath(path: string): path is ScreenPath {
  return Object.hasOwn(screens, path)
}
