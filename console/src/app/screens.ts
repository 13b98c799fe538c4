import type { ComponentType } from 'react'
import { AppealsScreen } from '../screens/AppealsScreen.tsx'
import { AuditScreen } from '../screens/AuditScreen.tsx'
import { CertificationScreen } from '../screens/CertificationScreen.tsx'
import { CorrectionsScreen } from '../screens/CorrectionsScreen.tsx'
import { LeadsScreen } from '../screens/LeadsScreen.tsx'
import { DashboardScreen } from '../screens/DashboardScreen.tsx'
import { ReportsScreen } from '../screens/ReportsScreen.tsx'
import { SanctionsScreen } from '../screens/SanctionsScreen.tsx'
import { SuperAdminsScreen } from '../screens/SuperAdminsScreen.tsx'
import { WithdrawalsScreen } from '../screens/WithdrawalsScreen.tsx'
import type { IconName } from '../ui/Icon.tsx'

interface ConsoleScreen {
  path: string
  name: string
  icon: IconName
  Screen: ComponentType
}

/** Every screen of the console, in the order of its navigation; an unknown address is the first. */
export const screens: readonly [ConsoleScreen, ...ConsoleScreen[]] = [
  { path: '/', name: 'Dashboard', icon: 'grid', Screen: DashboardScreen },
  { path: '/certification', name: 'Certification', icon: 'badge', Screen: CertificationScreen },
  { path: '/appeals', name: 'Appeals', icon: 'scales', Screen: AppealsScreen },
  { path: '/withdrawals', name: 'Withdrawals', icon: 'cash', Screen: WithdrawalsScreen },
  { path: '/corrections', name: 'Corrections', icon: 'undo', Screen: CorrectionsScreen },
  { path: '/reports', name: 'Reports', icon: 'flag', Screen: ReportsScreen },
  { path: '/sanctions', name: 'Sanctions', icon: 'shield', Screen: SanctionsScreen },
  { path: '/superadmins', name: 'Super-admins', icon: 'badge', Screen: SuperAdminsScreen },
  { path: '/leads', name: 'Leads', icon: 'invite', Screen: LeadsScreen },
  { path: '/audit', name: 'Audit log', icon: 'clock', Screen: AuditScreen },
]
