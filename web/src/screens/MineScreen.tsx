import { Trans, useLingui } from '@lingui/react/macro'
import { invitationPercent } from '@nimbo/contract'
import { Link, useNavigate } from '@tanstack/react-router'
import { NoticesRow } from '../features/social/notice/NoticesRow.tsx'
import { FirstRechargeBanner } from '../features/money/recharge/FirstRechargeBanner.tsx'
import { LanguageChoice } from '../features/people/settings/LanguageChoice.tsx'
import { MessagesButton, UnreadMark } from '../features/social/message/MessagesButton.tsx'
import { ProfileBalances } from '../features/people/user/ProfileBalances.tsx'
import { ProfileCounts } from '../features/people/user/ProfileCounts.tsx'
import { ProfileHeader } from '../features/people/user/ProfileHeader.tsx'
import { useProfile } from '../features/people/user/user.queries.ts'
import { Aura } from '../ui/Aura.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { ListRow } from '../ui/ListRow.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TabPage } from '../ui/TabPage.tsx'

export function MineScreen() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const percent = i18n.number(invitationPercent / 100, { style: 'percent' })
  const { data: profile, isError, refetch } = useProfile()
  return (
    <TabPage>
      <Aura strong />
      <div className="page-top flex justify-end px-2 landscape:hidden tablet:hidden">
        <MessagesButton />
        <IconButton icon="gear" size={44} label={t`Settings`} onClick={() => void navigate({ to: '/setting' })} />
      </div>
      <div className="columns mx-auto max-w-[640px] tablet:pbs-2 landscape:max-w-none desktop:max-w-[1144px]">
        <div>
          {profile ? (
            <>
              <ProfileHeader profile={profile} />
              <ProfileCounts profile={profile} />
              <ProfileBalances profile={profile} />
              <FirstRechargeBanner>
                <Link
                  to="/recharge"
                  className="hit-44 min-h-8 rounded-full bg-white px-4 text-[13px] leading-8 font-extrabold text-pink-ink"
                >
                  <Trans>View</Trans>
                </Link>
              </FirstRechargeBanner>
            </>
          ) : isError ? (
            <ErrorState onReload={() => void refetch()} />
          ) : (
            <ProfileSkeleton />
          )}
        </div>
        <div>
          <Panel>
            <NoticesRow render={<Link to="/notices" />} />
            <ListRow
              icon="invite"
              label={<Trans>Invite friends</Trans>}
              value={
                <b className="font-bold text-accent">
                  <Trans>earn {percent}</Trans>
                </b>
              }
              render={<Link to="/agent" />}
            />
            <ListRow icon="message" label={<Trans>Messages</Trans>} value={<UnreadMark />} render={<Link to="/message" search={{}} />} />
            <ListRow icon="cash" label={<Trans>Exchange</Trans>} render={<Link to="/exchange" />} />
            <ListRow icon="history" label={<Trans>Statement</Trans>} render={<Link to="/cashRecord" />} />
            <ListRow icon="gift" label={<Trans>My gifts</Trans>} render={<Link to="/giftRecord" />} />
            <ListRow icon="play" label={<Trans>My videos</Trans>} render={<Link to="/myVideo" />} />
            <ListRow icon="trophy" label={<Trans>Rankings</Trans>} render={<Link to="/rank" search={{ kind: 'hosts', type: 'day' }} />} />
          </Panel>
          <Panel>
            {profile?.isauth === 1 && <ListRow icon="live" label={<Trans>Go live</Trans>} render={<Link to="/liveAnchor" />} />}
            {profile?.isauth === 0 && <ListRow icon="badge" label={<Trans>Get certified</Trans>} render={<Link to="/anchorAuth" />} />}
            {profile?.isauth === 0 && <ListRow icon="live" label={<Trans>Become a host</Trans>} render={<Link to="/advertise" />} />}
            <LanguageChoice />
            <ListRow icon="gear" label={<Trans>Settings</Trans>} render={<Link to="/setting" />} />
          </Panel>
        </div>
      </div>
    </TabPage>
  )
}

function ProfileSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`} className="px-4 pbs-3">
      <div className="flex items-center gap-3.5">
        <Skeleton className="size-[87px] rounded-full" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-3.5 w-24" />
        </div>
      </div>
      <Skeleton className="mbs-4 h-11" />
      <div className="mbs-3.5 grid grid-cols-2 gap-2">
        <Skeleton className="h-[78px] rounded-lg" />
        <Skeleton className="h-[78px] rounded-lg" />
      </div>
    </div>
  )
}
