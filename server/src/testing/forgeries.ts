import type { Message } from './conforms.ts'

type Forgery = { what: string; message: Message }

/** What can be done to a genuine message by somebody who saw it and holds no key. */
export function forgeries({ body, headers }: Message, signatureHeader: string): Forgery[] {
  const signature = String(headers[signatureHeader])
  const text = body.toString()
  const withBody = (what: string, changed: string): Forgery => ({ what, message: { body: Buffer.from(changed), headers } })
  const withSignature = (what: string, changed: string | undefined): Forgery => ({
    what,
    message: { body, headers: { ...headers, [signatureHeader]: changed } },
  })
  return [
    withBody('an empty body', ''),
    withBody('an empty object', '{}'),
    withBody('a list', `[${text}]`),
    withBody(
      'a changed letter',
      text.replace(/"id": ?"(.)/, (whole) => `${whole.slice(0, -1)}X`),
    ),
    withBody('a space more', `${text} `),
    withBody('a field more', text.replace('{', '{"forged":1,')),
    withBody('half a message', text.slice(0, text.length / 2)),
    withBody('two messages', text + text),
    withBody('not JSON', 'hello'),
    withSignature('no signature', undefined),
    withSignature('an empty signature', ''),
    withSignature('a made-up signature', 'deadbeef'),
    withSignature('a changed signature', changedAt(signature, signature.length - 5)),
    withSignature('half a signature', signature.slice(0, signature.length / 2)),
  ]
}

const changedAt = (text: string, at: number): string => `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`
