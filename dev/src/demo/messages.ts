import { randomUUID } from 'node:crypto'
import { Message, parsePersonalEvent, User } from '@nimbo/contract'
import { Centrifuge } from 'centrifuge'
import { type SignedIn, signIn } from '../fixtures/person.ts'
import { pause } from './pause.ts'
import { type DemoPerson, people } from './people.ts'

/** Messages from before the first look: both people, and the speaker of each line, oldest first. */
const conversations: readonly { between: readonly [DemoPerson, DemoPerson]; lines: readonly (readonly [0 | 1, string])[] }[] = [
  {
    between: [people.rafa, people.marina],
    lines: [
      [0, 'boa noite! a live foi demais'],
      [1, 'oi Rafa! obrigada pelo foguete ontem, chorei de rir'],
      [0, 'você merece, aquela última música foi linda'],
      [1, 'te espero às 20h, vai ter dueto!'],
    ],
  },
  {
    between: [people.rafa, people.omar],
    lines: [[1, 'نلتقي في غرفة مارينا الليلة إن شاء الله']],
  },
  {
    between: [people.rafa, people.diego],
    lines: [
      [1, '¿jugamos el domingo?'],
      [0, 'claro, ¿a qué hora?'],
    ],
  },
  {
    between: [people.bruna, people.bia],
    lines: [
      [1, 'oi Bruna, bem-vinda! qualquer coisa me chama'],
      [0, 'obrigada, amei a live!'],
    ],
  },
]

const answers = ['que bom falar com você!', 'haha, com certeza', 'te conto na próxima live', 'obrigada pelo carinho', 'combinado!']
const THINKING_MS = 1_500

/** The same names every time: whoever runs the demo again finds the conversations as they were. */
const nameOf = (pair: number, line: number) => `00000000-0000-4000-9000-${String(pair * 1000 + line).padStart(12, '0')}`

/** Conversations that are there from the start. */
export async function writeMessages(origin: string): Promise<void> {
  const known = new Map<number, SignedIn>()
  const clientOf = async (person: DemoPerson) => {
    const signedIn = known.get(person.id) ?? (await signIn(origin, person))
    known.set(person.id, signedIn)
    return signedIn.client
  }
  for (const [n, { between, lines }] of conversations.entries()) {
    for (const [me, other] of [between, between.toReversed() as [DemoPerson, DemoPerson]] as const)
      await (await clientOf(me)).call(User.setAttent, { touid: other.id, isattent: 1 })
    for (const [line, [side, content]] of lines.entries()) {
      const [from, to] = [between[side], between[side === 0 ? 1 : 0]]
      await (await clientOf(from)).call(Message.send, { touid: to.id, content, client_request_id: nameOf(n, line) })
    }
  }
}

/** Demo person who answers every message. */
export async function answerMessages(origin: string, person: DemoPerson, stop: AbortSignal): Promise<void> {
  const me = await signIn(origin, person)
  const { url, channel, token } = await me.client.call(Message.getRealtime, {})
  const connection = new Centrifuge(url, { data: { usersign: me.usersign } })
  const getToken = async () => (await me.client.call(Message.getRealtime, {})).token
  const subscription = connection.newSubscription(channel, { token, getToken })
  const heard: { from: number; seq: number }[] = []
  subscription.on('publication', ({ data }) => {
    const event = parsePersonalEvent(data)
    if (event?._method_ === 'PrivateMsg' && event.uid !== me.uid) heard.push({ from: event.uid, seq: event.message.seq })
  })
  subscription.subscribe()
  connection.connect()
  try {
    while (!stop.aborted) {
      await pause(THINKING_MS, stop)
      const last = new Map(heard.splice(0).map(({ from, seq }) => [from, seq]))
      for (const [touid, seq] of last) {
        await me.client.call(Message.setRead, { touid, seq })
        const content = answers[seq % answers.length]!
        await me.client.call(Message.send, { touid, content, client_request_id: randomUUID() }).catch(() => undefined)
      }
    }
  } finally {
    connection.disconnect()
  }
}
