import { Trans, useLingui } from '@lingui/react/macro'
import type { NoticeItem } from '@nimbo/contract'
import type { MouseEvent } from 'react'
import { useFormat } from '../../../lib/useFormat.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { LiveBadge } from '../../../ui/LiveBadge.tsx'
import { kindLooks } from './kinds.ts'

interface NoticeRowProps {
  notice: NoticeItem
  /** Notices of today show the hour, earlier ones the day. */
  today: boolean
  /** Read, and gone on to where it says more if there is such a place. */
  onOpen: (notice: NoticeItem) => void
}

const line =
  'relative not-first:before:absolute not-first:before:inset-bs-0 not-first:before:start-18 not-first:before:end-0 not-first:before:border-bs not-first:before:border-line'
const shape = 'flex w-full gap-3 px-4 py-3 text-start'

export function NoticeRow({ notice, today, onOpen }: NoticeRowProps) {
  const { kind, title, text, until, url, islive, addtime, seen } = notice
  const { time, dayTime, dateTime } = useFormat()
  const { t } = useLingui()
  const words = (
    <>
      <NoticePicture notice={notice} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <b className={`min-w-0 flex-1 text-[15px] leading-5 text-balance ${seen ? 'font-semibold' : 'font-bold'}`}>{title}</b>
          <span className="t-cap flex-none text-text-3 tabular-nums">{today ? time(addtime) : dayTime(addtime)}</span>
        </span>
        <span className={`t-sub mbs-0.5 block break-words ${seen ? 'text-text-2' : 'text-text'}`}>
          <bdi>{text}</bdi>
        </span>
        {until > 0 && (
          <span className="t-cap mbs-0.5 block text-text-3 tabular-nums">
            <Trans>Until {dateTime(until)}</Trans>
          </span>
        )}
        {islive === 1 && (
          <span className="mbs-2 inline-flex h-9 items-center rounded-full bg-accent-soft px-4.5 text-[13.5px] font-bold text-accent shadow-selected">
            <Trans>Watch</Trans>
          </span>
        )}
      </span>
      {seen === 0 && (
        <span role="img" aria-label={t`New`} className="absolute inset-bs-[29px] start-1 size-2 rounded-full bg-accent-fill" />
      )}
    </>
  )
  const open = (event: MouseEvent) => {
    // A new tab, if that is asked for, is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(notice)
  }
  return (
    <li className={line} data-testid="notice-row" data-kind={kind}>
      {url !== '' ? (
        <a href={url} className={shape} onClick={open}>
          {words}
        </a>
      ) : seen === 1 ? (
        <div className={shape}>{words}</div>
      ) : (
        <button type="button" className={shape} onClick={open}>
          {words}
        </button>
      )}
    </li>
  )
}

/** The cover of a live, the face of a person, or what the product speaks of. */
function NoticePicture({ notice: { kind, picture, islive, text } }: Pick<NoticeRowProps, 'notice'>) {
  const [icon, colour] = kindLooks[kind]
  if (kind === 'follower') return <Avatar src={picture} name={text.replace('\u2068', '')} size={44} />
  if (kind === 'live' && picture !== '') {
    return (
      <span className="relative h-[60px] w-11 flex-none self-start overflow-hidden rounded-[10px] bg-raised">
        <img src={picture} alt="" className="size-full object-cover" />
        {islive === 1 && (
          <span className="absolute inset-x-0 inset-be-0 flex justify-center">
            <span className="flex-none scale-[.68]">
              <LiveBadge />
            </span>
          </span>
        )}
      </span>
    )
  }
  return (
    <span className={`grid size-11 flex-none place-items-center rounded-[14px] bg-raised ${colour}`}>
      <Icon name={icon} size={22} />
    </span>
  )
}
