/* The calls of Stripe.js that a form for cards and wallets makes. Fields and buttons live in frames of this origin: the page never sees a number. */
;(() => {
  const base = new URL(document.currentScript.src).origin
  let frames = 0

  function frame(name, path, title) {
    const element = document.createElement('iframe')
    element.name = name
    element.title = title
    element.src = `${base}/js.stripe.com/v3/${path}`
    element.style.border = '0'
    return element
  }

  /** One word from a frame: resolves with the message that passes. */
  function heard(from, passes) {
    return new Promise((done) => {
      const listen = ({ source, origin, data }) => {
        if (origin !== base || source !== from.contentWindow || !passes(data)) return
        removeEventListener('message', listen)
        done(data)
      }
      addEventListener('message', listen)
    })
  }

  /** What all elements have: a frame of this origin, and listeners. */
  class FramedElement {
    frame
    #listeners = {}
    constructor(options, path, title) {
      Object.assign(this, { options, path, title })
    }
    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target
      this.frame = frame(`__privateStripeFrame${++frames}`, this.path, this.title)
      Object.assign(this.frame.style, { display: 'block', width: '100%', colorScheme: 'normal', ...this.look() })
      this.frame.setAttribute('allowtransparency', 'true')
      this.frame.allow = 'payment *'
      addEventListener('message', this.#hear)
      parent.replaceChildren(this.frame)
    }
    #hear = ({ source, origin, data }) => {
      if (origin === base && source === this.frame?.contentWindow) this.hear(data)
    }
    say(message) {
      this.frame.contentWindow.postMessage(message, base)
    }
    emit(name, event) {
      for (const listener of this.#listeners[name] ?? []) listener(event)
    }
    hears(name) {
      return (this.#listeners[name] ?? []).length > 0
    }
    on(name, listener) {
      ;(this.#listeners[name] ??= []).push(listener)
      return this
    }
    unmount() {
      removeEventListener('message', this.#hear)
      this.frame?.remove()
      this.frame = undefined
    }
    destroy() {
      this.unmount()
    }
  }

  /** Asks a frame, and waits for what it answers to this very question. */
  async function ask(from, what) {
    const call = crypto.randomUUID()
    const answer = heard(from, (data) => data.call === call)
    from.contentWindow.postMessage({ ...what, call }, base)
    return (await answer).result
  }

  class CardElement extends FramedElement {
    constructor(options) {
      super(options, 'card', 'Secure card payment input frame')
    }
    look() {
      return { height: '1.5em' }
    }
    hear(data) {
      if (data.type === 'ready') this.say({ type: 'options', options: this.options })
      this.emit(data.type, data.event ?? {})
    }
    focus() {
      this.say({ type: 'focus' })
    }
    update(options) {
      this.options = { ...this.options, ...options }
      this.say({ type: 'options', options: this.options })
    }
  }

  const wallets = { apple_pay: 'applePay', google_pay: 'googlePay' }
  const elementType = 'expressCheckout'
  /** The wallet of this browser, which whoever sits at it puts there: localStorage['stripe-wallet'] = 'apple_pay' or 'google_pay'. */
  const ownWallets = () => Object.keys(wallets).filter((wallet) => localStorage.getItem('stripe-wallet') === wallet)
  const CLICK_MS = 1000

  class ExpressCheckoutElement extends FramedElement {
    #group
    #sheet
    constructor(options, group) {
      super(options, 'wallet', 'Secure express checkout frame')
      if (group.mode !== 'payment' || !Number.isInteger(group.amount) || !group.currency)
        throw new Error('elements() needs mode, amount and currency')
      this.#group = group
    }
    look() {
      return { height: '0' }
    }
    hear({ type, wallet, wallets: shown, height }) {
      if (type === 'ready') this.#draw()
      if (type === 'click') void this.#open(wallet)
      if (type === 'rendered') this.#rendered(shown, height)
    }
    #draw() {
      const wanted = ownWallets().filter((wallet) => this.options.paymentMethods?.[wallets[wallet]] !== 'never')
      this.say({ type: 'options', options: this.options, wallets: wanted, radius: this.#group.appearance?.variables?.borderRadius })
    }
    #rendered(shown, height) {
      this.frame.style.height = shown.length > 0 ? `${height}px` : '0'
      const has = (wallet) => shown.includes(wallet)
      const availablePaymentMethods = shown.length > 0 ? { applePay: has('apple_pay'), googlePay: has('google_pay') } : undefined
      this.emit('ready', { elementType, availablePaymentMethods })
    }
    /** The page says within a second what the sheet is to show; a page that listens and says nothing gets no sheet. */
    async #open(wallet) {
      if (this.#sheet) return
      const details = await new Promise((resolve) => {
        setTimeout(resolve, CLICK_MS)
        this.emit('click', { elementType, expressPaymentType: wallet, resolve: (given) => resolve(given ?? {}) })
        if (!this.hears('click')) resolve({})
      })
      if (!details) return console.error('the click event was not resolved within a second')
      const { amount, currency, locale } = this.#group
      const sheet = overlay('__stripeWalletFrame', 'sheet', 'Wallet')
      this.#sheet = sheet
      await heard(sheet, (data) => data.type === 'ready')
      const business = details.business?.name || 'the owner of the account'
      sheet.contentWindow.postMessage({ type: 'show', wallet, business, amount, currency, locale }, base)
      const first = await heard(sheet, (data) => data.type === 'authorised' || data.type === 'dismissed')
      if (first.type === 'authorised') return this.#authorised(sheet, wallet)
      this.close()
      this.emit('cancel', { elementType })
    }
    /** A sheet may still be put away while the bank is asked: that is told, and stops nothing. */
    #authorised(sheet, wallet) {
      void heard(sheet, (data) => data.type === 'dismissed').then(() => {
        sheet.style.display = 'none'
        this.emit('cancel', { elementType })
      })
      this.emit('confirm', { elementType, expressPaymentType: wallet, paymentFailed: () => this.close() })
    }
    close() {
      this.#sheet?.remove()
      this.#sheet = undefined
    }
    async pay(key, clientSecret) {
      const sheet = this.#sheet
      if (!sheet) throw new Error('nobody agreed to pay')
      const { amount, currency } = this.#group
      try {
        const answer = await ask(sheet, { type: 'confirm', key, clientSecret, expected: { amount, currency } })
        if (answer.paymentIntent?.status !== 'requires_action') return answer
        return await ask(sheet, { type: 'authenticate', key, clientSecret, passed: await challenge() })
      } finally {
        this.close()
      }
    }
    unmount() {
      super.unmount()
      this.close()
    }
  }

  /** A frame over everything, as a bank's question or a wallet's sheet is. */
  function overlay(name, path, title) {
    const box = frame(name, path, title)
    Object.assign(box.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647', colorScheme: 'light' })
    document.body.append(box)
    return box
  }

  async function challenge() {
    const box = overlay('__stripeChallengeFrame', 'challenge', '3-D Secure')
    const { passed } = await heard(box, (data) => data.type === 'challenged')
    box.remove()
    return passed
  }

  const kinds = { card: CardElement, expressCheckout: ExpressCheckoutElement }

  function elementsOf(group) {
    const made = {}
    let submitted = false
    return {
      create(type, options = {}) {
        if (!kinds[type]) throw new Error(`no element of type ${type} here`)
        return (made[type] = new kinds[type](options, group))
      },
      getElement: (type) => made[type] ?? null,
      async submit() {
        submitted = true
        return {}
      },
      isSubmitted: () => submitted,
    }
  }

  window.Stripe = (key) => ({
    elements: (group = {}) => elementsOf(group),
    async confirmCardPayment(clientSecret, { payment_method: { card } }) {
      const answer = await ask(card.frame, { type: 'confirm', key, clientSecret })
      if (answer.paymentIntent?.status !== 'requires_action') return answer
      return ask(card.frame, { type: 'authenticate', key, clientSecret, passed: await challenge() })
    },
    async confirmPayment({ elements, clientSecret, redirect }) {
      if (!elements.isSubmitted()) throw new Error('elements.submit() must be called before stripe.confirmPayment()')
      if (redirect !== 'if_required') throw new Error('nothing is redirected here')
      return elements.getElement('expressCheckout').pay(key, clientSecret)
    },
  })
})()
