import {
  type Account,
  type DataExport,
  type FoundPerson,
  languageFacts,
  type Language,
  type Login,
  type Output,
  type User,
  type UserCard,
} from '@nimbo/contract'

const nowSeconds = () => Math.floor(Date.now() / 1000)

export const person = (id: number, user_nicename: string, avatar: string, level: number): UserCard => ({
  id,
  user_nicename,
  avatar: avatar && `/avatars/${avatar}.svg`,
  avatar_thumb: avatar && `/avatars/${avatar}.svg`,
  sex: 0,
  level,
})

export const bia = person(204801, 'Bia Nascimento', 'bia', 62)
export const noor = person(204802, 'نور الهدى', 'noor', 48)
export const kaique = person(204803, 'DJ Kaíque', 'kaique', 55)
const omar = person(204806, 'Omar Haddad', 'omar', 61)
const rafa = person(204809, 'Rafa Okoye', 'rafa', 38)
export const viewers = [omar, person(204810, 'Yuki', 'yuki', 8), person(204808, 'Diego Paz', 'diego', 27)]

/** People a room can know. */
export const everybody = [bia, noor, kaique, ...viewers]

/** Signed-in person. */
export const me: Output<typeof User.getBaseInfo> = {
  ...rafa,
  signature: 'Live sets, long walks and late-night chats.',
  coin: '8420',
  votes: '31275',
  consumption: '52000',
  votestotal: '90000',
  birthday: '1998-03-14',
  city: 'Lisboa',
  level_anchor: 6,
  lives: 12,
  follows: 84,
  fans: 1240,
  isauth: 1,
  mobile: '+55 11•••09',
  ispass: 1,
  islistprivate: 0,
}

export const signedIn: Output<typeof Login.userLogin> = {
  ...rafa,
  signature: me.signature,
  coin: me.coin,
  level_anchor: me.level_anchor,
  birthday: me.birthday,
  token: 'token-of-this-device',
  usersign: 'usersign',
  isreg: 0,
  isdisabled: 0,
}

/** Browser storage of a signed-in person. */
export function storedSession(): Record<string, string> {
  const { id, token, usersign, user_nicename, avatar, level } = signedIn
  return { uid: String(id), token, usersign, user: JSON.stringify({ id, token, user_nicename, avatar, level }) }
}

export const devices = (): Output<typeof Login.getDevices> => [
  { id: 1, device: 'Chrome · Android', source: 'web', created: nowSeconds() - 900_000, seen: nowSeconds(), current: 1 },
  { id: 2, device: 'Chrome · Windows', source: 'web', created: nowSeconds() - 800_000, seen: nowSeconds() - 90_000, current: 0 },
  { id: 3, device: 'Nimbo · iPhone', source: 'ios', created: nowSeconds() - 700_000, seen: nowSeconds() - 3_000_000, current: 0 },
]

export const blocked = (count: number): UserCard[] =>
  Array.from({ length: count }, (_, i) =>
    person(900_001 + i, `${i % 3 === 0 ? 'ريم' : 'spam.king'} ${i + 1}`, ['diego', 'yuki', ''][i % 3]!, (i * 7) % 70),
  )

export const linked: Output<typeof Account.getThirdList> = [
  { type: 'google', linked: 1, name: 'Rafa Okoye' },
  { type: 'apple', linked: 0, name: '' },
  { type: 'twitter', linked: 0, name: '' },
  { type: 'facebook', linked: 0, name: '' },
]

const dialCodes = { BO: '591', BR: '55', FR: '33', PT: '351', US: '1' }
export function countries(language: Language): Output<typeof Login.getCountrys> {
  const nameIn = (locale: string) => new Intl.DisplayNames([locale], { type: 'region' })
  const [own, english] = [nameIn(languageFacts[language].intl), nameIn('en')]
  const list = Object.entries(dialCodes).map(([iso, tel]) => ({ name: own.of(iso)!, name_en: english.of(iso)!, tel, iso }))
  return [...Map.groupBy(list, ({ name_en }) => name_en[0]!)].map(([title, lists]) => ({ title, lists }))
}

/** An ALTCHA challenge that a phone solves at once; its signature is checked by nobody here. */
export const puzzle: Output<typeof Login.getCaptcha> = {
  parameters: { algorithm: 'PBKDF2/SHA-256', nonce: '0a'.repeat(16), salt: '0b'.repeat(16), cost: 100, keyLength: 32, keyPrefix: '00' },
  signature: 'ab',
}

const found = (card: UserCard, fans: number, more: Partial<FoundPerson> = {}): FoundPerson => ({
  ...card,
  level_anchor: card.level,
  fans,
  isattention: 1,
  isauth: 0,
  islive: 0,
  stream: '',
  ...more,
})
/** As a search for "mar" and the list of people one follows have them. */
export const foundPeople: FoundPerson[] = [
  found(person(204817, 'Marina Luz', 'marina', 62), 96_000, { islive: 1, stream: '204817_1760000000', isattention: 0, isauth: 1 }),
  found(person(204811, 'Omar Haddad', 'omar', 61), 2310),
  found(person(553201, 'مريم · Mariam Noor', 'noor', 34), 18_400),
  found(person(204808, 'Diego del Mar', 'diego', 27), 1),
]

const asked = 1_767_225_600
export const noCopy: Output<typeof DataExport.getExport> = { state: 'none', addtime: 0, endtime: 0, bytes: 0, nexttime: 0 }
export const copyWaiting = { ...noCopy, state: 'waiting', addtime: asked, endtime: asked + 7 * 86_400 } as const
export const copyReady = { ...copyWaiting, state: 'ready', bytes: 4_310_000, nexttime: asked + 86_400 } as const
