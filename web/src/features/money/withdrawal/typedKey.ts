import type { PixKeyType } from '@nimbo/contract'
import { isCnpj, isCpf, isPixKey, tidyPixKey } from '@nimbo/contract/checks'

/** Puts marks between characters as people write them: `#` stands for one. */
function shaped(text: string, shape: string): string {
  let rest = text
  let written = ''
  for (const mark of shape) {
    if (rest === '') return written
    if (mark === '#') {
      written += rest[0]
      rest = rest.slice(1)
    } else written += mark
  }
  return written
}

const figures = (text: string) => text.replace(/\D/g, '')
const cnpjText = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/** A phone's own code may be pasted with it; Brazil's is understood without. */
function phoneText(text: string): string {
  const all = figures(text)
  const local = all.length > 11 && all.startsWith('55') ? all.slice(2) : all
  return shaped(local, '(##) #####-####')
}

const marked: Record<PixKeyType, (text: string) => string> = {
  cpf: (text) => shaped(figures(text), '###.###.###-##'),
  cnpj: (text) => shaped(cnpjText(text), '##.###.###/####-##'),
  phone: phoneText,
  email: (text) => text.trim(),
  random: (text) => text.trim().toLowerCase(),
}

/** Formats a typed key with the separators of its type. */
export const withMarks = (type: PixKeyType, text: string): string => marked[type](text)

/** A CPF while it is short, a CNPJ once it is longer. */
export const documentText = (text: string): string => withMarks(cnpjText(text).length > 11 ? 'cnpj' : 'cpf', text)

/** Validity of a text under its rule; `partial` is too short to judge. */
export type Validity = 'empty' | 'partial' | 'good' | 'bad'

const whole: Record<PixKeyType, number> = { cpf: 14, cnpj: 18, phone: 15, email: 77, random: 36 }

export function keyValidity(type: PixKeyType, text: string): Validity {
  if (text === '') return 'empty'
  if (isPixKey(type, tidyPixKey(type, text))) return 'good'
  return text.length >= whole[type] ? 'bad' : 'partial'
}

export function documentValidity(text: string): Validity {
  if (text === '') return 'empty'
  if (isCpf(text) || isCnpj(text)) return 'good'
  return text.length === whole.cpf || text.length >= whole.cnpj ? 'bad' : 'partial'
}
