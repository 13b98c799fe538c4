const app = new URL(document.documentElement.dataset.app)
const frame = document.getElementById('app')
const messages = document.getElementById('messages')
const longest = 200

/** Answers of the wrapper, one for each of its buttons that a person could press. */
const choices = {
  share: { done: { outcome: 'done' }, dismissed: { outcome: 'dismissed' } },
  torch: { lit: { supported: true, on: true }, dark: { supported: true, on: false }, none: { supported: false, on: false } },
  pushToken: { token: { kind: 'fcm', token: 'a-token-of-this-wrapper' } },
  signIn: { done: { outcome: 'done', access_token: 'an-id-token', openid: 'a-person' }, dismissed: { outcome: 'dismissed' } },
}

const send = (message) => frame.contentWindow.postMessage(JSON.stringify(message), app.origin)

function note(text, className) {
  const line = messages.appendChild(document.createElement('li'))
  line.className = className
  line.textContent = text
  if (messages.children.length > longest) messages.firstChild.remove()
  return line
}

function answerButtons(line, { id, type }) {
  const row = line.appendChild(document.createElement('div'))
  const answers = Object.entries(choices[type] ?? {}).map(([name, data]) => [name, { reply: id, data }])
  for (const [name, reply] of [...answers, ['cannot', { reply: id, error: 'unsupported' }]]) {
    const button = row.appendChild(document.createElement('button'))
    button.textContent = name
    button.addEventListener('click', () => {
      send(reply)
      row.remove()
      note(`→ ${JSON.stringify(reply)}`, 'said')
    })
  }
  send({ reply: id, waiting: true })
}

/** As an app must: only for credentials it wrote itself. With `&own` this page plays an app that opened the path; without, a deep link. */
async function verifyCredentials({ id, data }) {
  const token = new URLSearchParams(wanted.search).get('token') ?? ''
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const reply = { reply: id, data: { issued: new URLSearchParams(location.search).has('own') && data.sha256 === sha256 } }
  send(reply)
  note(`→ ${JSON.stringify(reply)}`, 'said')
}

/** Both checks matter: another frame of this page has another source, and a stranger in the same frame another origin. */
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== app.origin || typeof data !== 'string') return
  const message = JSON.parse(data)
  const line = note(`← ${message.type} ${JSON.stringify(message.data)}`, 'heard')
  line.dataset.type = message.type
  if (message.type === 'verifyCredentials') void verifyCredentials(message)
  else if (message.id) answerButtons(line, message)
  if (message.type === 'back') history.back()
})

/** The frame shares this window's history. One entry of our own lies below it, so that going too far back is seen here. */
history.replaceState('edge', '')
history.pushState('open', '')
addEventListener('popstate', ({ state }) => {
  if (state !== 'edge') return
  history.pushState('open', '')
  note('nothing is behind the page: an app would close this screen', 'said')
})

for (const button of document.querySelectorAll('#say button')) {
  button.addEventListener('click', () => {
    const message = { type: button.dataset.type, data: JSON.parse(button.dataset.data ?? '{}') }
    send(message)
    note(`→ ${JSON.stringify(message)}`, 'said')
  })
}

/** `?path=/mine` opens a screen, as a deep link would; the address is read as one of the product's whatever it says. */
const wanted = new URL(new URLSearchParams(location.search).get('path') ?? '/index', app)
frame.src = app.origin + wanted.pathname + wanted.search
