import * as z from 'zod/mini'
import { call, domain } from '../call.ts'
import { int, moment, nothing, optionalText, string, text } from '../scalars.ts'

const id = int(1, 2 ** 31 - 1)
/** A page of ours: a banner leads nowhere else. */
const path = z._default(string().check(z.maxLength(200), z.regex(/^$|^\/(?![/\\])[\w\-./?=&%]*$/)), '')
/** Size of a banner as the console has cut it: it fits into one request. */
export const BANNER_BYTES = 44_000
const picture = z.string().check(z.maxLength(Math.ceil(BANNER_BYTES / 3) * 4), z.regex(/^[A-Za-z\d+/]+={0,2}$/))

export const bannerStates = ['shown', 'planned', 'over', 'checking', 'refused', 'retired'] as const
export type BannerState = (typeof bannerStates)[number]
/** Largest number of banners shown. */
export const MAX_BANNERS = 10

/** Slides at the top of the home page: `slide` of Home.getHot. */
export const Banner = domain('Banner', {
  getBanners: call({
    auth: 'user',
    kind: 'query',
    summary: 'Banners in the order they are shown in; with `retired` those that were taken down, newest first.',
    input: z.object({ retired: z._default(int(0, 1), 0) }),
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        url: z.string(),
        /** On this origin; empty until it has been drawn anew. */
        picture: z.string(),
        state: z.enum(bannerStates),
        from: z.int(),
        until: z.int(),
        by: z.string(),
      }),
    ),
  }),
  create: call({
    auth: 'user',
    kind: 'command',
    repeat: 'distinct',
    summary: 'Puts up a banner, after all others. The picture is drawn anew before anybody sees it.',
    input: z.object({ title: text(80), url: path, picture, from: moment, until: moment }),
    output: z.object({ id: z.int() }),
    refusals: { BadPeriod: 1001, Full: 1002 },
  }),
  change: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id', 'title', 'url', 'from', 'until'] },
    summary: 'Changes what a banner is called, where it leads and when it is shown.',
    input: z.object({ id, title: text(80), url: path, from: moment, until: moment }),
    output: nothing,
    refusals: { NoSuchBanner: 1001, BadPeriod: 1002 },
  }),
  setOrder: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['ids'] },
    summary: 'The order banners are shown in: all of their ids, with commas.',
    input: z.object({ ids: z.string().check(z.regex(/^\d{1,9}(?:,\d{1,9}){0,49}$/)) }),
    output: nothing,
    refusals: { NotAll: 1001 },
  }),
  retire: call({
    auth: 'user',
    kind: 'command',
    repeat: { keyedBy: ['id'] },
    summary: 'Takes a banner down for good.',
    input: z.object({ id, reason: optionalText(300) }),
    output: nothing,
    refusals: { NoSuchBanner: 1001 },
  }),
})
