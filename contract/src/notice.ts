import * as z from 'zod/mini'
import { call, domain } from './call.ts'
import { flag, int, nothing, page } from './scalars.ts'

export const noticeKinds = ['sanction', 'sanction_lifted', 'certification', 'report', 'appeal', 'red_refund', 'goal'] as const
export type NoticeKind = (typeof noticeKinds)[number]

const notice = z.object({
  id: z.int(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  text: z.string(),
  /** When what it speaks of ends; 0 when it does not end, or nothing does. */
  until: z.int(),
  /** A page of the product that says more; empty when there is none. */
  url: z.string(),
  addtime: z.int(),
  seen: flag,
})
export type NoticeItem = z.output<typeof notice>

export const Notice = domain('Notice', {
  getNotices: call({
    auth: 'user',
    kind: 'query',
    whileDisabled: true,
    summary: 'What I was told about my account, newest first, 20 a page; with `unseen` only what I have not seen yet, oldest first.',
    input: z.object({ p: page, unseen: z._default(int(0, 1), 0) }),
    output: z.array(notice),
  }),
  setSeen: call({
    auth: 'user',
    kind: 'command',
    whileDisabled: true,
    repeat: { keyedBy: ['id'] },
    summary: 'I have seen this notice and all before it.',
    input: z.object({ id: int(1, 2 ** 53 - 1) }),
    output: nothing,
  }),
})
