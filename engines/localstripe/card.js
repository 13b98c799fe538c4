/* Inside the card's frame: the number goes from here to the provider and nowhere else. */
import { answerTo, authenticate, confirmWith, say } from './intent.js'

const [number, expiry, cvc] = document.querySelectorAll('input')
const digits = (input) => input.value.replaceAll(/\D/g, '')

/** Luhn: the last digit of a card number follows from the others. */
function passesLuhn(text) {
  const sum = [...text].toReversed().reduce((total, digit, i) => total + (i % 2 ? ((digit * 2 - 1) % 9) + 1 : +digit), 0)
  return sum % 10 === 0
}

function problem() {
  const year = 2000 + Number(digits(expiry).slice(2))
  const month = Number(digits(expiry).slice(0, 2))
  if (digits(number).length < 16) return ['incomplete_number', 'Your card number is incomplete.']
  if (!passesLuhn(digits(number))) return ['invalid_number', 'Your card number is invalid.']
  if (digits(expiry).length < 4 || month < 1 || month > 12) return ['incomplete_expiry', 'Your card’s expiration date is incomplete.']
  if (new Date(year, month) < new Date()) return ['invalid_expiry_year_past', 'Your card’s expiration year is in the past.']
  if (digits(cvc).length < 3) return ['incomplete_cvc', 'Your card’s security code is incomplete.']
}

function changed() {
  number.value = digits(number)
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  expiry.value = digits(expiry)
    .slice(0, 4)
    .replace(/^(\d\d)(?=\d)/, '$1 / ')
  const [code, message] = problem() ?? []
  const wrong = code?.startsWith('invalid')
  number.classList.toggle('invalid', code === 'invalid_number')
  expiry.classList.toggle('invalid', code === 'invalid_expiry_year_past')
  const empty = [number, expiry, cvc].every((input) => !input.value)
  const error = wrong ? { type: 'validation_error', code, message } : undefined
  say({ type: 'change', event: { elementType: 'card', complete: !code, empty, error } })
}

async function confirm({ key, clientSecret }) {
  const [code, message] = problem() ?? []
  if (code) return { error: { type: 'validation_error', code, message } }
  const card = { number: digits(number), exp_month: digits(expiry).slice(0, 2), exp_year: `20${digits(expiry).slice(2)}`, cvc: digits(cvc) }
  return confirmWith({ key, clientSecret }, card)
}

function look({ style: { base = {}, invalid = {} } = {} }) {
  const root = document.documentElement.style
  if (base.color) document.body.style.color = base.color
  if (base.fontSize) document.body.style.fontSize = base.fontSize
  if (base.fontFamily) document.body.style.fontFamily = base.fontFamily
  if (base['::placeholder']?.color) root.setProperty('--placeholder', base['::placeholder'].color)
  if (invalid.color) root.setProperty('--invalid', invalid.color)
}

answerTo({ confirm, authenticate })
addEventListener('message', ({ source, data }) => {
  if (source !== parent) return
  if (data.type === 'options') look(data.options)
  if (data.type === 'focus') number.focus()
})
for (const input of [number, expiry, cvc]) {
  input.addEventListener('input', changed)
  for (const name of ['focus', 'blur']) input.addEventListener(name, () => say({ type: name }))
}
say({ type: 'ready' })
