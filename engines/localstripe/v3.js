/* The calls of Stripe.js that a card form makes. Fields live in a frame of this origin: the page never sees a number. */
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

  class CardElement {
    #frame
    #options
    #listeners = {}
    constructor(options) {
      this.#options = options
    }
    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target
      this.#frame = frame(`__privateStripeFrame${++frames}`, 'card', 'Secure card payment input frame')
      Object.assign(this.#frame.style, { display: 'block', width: '100%', height: '1.5em', colorScheme: 'normal' })
      this.#frame.setAttribute('allowtransparency', 'true')
      addEventListener('message', this.#hear)
      parent.replaceChildren(this.#frame)
    }
    #hear = ({ source, origin, data }) => {
      if (origin !== base || source !== this.#frame?.contentWindow) return
      if (data.type === 'ready') this.#say({ type: 'options', options: this.#options })
      for (const listener of this.#listeners[data.type] ?? []) listener(data.event ?? {})
    }
    #say(message) {
      this.#frame.contentWindow.postMessage(message, base)
    }
    on(name, listener) {
      ;(this.#listeners[name] ??= []).push(listener)
      return this
    }
    focus() {
      this.#say({ type: 'focus' })
    }
    update(options) {
      this.#options = { ...this.#options, ...options }
      this.#say({ type: 'options', options: this.#options })
    }
    unmount() {
      removeEventListener('message', this.#hear)
      this.#frame?.remove()
      this.#frame = undefined
    }
    destroy() {
      this.unmount()
    }
    async ask(what) {
      const call = crypto.randomUUID()
      const answer = heard(this.#frame, (data) => data.call === call)
      this.#say({ ...what, call })
      return (await answer).result
    }
  }

  async function challenge() {
    const box = frame('__stripeChallengeFrame', 'challenge', '3-D Secure')
    Object.assign(box.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '2147483647' })
    document.body.append(box)
    const { passed } = await heard(box, (data) => data.type === 'challenged')
    box.remove()
    return passed
  }

  window.Stripe = (key) => ({
    elements() {
      let card
      return {
        create(type, options = {}) {
          if (type !== 'card') throw new Error(`no element of type ${type} here`)
          return (card = new CardElement(options))
        },
        getElement: () => card ?? null,
      }
    },
    async confirmCardPayment(clientSecret, { payment_method: { card } }) {
      const answer = await card.ask({ type: 'confirm', key, clientSecret })
      if (answer.paymentIntent?.status !== 'requires_action') return answer
      return card.ask({ type: 'authenticate', key, clientSecret, passed: await challenge() })
    },
  })
})()
