export { demoCountryCode, demoPassword, people } from './people.ts'
export type { DemoPerson } from './people.ts'
export { repair } from './stack/repair.ts'
export { signIn } from './signIn.ts'
