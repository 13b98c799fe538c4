import { Quoted } from '../../../lib/Quoted.tsx'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Red, redPack, refusalOf, step } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tellNative } from '../../../lib/bridge/index.ts'
import { clockText } from '../../../lib/clockText.ts'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSession } from '../../../lib/session.ts'
import { useFormat } from '../../../lib/useFormat.ts'
import { useFollow } from '../../../room/useFollow.ts'
import { useRoom, useSlice } from '../../../room/useRoom.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CardLayer } from '../../../ui/CardLayer.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { useNow } from '../../../ui/useNow.ts'
import { listedPack, stateAt } from './pack.state.ts'
import { type Robbed, type RobList, robListQuery, useOpenPack, useThank } from './red.queries.ts'
import { redSlice, type ShownPack } from './red.state.ts'
import { Takers } from './Takers.tsx'
import './red.css'

interface PackCardProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One pack before me: closed with its countdown, open, and what was in it for whom. */
export function PackCard({ open, onOpenChange }: PackCardProps) {
  const { t } = useLingui()
  const id = useSlice(redSlice, (state) => state.shown)
  return (
    <CardLayer open={open} onOpenChange={onOpenChange} title={t`Red pack`}>
      {open && id > 0 && <Pack key={id} id={id} />}
    </CardLayer>
  )
}

function Pack({ id }: { id: number }) {
  const room = useRoom()
  const uid = useSession((session) => session.uid)
  const known = useSlice(redSlice, (state) => state.packs.find((pack) => pack.id === id))
  const list = useQuery(robListQuery(uid, room.address.stream, id))
  const opening = useOpenPack(room, id)
  const [first] = useState(known)
  const info = list.data?.redinfo
  const pack = known ?? first ?? (info && listedPack(info, list.dataUpdatedAt))
  if (!pack)
    return (
      <div className="red-card red-card-bare">
        {list.isError ? <ErrorState onReload={() => void list.refetch()} /> : <RowSkeletons count={4} />}
      </div>
    )
  const win = opening.data?.win ?? (list.data && list.data.win !== '0' ? list.data.win : undefined)
  const isOpened = (win !== undefined && win !== '0') || (opening.data !== undefined && opening.data.state !== 'open')
  return (
    <div className="red-card" data-testid="red-card" data-opened={isOpened} data-busy={opening.isPending}>
      <div className="red-rays" aria-hidden="true" />
      <img className="red-art" src={isOpened ? '/art/red-pack-open.svg' : '/art/red-pack-closed.svg'} alt="" width={176} height={176} />
      <Face pack={pack} robbed={opening.data} list={list.data} opening={opening} />
      {list.data && (isOpened || pack.uid === uid || list.data.redinfo.state === 'closed' || list.data.redinfo.state === 'empty') && (
        <Takers list={list.data} />
      )}
    </div>
  )
}

interface FaceProps {
  pack: ShownPack
  robbed: Robbed | undefined
  list: RobList | undefined
  opening: ReturnType<typeof useOpenPack>
}

function Face({ pack, robbed, list, opening }: FaceProps) {
  const name = <bdi>{pack.user_nicename}</bdi>
  return (
    <div className="red-face">
      <p className="red-from">
        <Avatar src={pack.avatar} name={pack.user_nicename} size={24} />
        <span>
          <Trans>Red pack from {name}</Trans>
        </span>
      </p>
      {pack.des !== '' && (
        <p className="red-words">
          <Quoted text={pack.des} />
        </p>
      )}
      <Outcome pack={pack} robbed={robbed} list={list} opening={opening} />
    </div>
  )
}

function Outcome({ pack, robbed, list, opening }: FaceProps) {
  const { t } = useLingui()
  const me = useSession((session) => session.uid)
  const now = useNow() * 1000
  const win = robbed && robbed.win !== '0' ? robbed.win : list && list.win !== '0' ? list.win : undefined
  if (win !== undefined) return <Won win={win} coin={robbed?.coin} />
  const told = list?.redinfo.state
  const state = told === 'closed' || told === 'empty' ? told : stateAt(pack, now)
  if (robbed && robbed.state !== 'open') return <Missed text={robbed.msg} />
  if (pack.uid === me) return <Own state={state} pack={pack} now={now} />
  if (state === 'closed') return <Missed text={t`This red pack is over`} />
  if (state === 'empty') return <Missed text={t`All gone. Better luck next time.`} />
  return <Offer pack={pack} now={now} opening={opening} hint={robbed?.msg} canTake={step(redPack, state, 'take', 'viewer') !== undefined} />
}

interface OfferProps {
  pack: ShownPack
  now: number
  opening: ReturnType<typeof useOpenPack>
  hint: string | undefined
  canTake: boolean
}

function Offer({ pack, now, opening, hint, canTake }: OfferProps) {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const { following, busy, toggle } = useFollow(room.address.liveuid, room.entered.isattention === 1)
  const left = clockText(Math.ceil((pack.opensAt - now) / 1000))
  const { nums } = pack
  const coins = count(pack.coin)
  const reason = refusalOf(opening.error, Red.robRed)
  const mustFollow = pack.follow === 1 && room.role === 'audience' && (!following || reason === 'FollowersOnly')
  const problem = opening.isError
    ? reason === 'FollowersOnly'
      ? undefined
      : (refusalText(opening.error) ?? t`No answer. Tap to try again: you get one share, once.`)
    : hint
  const take = () => {
    tellNative('haptic', { kind: 'light' })
    opening.mutate()
  }
  return (
    <>
      {canTake ? (
        <p className="red-say">
          <Plural value={nums} one={`# share, ${coins} coins in all`} other={`# shares, ${coins} coins in all`} />
        </p>
      ) : (
        <p className="red-clock" data-testid="red-clock">
          <small>
            <Trans>Opens in</Trans>
          </small>
          <bdi dir="ltr">{left}</bdi>
        </p>
      )}
      {problem && (
        <p className="red-say" role="alert" data-testid="red-problem">
          {problem}
        </p>
      )}
      {mustFollow ? (
        <>
          <p className="red-say">
            <Trans>Only for people who follow the host</Trans>
          </p>
          <button type="button" className="red-button" data-testid="red-follow" disabled={busy} onClick={following ? take : toggle}>
            {following ? <Trans context="a red pack">Open</Trans> : <Trans>Follow</Trans>}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="red-button"
          data-testid="red-take"
          disabled={!canTake || opening.isPending}
          aria-busy={opening.isPending}
          onClick={take}
        >
          <Trans context="a red pack">Open</Trans>
        </button>
      )}
    </>
  )
}

function Won({ win, coin }: { win: string; coin: string | undefined }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const room = useRoom()
  const thank = useThank(room)
  const balance = <b>{count(coin ?? '0')}</b>
  const words = t`Thank you for the red pack!`
  return (
    <>
      <p className="red-amount" data-testid="red-win">
        <img src="/art/coin.svg" alt={t`Coins`} width={44} height={44} />
        {count(win)}
      </p>
      <p className="red-say" role="status">
        {coin === undefined ? (
          <Trans>You won coins! They’re in your balance.</Trans>
        ) : (
          <Trans>You won coins! Your balance: {balance}</Trans>
        )}
      </p>
      {room.role === 'audience' && !thank.isSuccess && (
        <button
          type="button"
          className="red-button"
          data-testid="red-thank"
          disabled={thank.isPending}
          onClick={() =>
            thank.mutate(words, { onError: (e) => toast.error(refusalText(e) ?? t`Couldn’t send. Check your connection and try again.`) })
          }
        >
          <Trans>Say thanks in chat</Trans>
        </button>
      )}
    </>
  )
}

function Missed({ text }: { text: string }) {
  return (
    <p className="red-missed" role="status" data-testid="red-missed">
      {text}
    </p>
  )
}

function Own({ state, pack, now }: { state: string; pack: ShownPack; now: number }) {
  const left = clockText(Math.ceil(((state === 'waiting' ? pack.opensAt : pack.endsAt) - now) / 1000))
  const time = <bdi dir="ltr">{left}</bdi>
  return (
    <>
      <p className="red-amount">
        <CoinAmount amount={pack.coin} size={36} />
      </p>
      <p className="red-say" role="status" data-testid="red-own">
        {state === 'waiting' && <Trans>Opens in {time}</Trans>}
        {state === 'open' && <Trans>What’s left comes back to you in {time}</Trans>}
        {state === 'empty' && <Trans>Everything was opened</Trans>}
        {state === 'closed' && <Trans>This red pack is over</Trans>}
      </p>
    </>
  )
}
