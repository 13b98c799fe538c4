import type { Subject } from './card.store.ts'

const MOST_ID = 2 ** 31 - 1
const stream = /^[1-9]\d{0,9}_\d{1,15}$/
const code = /^[A-Za-z0-9]{3,20}$/

function personOf(id: string): Subject | undefined {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MOST_ID ? { kind: 'user', uid: Number(id) } : undefined
}

/** Subject that the address of a page is about. */
export function subjectOfPage(address: string): Subject | undefined {
  const { pathname, searchParams } = new URL(address, 'http://page')
  if (pathname === '/liveAudience') {
    const asked = searchParams.get('stream') ?? ''
    return stream.test(asked) ? { kind: 'live', stream: asked } : undefined
  }
  if (pathname === '/user/home') return personOf(searchParams.get('touid') ?? '')
  const invited = /^\/i\/([^/]+)$/.exec(pathname)?.[1] ?? ''
  return code.test(invited) ? { kind: 'invite', code: invited.toUpperCase() } : undefined
}

/** The name of its picture, and back. */
export function pictureOf(subject: Subject): string {
  if (subject.kind === 'live') return `live/${subject.stream}`
  return subject.kind === 'user' ? `user/${subject.uid}` : `invite/${subject.code}`
}
export function subjectOfPicture(kind: string, name: string): Subject | undefined {
  if (kind === 'live') return stream.test(name) ? { kind, stream: name } : undefined
  if (kind === 'user') return personOf(name)
  return kind === 'invite' && code.test(name) ? { kind, code: name } : undefined
}
