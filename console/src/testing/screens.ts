export interface ConsoleScreen {
  name: string
  path: string
  heading: string
  signedIn?: boolean
}

/** Every screen of the console. */
export const screens: readonly ConsoleScreen[] = [
  { name: 'console-dashboard', path: '/now', heading: 'Dashboard' },
  { name: 'console-withdrawals', path: '/withdrawals', heading: 'Withdrawals' },
  { name: 'console-withdrawal', path: '/withdrawals?id=1', heading: 'Withdrawals' },
  { name: 'console-corrections', path: '/corrections', heading: 'Corrections' },
  { name: 'console-leads', path: '/leads', heading: 'Leads' },
  { name: 'console-audit', path: '/audit', heading: 'Audit log' },
  { name: 'console-sign-in', path: '/', heading: 'Operations', signedIn: false },
]
