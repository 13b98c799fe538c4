import type { PixKeyType } from './withdrawal.ts'

const shapes: Record<PixKeyType, RegExp> = {
  cpf: /^\d{11}$/,
  cnpj: /^[\dA-Z]{12}\d{2}$/,
  phone: /^\+55[1-9][1-9]9\d{8}$/,
  email: /^(?=.{3,77}$)[a-z0-9.!#$'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
  random: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
}

/** A CPF or CNPJ without the punctuation people write it with. Since 2026 a CNPJ may hold letters. */
export function tidyDocument(text: string): string {
  return text.replace(/[\s./-]/g, '').toUpperCase()
}

/** A person's number, with or without punctuation. */
export function isCpf(text: string): boolean {
  const number = tidyDocument(text)
  if (!shapes.cpf.test(number) || isOneFigure(number)) return false
  return [9, 10].every((length) => checkDigit(number.slice(0, length), length + 1) === number[length])
}

/** A company's number, with or without punctuation; of figures only, or with letters in its first twelve places. */
export function isCnpj(text: string): boolean {
  const number = tidyDocument(text)
  if (!shapes.cnpj.test(number) || isOneFigure(number)) return false
  return [12, 13].every((length) => checkDigit(number.slice(0, length), 9) === number[length])
}

/** A key as the Central Bank's directory files it, from what somebody typed. */
export function tidyPixKey(type: PixKeyType, text: string): string {
  const key = text.trim()
  if (type === 'cpf' || type === 'cnpj') return tidyDocument(key)
  if (type !== 'phone') return key.toLowerCase()
  const figures = key.replace(/[\s().-]/g, '')
  return /^[1-9]{2}9\d{8}$/.test(figures) ? `+55${figures}` : figures
}

/** Keys that the directory could know, by shape and check digits. Takes the tidy form only. */
export function isPixKey(type: PixKeyType, key: string): boolean {
  if (!shapes[type].test(key)) return false
  if (type === 'cpf') return isCpf(key)
  return type === 'cnpj' ? isCnpj(key) : true
}

/** Weights count from 2 at the right end, and begin at 2 again after the heaviest. A letter counts as its place after '0'. */
function checkDigit(text: string, heaviest: number): string {
  let sum = 0
  for (let i = 0; i < text.length; i++) sum += (text.charCodeAt(text.length - 1 - i) - 48) * (2 + (i % (heaviest - 1)))
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

/** Eleven times the same figure has right check digits and was never given to anybody. */
function isOneFigure(number: string): boolean {
  return /^(.)\1*$/.test(number)
}
