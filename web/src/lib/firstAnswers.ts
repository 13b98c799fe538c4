/** The list is asked for every second and a half: what came with the page is not to be taken for the next answer. */
const GOOD_FOR_MS = 1_000
/** A phone that takes longer to start shows nothing that old. */
const MOST_AGE_MS = 15_000

interface Given {
  answers: Record<string, unknown>
  /** Time the first of them was used. */
  usedAt?: number
}
let given: Given | undefined

/**
 * `fetch`, but for what the server sent along with the page: a stranger's first list is drawn without a call. A page that came from
 * the back button is older than it says; the service worker takes them out of the one it keeps.
 */
export function withFirstAnswers(send: typeof fetch): typeof fetch {
  return async (request, init) => {
    const answer = init?.method === undefined && !hasToken(init) ? firstAnswer(request) : undefined
    return answer ? new Response(JSON.stringify(answer)) : send(request, init)
  }
}

function firstAnswer(address: Parameters<typeof fetch>[0]): unknown {
  if (typeof address !== 'string') return undefined
  given ??= { answers: readPage() }
  const now = performance.now()
  if (now > (given.usedAt ?? now) + GOOD_FOR_MS || now > MOST_AGE_MS) given.answers = {}
  const { pathname, search } = new URL(address, location.href)
  const answer = given.answers[pathname + search]
  if (answer) given.usedAt ??= now
  return answer
}

const hasToken = (init: RequestInit | undefined) => init?.headers !== undefined && 'authorization' in init.headers

function readPage(): Record<string, unknown> {
  const element = document.getElementById('first-answers')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFresh = visit !== undefined && visit.type !== 'back_forward'
  return element && isFresh ? (JSON.parse(element.textContent) as Record<string, unknown>) : {}
}
