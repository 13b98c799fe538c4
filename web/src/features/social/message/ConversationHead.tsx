import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/Avatar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { LevelBadge } from '../../../ui/LevelBadge.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useArrival } from '../../../ui/useArrival.ts'
import { whenOpened } from '../../../ui/whenOpened.tsx'
import type { OpenThread } from './threads.ts'
import { usePeerName } from './useMessageWords.ts'

const ConversationMenu = whenOpened(async () => (await import('./ConversationMenu.tsx')).ConversationMenu)

interface ConversationHeadProps {
  touid: number
  open: OpenThread | undefined
  /** The way back, where there is one. */
  start?: ReactNode
  /** Called when the conversation is taken out of the list. */
  onGone: () => void
  /** Over a room nothing leads away from it. */
  inRoom?: boolean
}

/** Peer of the conversation, and the actions on them. */
export function ConversationHead({ touid, open, start, onGone, inRoom = false }: ConversationHeadProps) {
  const { t } = useLingui()
  const [menu, setMenu] = useState(false)
  const heading = useArrival()
  const nameOf = usePeerName()
  const peer = open?.peer
  const name = peer ? nameOf(peer) : ''
  const Heading = inRoom ? 'h2' : 'h1'
  // A deleted account has no home.
  const hasHome = !inRoom && peer?.gone === 0
  return (
    <header className={`talk-head ${inRoom ? 'pbs-1 ps-4 landscape:pbs-3 landscape:pe-14 tablet:pbs-3 tablet:pe-14' : 'page-top'}`}>
      {start}
      {peer ? (
        <>
          <HeadAvatar touid={touid} hasHome={hasHome} isLive={peer.islive === 1}>
            <Avatar src={peer.avatar_thumb} name={name} size={38} />
          </HeadAvatar>
          <div className="min-w-0 flex-1">
            <Heading
              ref={inRoom ? undefined : heading}
              tabIndex={-1}
              className="flex items-center gap-1.5 text-[16px] leading-5 font-bold outline-none"
            >
              {hasHome ? (
                <Link to="/user/home" search={{ touid }} className="flex min-w-0">
                  <bdi className="truncate">{name}</bdi>
                </Link>
              ) : (
                <bdi className="truncate">{name}</bdi>
              )}
              {peer.gone === 0 && <LevelBadge level={peer.level} />}
            </Heading>
            {peer.islive === 1 && !inRoom && (
              <Link
                to="/liveAudience"
                search={{ liveuid: peer.id, stream: peer.stream }}
                className="-mbe-2 block pbe-2 text-[12.5px] leading-[17px] font-semibold text-accent"
              >
                <Trans>Live now · tap to join</Trans>
              </Link>
            )}
          </div>
          <IconButton icon="more" size={44} label={t`More`} onClick={() => setMenu(true)} />
          <ConversationMenu touid={touid} open={menu} onOpenChange={setMenu} peer={peer} thread={open} onGone={onGone} inRoom={inRoom} />
        </>
      ) : (
        <>
          <Heading ref={inRoom ? undefined : heading} tabIndex={-1} className="sr-only">
            <Trans>Messages</Trans>
          </Heading>
          {open?.state !== 'failed' && <Skeleton className="h-9 w-40 rounded-full" />}
        </>
      )}
    </header>
  )
}

/** A larger target of the same way as the name's, which keys and screen readers pass over. */
function HeadAvatar({ touid, hasHome, isLive, children }: { touid: number; hasHome: boolean; isLive: boolean; children: ReactNode }) {
  const picture = (
    <span className="on-air" data-live={isLive || undefined}>
      {children}
    </span>
  )
  if (!hasHome) return picture
  return (
    <Link to="/user/home" search={{ touid }} tabIndex={-1} aria-hidden="true" className="hit-44 relative">
      {picture}
    </Link>
  )
}
