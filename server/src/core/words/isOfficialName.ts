import { readLetters } from './letters.ts'

const brand = 'nimbo'
/** Names of staff roles, in the languages of the product. */
const roles = [
  'admin, administrator, moderator, official, staff, support, system, helpdesk, customer service',
  'administrador, moderador, oficial, suporte, sistema, atendimento, soporte, atención',
  'administrateur, modérateur, officiel, assistance, système',
  'الإدارة, إدارة, مشرف, المشرف, الدعم, دعم, رسمي, الرسمي, خدمة, النظام',
  '官方, 客服, 管理员, 系统, 运营, 超管, 安全中心, 小助手',
].flatMap((line) => line.split(', '))
/** Words that stand beside a role. */
const fillers = [
  'team, help, security, service, customer, account, verified, payment, the, of, technical',
  'equipe, ajuda, segurança, conta, verificada, técnico, equipo, ayuda, seguridad, cuenta, verificado, cliente',
  'de, da, do, del, al, du, la, le, équipe, aide, sécurité, compte, client, vérifié, technique',
  'العملاء, فريق, الفريق, الأمان, حساب, الفني, 团队, 账号, 通知, 人工, 中心, 认证',
].flatMap((line) => line.split(', '))

const lettersOf = (text: string, withSigns: boolean) => String.fromCodePoint(...readLetters(text, withSigns).codes)
const longestFirst = (words: readonly string[]) =>
  words
    .map((word) => lettersOf(word, false))
    .toSorted((a, b) => b.length - a.length)
    .join('|')
/** A name made of nothing else claims to be one of us; “Marina Oficial” does not. */
const onlyRoles = new RegExp(`^(?:${longestFirst([...roles, ...fillers])})+$`, 'u')
const anyRole = new RegExp(longestFirst(roles), 'u')
/** The name an account begins with. */
const given = /^Nimbo \d{4}$/

/** Names that pass for the product or its staff, in whatever letters they are written. */
export function isOfficialName(name: string): boolean {
  if (given.test(name)) return false
  return [false, true].some((withSigns) => {
    const text = lettersOf(name, withSigns)
    return (onlyRoles.test(text) && anyRole.test(text)) || hasBrand(name, withSigns)
  })
}

/** Our name as a part of one word, or spread over whole words: Anni Mboya is not it. */
function hasBrand(name: string, withSigns: boolean): boolean {
  const { codes, gaps } = readLetters(name, withSigns)
  const { text, starts } = joined(codes, gaps)
  for (let at = text.indexOf(brand); at >= 0; at = text.indexOf(brand, at + 1)) {
    const inside = starts.slice(at + 1, at + brand.length).includes(true)
    const isWhole = starts[at] && starts[at + brand.length] !== false
    if (!inside || isWhole) return true
  }
  return false
}

const [M, R, N] = ['m', 'r', 'n'].map((letter) => letter.codePointAt(0)!) as [number, number, number]

/** Two letters that are read as one are one here. */
function joined(codes: readonly number[], gaps: readonly number[]): { text: string; starts: boolean[] } {
  const [letters, starts]: [number[], boolean[]] = [[], []]
  for (let i = 0; i < codes.length; i++) {
    const isPair = codes[i] === R && codes[i + 1] === N && gaps[i + 1] === 0
    letters.push(isPair ? M : codes[i]!)
    starts.push(i === 0 || gaps[i] !== 0)
    if (isPair) i++
  }
  return { text: String.fromCodePoint(...letters), starts }
}
