import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { coinsOut, flag, int, uid } from './scalars.ts'

/** A person as others see them in a room. */
export const userCard = z.object({
  id: z.int(),
  user_nicename: z.string(),
  avatar: z.string(),
  avatar_thumb: z.string(),
  sex: z.int(),
  level: z.int(),
})
export type UserCard = z.output<typeof userCard>

/** A person in a list of people: found by name, or followed. */
export const foundPerson = z.object({
  ...userCard.shape,
  level_anchor: z.int(),
  fans: z.int(),
  isattention: flag,
  /** 1 for whoever is certified: nobody who took their name is. */
  isauth: flag,
  islive: flag,
  /** The room they have on air; empty when there is none. */
  stream: z.string(),
})
export type FoundPerson = z.output<typeof foundPerson>

export const User = domain('User', {
  getBaseInfo: call({
    auth: 'user',
    kind: 'query',
    whileDisabled: true,
    summary: 'My own profile, counts and balances.',
    input: z.object({}),
    output: z.object({
      id: z.int(),
      user_nicename: z.string(),
      avatar: z.string(),
      avatar_thumb: z.string(),
      sex: z.int(),
      signature: z.string(),
      coin: coinsOut,
      votes: coinsOut,
      consumption: coinsOut,
      votestotal: coinsOut,
      birthday: z.string(),
      city: z.string(),
      level: z.int(),
      level_anchor: z.int(),
      lives: z.int(),
      follows: z.int(),
      fans: z.int(),
      /** 1 once certified: only then may this person open a room. */
      isauth: flag,
      /** My own telephone with its middle hidden; empty for somebody who only ever signed in with another company. */
      mobile: z.string(),
      /** 1 when there is a password to prove myself with. */
      ispass: flag,
      /** 1: only I see whom I follow and who follows me. */
      islistprivate: flag,
    }),
  }),
  getUserSign: call({
    auth: 'user',
    kind: 'query',
    summary: 'A fresh realtime connection token.',
    input: z.object({}),
    output: z.object({ usersign: z.string() }),
  }),
  setAttent: call({
    auth: 'user',
    kind: 'command',
    // A repeat without isattent toggles back.
    repeat: 'distinct',
    summary: 'Follows a person, or stops following. With isattent the wish is explicit; without it the state toggles.',
    input: z.object({ touid: uid, isattent: z.optional(int(0, 1)) }),
    output: z.object({ isattent: flag }),
    refusals: { Yourself: 1001, NoSuchPerson: 1002, Blocked: 1003 },
  }),
})
