import type { Webhook } from './conforms.ts'

type Forgery = { what: string; webhook: Webhook }

/** Forgeries of a genuine webhook by somebody who saw it and has no key. */
export function forgeries({ body, headers }: Webhook, signatureHeader: string): Forgery[] {
  const signature = String(headers[signatureHeader])
  const text = body.toString()
  const withBody = (what: string, changed: string): Forgery => ({ what, webhook: { body: Buffer.from(changed), headers } })
  const withSignature = (what: string, changed: string | undefined): Forgery => ({
    what,
    webhook: { body, headers: { ...headers, [signatureHeader]: changed } },
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
