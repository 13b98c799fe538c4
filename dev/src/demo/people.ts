/** People every development database has. They sign in like anybody else: +55, their phone and this password. */
export const demoPassword = 'nimbo-2026'
export const demoCountryCode = '55'

export interface DemoPerson {
  id: number
  name: string
  phone: string
  avatar: string
  city: string
  level: number
  certified: boolean
}

const person = (id: number, name: string, avatar: string, city: string, level: number, certified = false): DemoPerson => ({
  id,
  name,
  phone: `11900${id}`,
  avatar: `/avatars/${avatar}.svg`,
  city,
  level,
  certified,
})

export const people = {
  bia: person(204801, 'Bia Nascimento', 'bia', 'Salvador', 62, true),
  noor: person(204802, 'نور الهدى', 'noor', 'دبي', 48, true),
  kaique: person(204803, 'DJ Kaíque', 'kaique', 'São Paulo', 55, true),
  marina: person(204817, 'Marina Luz', 'marina', 'Rio de Janeiro', 41, true),
  lucia: person(204805, 'Lucía Ferrer', 'lucia', 'Buenos Aires', 31, true),
  omar: person(204806, 'Omar Haddad', 'omar', 'الدوحة', 61),
  camille: person(204807, 'Camille B.', 'camille', 'Lyon', 45),
  diego: person(204808, 'Diego Paz', 'diego', 'Bogotá', 27),
  rafa: person(204809, 'Rafa Okoye', 'rafa', 'Lisboa', 38),
  yuki: person(204810, 'Yuki', 'yuki', '上海', 8),
  wei: person(204811, 'Wei Lin', 'wei', '台北', 26, true),
  theo: person(204812, 'Théo Garnier', 'theo', 'Paris', 33, true),
  /** A newcomer, with coins to try everything. */
  bruna: person(204815, 'Bruna Reis', 'camille', 'Recife', 1),
  /** An admin of Bia's room. */
  sofi: person(204813, 'Sofi.Rivas', 'lucia', 'Montevideo', 27),
  /** A super-admin. */
  helena: person(204814, 'Helena Prado', 'marina', 'Curitiba', 52),
} as const satisfies Record<string, DemoPerson>

/** Operators every development database has. They sign in by name, this password and a code: `pnpm operator code NAME`. */
export const demoOperatorPassword = 'nimbo-operations-2026'

export interface DemoOperator {
  name: string
  /** Secret that their app would have scanned. */
  totpSecret: string
}

export const operators = {
  ines: { name: 'Inès Moreau', totpSecret: 'KRUGKIDROVUWG2ZAMJZG653OEBTG66BA' },
  theo: { name: 'Théo Lambert', totpSecret: 'NJ2W24DTEBXXMZLSEB2GQZJANRQXU6JA' },
} as const satisfies Record<string, DemoOperator>
