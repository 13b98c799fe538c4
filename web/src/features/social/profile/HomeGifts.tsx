import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CoinAmount } from '../../../ui/CoinAmount.tsx'
import { CountText } from '../../../ui/CountText.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import type { Home } from './profile.queries.ts'

/** The gift wall: what somebody was given, the dearest first, and who gave most. */
export function HomeGifts({ home: { gifts, contribute } }: { home: Home }) {
  const { t } = useLingui()
  if (gifts.length === 0) return <EmptyState picture="live" title={t`No gifts yet`} text={t`Gifts they receive appear here.`} />
  return (
    <>
      <ul aria-label={t`Gift wall`} data-testid="gift-wall" className="grid grid-cols-4 gap-2 px-4 pbs-1 tablet:grid-cols-6">
        {gifts.map(({ id, giftname, gifticon, nums }) => (
          <li key={id} className="flex min-w-0 flex-col items-center rounded-md bg-surface px-1 pbs-2.5 pbe-2 text-center shadow-line">
            <img src={gifticon} alt="" width={48} height={48} loading="lazy" />
            <bdi className="mbs-1 w-full truncate text-[12px] leading-4 font-semibold">{giftname}</bdi>
            <span className="text-[12px] leading-4 text-text-2">
              ×<CountText value={nums} />
            </span>
          </li>
        ))}
      </ul>
      {contribute.length > 0 && (
        <section aria-labelledby="top-gifters">
          <h2 id="top-gifters" className="px-4 pbs-4 pbe-1 text-[15px] leading-5 font-bold">
            <Trans>Top gifters</Trans>
          </h2>
          <ol>
            {contribute.map(({ id, user_nicename: name, avatar_thumb: picture, contribution }, index) => (
              <li key={id}>
                <Link to="/user/home" search={{ touid: id }} className="flex min-h-14 items-center gap-3 px-4">
                  <em className="w-4 flex-none text-center text-[14px] font-extrabold text-text-2 not-italic tabular-nums">{index + 1}</em>
                  <Avatar src={picture} name={name} size={40} />
                  <bdi className="min-w-0 flex-1 truncate text-[15px] font-semibold">{name}</bdi>
                  <CoinAmount amount={contribution} />
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
