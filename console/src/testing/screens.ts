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
  { name: 'console-certification', path: '/certification', heading: 'Certification' },
  { name: 'console-application', path: '/certification?id=4471', heading: 'Certification' },
  { name: 'console-appeals', path: '/appeals', heading: 'Appeals' },
  { name: 'console-corrections', path: '/corrections', heading: 'Corrections' },
  { name: 'console-reports', path: '/reports', heading: 'Reports' },
  { name: 'console-report', path: '/reports?id=20931', heading: 'Reports' },
  { name: 'console-sanctions', path: '/sanctions', heading: 'Sanctions' },
  { name: 'console-superadmins', path: '/superadmins', heading: 'Super-admins' },
  { name: 'console-labels', path: '/labels', heading: 'Impressions' },
  { name: 'console-banners', path: '/banners', heading: 'Banners' },
  { name: 'console-gifts', path: '/gifts', heading: 'Gifts' },
  { name: 'console-gift', path: '/gifts?id=24', heading: 'Gifts' },
  { name: 'console-leads', path: '/leads', heading: 'Leads' },
  { name: 'console-audit', path: '/audit', heading: 'Audit log' },
  { name: 'console-sign-in', path: '/', heading: 'Operations', signedIn: false },
]
