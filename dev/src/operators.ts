/** Operators every development database has. They sign in by name, this password and a code: `pnpm operator code NAME`. */
export const demoOperatorPassword = 'nimbo-operations-2026'

export interface DemoOperator {
  name: string
  role: 'operator' | 'lead'
  /** What their app would have scanned. */
  totpSecret: string
}

export const operators = {
  ines: { name: 'Inès Moreau', role: 'lead', totpSecret: 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA' },
  theo: { name: 'Théo Lambert', role: 'operator', totpSecret: 'NJ2W24DTEBXXMZLSEB2GQZJANRQXU6JA' },
} as const satisfies Record<string, DemoOperator>
