import type { ShortVideo } from '@nimbo/contract'
import { clip } from './clip.ts'
import { bia, me } from './people.ts'
import { room } from './rooms.ts'

const day = 86_400
const now = Math.floor(Date.now() / 1000)

/** A video as anybody sees it. */
export const videoOf = (id: number, part: Partial<ShortVideo> = {}): ShortVideo => ({
  id,
  uid: bia.id,
  title: 'Empanadas de la abuela: the fold that never opens, and why the dough rests for an hour before it is rolled out',
  href: clip,
  thumb: '/covers/kitchen.svg',
  thumb_s: '/covers/kitchen-270.webp',
  captions: '',
  width: 720,
  height: 1280,
  length: 47,
  views: 4_120,
  likes: 24_100,
  islike: 0,
  addtime: now - 3 * day,
  state: 'ready',
  progress: 100,
  fault: '',
  user_nicename: bia.user_nicename,
  avatar_thumb: bia.avatar_thumb,
  level_anchor: 31,
  isattent: 0,
  stream: room.stream,
  ...part,
})

const covers = ['kitchen', 'beach', 'mountains', 'guitar', 'lanterns', 'game'] as const
const unready = { href: '', thumb: '', thumb_s: '', views: 0, likes: 0, stream: '' } as const

export const homeVideos: ShortVideo[] = covers.map((cover, n) =>
  videoOf(90 - n, {
    title: cover,
    thumb: `/covers/${cover}.svg`,
    thumb_s: `/covers/${cover}-270.webp`,
    views: 12_400 - n * 1_930,
    length: 47 - n * 6,
  }),
)

/** One's own, in every state. */
export const ownVideos: ShortVideo[] = [
  videoOf(84, { ...unready, state: 'waiting', progress: 0, title: 'the beach at six' }),
  videoOf(83, { ...unready, state: 'converting', progress: 42, title: 'sourdough' }),
  videoOf(82, { ...unready, state: 'refused', progress: 0, fault: 'tooLong', title: 'an hour of rain' }),
  videoOf(81, { ...unready, state: 'removed', title: 'a street' }),
  ...homeVideos.slice(0, 2).map((video) => ({ ...video, id: video.id - 10 })),
].map((video) => ({ ...video, uid: me.id, user_nicename: me.user_nicename, avatar_thumb: me.avatar_thumb, isattent: 0 as const }))
