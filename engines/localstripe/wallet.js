/* The buttons of wallets. A browser that may not pay in this frame has none: neither by its policy nor by the attribute. */
import { say } from './intent.js'

const names = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' }

/** The browser refuses to make one where the page's policy, or the frame's attribute, does not let us. */
function mayPay() {
  const total = { label: '-', amount: { currency: 'USD', value: '1.00' } }
  try {
    return Boolean(new PaymentRequest([{ supportedMethods: 'https://google.com/pay' }], { total }))
  } catch {
    return false
  }
}

function button(wallet, { buttonHeight = 44, buttonTheme = {} }) {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = names[wallet]
  element.style.height = `${buttonHeight}px`
  element.className = buttonTheme[wallet === 'apple_pay' ? 'applePay' : 'googlePay'] ?? 'black'
  element.addEventListener('click', () => say({ type: 'click', wallet }))
  return element
}

addEventListener('message', ({ source, data }) => {
  if (source !== parent || data.type !== 'options') return
  const shown = mayPay() ? data.wallets : []
  document.body.style.setProperty('--radius', data.radius ?? '4px')
  document.body.replaceChildren(...shown.map((wallet) => button(wallet, data.options)))
  say({ type: 'rendered', wallets: shown, height: document.body.scrollHeight })
})
say({ type: 'ready' })
