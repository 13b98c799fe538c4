import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { nothing, page, string, text } from '../scalars.ts'

const json = string().check(z.maxLength(20_000))
const signedIn = z.object({ token: z.string(), id: z.int(), name: z.string() })

/** Sign-in of operators: a passkey first, a password with a code from their app where there is none. */
export const OperatorAuth = domain('OperatorAuth', {
  getEnrolment: call({
    auth: 'guest',
    // It hands out a challenge, and the invitation must not stand in an address.
    kind: 'command',
    repeat: 'distinct',
    summary: 'Whose invitation this is, and what their device needs to answer it.',
    input: z.object({ invite: text(100) }),
    output: z.object({ name: z.string(), options: z.string(), totp_uri: z.string() }),
    refusals: { NoSuchInvitation: 1001 },
  }),
  enrolPasskey: call({
    auth: 'guest',
    kind: 'command',
    repeat: { keyedBy: ['invite'] },
    summary: 'Answers an invitation with a passkey, and signs in.',
    input: z.object({ invite: text(100), response: json }),
    output: signedIn,
    refusals: { NoSuchInvitation: 1001, NotProved: 1002 },
  }),
  enrolTotp: call({
    auth: 'guest',
    kind: 'command',
    repeat: { keyedBy: ['invite'] },
    summary: 'Answers an invitation with a password and a code from an app, and signs in.',
    input: z.object({ invite: text(100), password: text(200), code: text(10) }),
    output: signedIn,
    refusals: { NoSuchInvitation: 1001, NotProved: 1002, WeakPassword: 1003 },
  }),
  beginPasskey: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'What a device needs to sign in with a passkey it holds; the answer says nothing about who exists.',
    input: z.object({}),
    output: z.object({ challenge: z.string(), options: z.string() }),
  }),
  signInPasskey: call({
    auth: 'guest',
    kind: 'command',
    repeat: { keyedBy: ['challenge'] },
    summary: 'Signs in with a passkey.',
    input: z.object({ challenge: text(100), response: json }),
    output: signedIn,
    refusals: { NotProved: 1001 },
  }),
  signInTotp: call({
    auth: 'guest',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Signs in with name, password and a code from an app.',
    input: z.object({ name: text(60), password: text(200), code: text(10) }),
    output: signedIn,
    refusals: { NotProved: 1001 },
  }),
  provePasskey: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['challenge'] },
    summary: 'Shows again who is signed in, with a passkey of theirs. For five minutes they may approve payouts.',
    input: z.object({ challenge: text(100), response: json }),
    output: nothing,
    refusals: { NotProved: 1001 },
  }),
  proveTotp: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'The same with a code from their app.',
    input: z.object({ code: text(10) }),
    output: nothing,
    refusals: { NotProved: 1001 },
  }),
  getMe: call({
    auth: 'user',
    kind: 'query',
    summary: 'Who I am here.',
    input: z.object({}),
    output: z.object({ id: z.int(), name: z.string() }),
  }),
  signOut: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: [] },
    summary: 'Ends this session.',
    input: z.object({}),
    output: nothing,
  }),
  getAudit: call({
    auth: 'user',
    kind: 'query',
    summary: 'What operators did, newest first, 50 a page. Nothing is ever removed from it.',
    input: z.object({ p: page }),
    output: z.array(
      z.object({ id: z.int(), operator: z.int(), name: z.string(), act: z.string(), subject: z.string(), detail: z.string(), at: z.int() }),
    ),
  }),
})
