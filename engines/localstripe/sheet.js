/* A wallet's own sheet: whose money is asked for, how much, with which card. Only a tap in here agrees to it. */
import { answerTo, authenticate, confirmWith, say } from './intent.js'

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }
const write = (selector, text) => (document.querySelector(selector).textContent = text)

function show({ wallet, business, amount, currency, locale }) {
  write('h1', names[wallet])
  write('dt', `Pay ${business}`)
  write('dd', new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100))
}

function confirm(asked) {
  const number = document.querySelector('[name=card]:checked').value
  return confirmWith(asked, { number, exp_month: '12', exp_year: '2030', cvc: '123' })
}

const [yes, no] = document.querySelectorAll('button')
yes.addEventListener('click', () => {
  yes.disabled = true
  say({ type: 'authorised' })
})
no.addEventListener('click', () => say({ type: 'dismissed' }))
answerTo({ confirm, authenticate })
addEventListener('message', ({ source, data }) => {
  if (source === parent && data.type === 'show') show(data)
})
say({ type: 'ready' })
