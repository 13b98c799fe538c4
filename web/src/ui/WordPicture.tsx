import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.tsx'

interface Face {
  icon?: IconName
  art?: string
  fill: string
  text: MessageDescriptor
}

/** Pictures that carry a word: one drawing each, and the word from the catalogue of the reader's language. */
const faces = {
  giftHot: { icon: 'flame', fill: 'bg-accent-grad text-on-accent', text: msg({ message: 'Hot', context: 'tag on a gift' }) },
  giftGuards: { icon: 'shield', fill: 'bg-violet-grad text-v-text', text: msg({ message: 'Guards only', context: 'tag on a gift' }) },
  giftLucky: {
    icon: 'star',
    fill: '[background:linear-gradient(135deg,var(--lv2-a),var(--lv2-b))] text-v-text',
    text: msg({ message: 'Lucky', context: 'tag on a gift' }),
  },
  guard: { art: 'guard-month', fill: 'bg-violet-grad text-v-text', text: msg`Guard` },
  vip: {
    icon: 'star',
    fill: '[background:linear-gradient(135deg,var(--lv4-a),var(--lv4-b))] text-v-text',
    text: msg({ message: 'VIP', context: 'badge beside a name' }),
  },
  redPack: { art: 'red-pack-closed', fill: 'bg-accent-grad text-on-accent', text: msg`Red pack` },
  roomPassword: { art: 'room-password', fill: 'bg-ink-65 text-v-text', text: msg`Password` },
  roomPaid: { art: 'room-paid', fill: 'bg-ink-65 text-v-text', text: msg({ message: 'Paid', context: 'type of a live room' }) },
  roomTimed: { art: 'room-timed', fill: 'bg-ink-65 text-v-text', text: msg({ message: 'Per minute', context: 'type of a live room' }) },
  inviteCode: { icon: 'invite', fill: 'bg-accent-grad text-on-accent', text: msg`Invite code` },
} satisfies Record<string, Face>
export type WordPictureName = keyof typeof faces
export const wordPictures = Object.keys(faces) as WordPictureName[]

export function WordPicture({ name }: { name: WordPictureName }) {
  const { t } = useLingui()
  const { icon, art, fill, text }: Face = faces[name]
  return (
    <span
      data-picture={name}
      className={`inline-flex h-5 w-fit flex-none items-center gap-1 rounded-full ps-1 pe-2 text-[10.5px] leading-5 font-bold ${fill}`}
    >
      {art ? <img src={`/art/${art}.svg`} alt="" className="size-4" /> : icon && <Icon name={icon} size={12} />}
      {t(text)}
    </span>
  )
}
