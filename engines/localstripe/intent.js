/* What every frame with a card asks of the provider: pay this intent, and how the bank's challenge was answered. */
export const say = (message) => parent.postMessage(message, '*')
const intentOf = (clientSecret) => clientSecret.split('_secret_')[0]

async function post(path, body) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  const answer = await response.json().catch(() => ({ error: { type: 'api_error', message: 'No answer' } }))
  return answer.error ? { error: answer.error } : { paymentIntent: answer }
}

/** `expected` is what the person was shown: another amount is not taken. */
export function confirmWith({ key, clientSecret, expected }, card) {
  const body = { key, client_secret: clientSecret, payment_method_data: { type: 'card', card }, ...(expected && { expected }) }
  return post(`/v1/payment_intents/${intentOf(clientSecret)}/confirm`, body)
}

export async function authenticate({ key, clientSecret, passed }) {
  const answer = await post(`/v1/payment_intents/${intentOf(clientSecret)}/_authenticate?success=${passed}`, {
    key,
    client_secret: clientSecret,
  })
  if (!answer.paymentIntent || answer.paymentIntent.status === 'succeeded') return answer
  const message = 'We are unable to authenticate your payment method. Please choose another and try again.'
  return { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message } }
}

/** Answers what the page's script asks of this frame, by name. */
export function answerTo(asked) {
  addEventListener('message', async ({ source, data }) => {
    if (source === parent && asked[data.type]) say({ type: 'answer', call: data.call, result: await asked[data.type](data) })
  })
}
