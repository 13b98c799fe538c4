/** Covers drawn for rooms whose host has no picture of their own. */
export const covers = [
  'guitar',
  'stage',
  'room',
  'beach',
  'neon-city',
  'mountains',
  'lanterns',
  'kitchen',
  'beauty',
  'game',
  'stadium',
  'preview',
] as const
export type CoverName = (typeof covers)[number]
export const MAX_TITLE = 50
export const MAX_PASSWORD = 20

export interface Setup {
  cover: CoverName
  title: string
  classId: number | undefined
  type: 'open' | 'password'
  password: string
}
export type SetupFault = 'title' | 'class' | 'password'

export const emptySetup: Setup = { cover: 'guitar', title: '', classId: undefined, type: 'open', password: '' }

/** What is still missing, in the order the form asks for it. */
export function setupFault({ title, classId, type, password }: Setup): SetupFault | undefined {
  if (title.trim() === '') return 'title'
  if (classId === undefined) return 'class'
  return type === 'password' && password.trim() === '' ? 'password' : undefined
}

export const coverPath = (cover: CoverName) => `/covers/${cover}.svg`
