import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

/** One run of load: requests over keep-alive connections, each connection waiting for its answer before it asks again. */
export interface Load {
  url: string
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  /** `UID` in the address stands for the person who asks. */
  people: { uid: number; token: string }[]
  body?: Record<string, unknown>
  /** Beginning of the answer to a success. */
  expected: string
  connections: number
  seconds: number
}
export interface LoadResult {
  /** Answers in all. */
  answers: number
  perSecond: number
  /** Answers that were not a success; they make a run worthless. */
  failures: number
}

/** A process of its own, so that making the load takes nothing from the servers under it but CPU. */
process.on('message', (load: Load) => void run(load).then((result) => process.send!(result)))

async function run({ url, method, headers, people, body, expected, connections, seconds }: Load): Promise<LoadResult> {
  let next = 0
  const path = new URL(url).pathname + new URL(url).search
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        setupRequest: (request) => {
          const { uid, token } = people[next++ % people.length]!
          request.path = path.replace('UID', String(uid))
          request.headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers }
          if (body) request.body = JSON.stringify({ ...body, ...('uid' in body && { uid }), client_request_id: randomUUID() })
          return request
        },
      },
    ],
    verifyBody: (answer) => String(answer).startsWith(expected),
  })
  const { mismatches, errors, timeouts, non2xx } = result
  return {
    answers: result.requests.total,
    perSecond: result.requests.total / result.duration,
    failures: mismatches + errors + timeouts + non2xx,
  }
}
