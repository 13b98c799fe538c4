import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { RestoreNotice } from '../features/people/login/RestoreNotice.tsx'
import { thirdFailure } from '../features/people/login/thirdFailure.ts'
import { useThirdReturn } from '../features/people/login/useThirdReturn.ts'
import type { ThirdEnd } from '../features/people/login/useThirdReturn.ts'
import { reloadProfile } from '../features/people/user/user.queries.ts'
import { takePendingAddress } from '../lib/pendingAddress.ts'
import { takePendingRoom } from '../lib/pendingRoom.ts'
import { Aura } from '../ui/Aura.tsx'
import { brands } from '../ui/brandMarks.tsx'
import { BusyDots } from '../ui/BusyDots.tsx'
import { toast } from '../ui/toast.ts'

/** OAuth redirect target; continues to the page the user came from. */
export function RouterScreen() {
  const address = useSearch({ from: '/router' })
  const end = useThirdEnd()
  const { deleted, restoring, restore } = useThirdReturn(address, end)
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <Aura strong />
      {deleted ? (
        <div className="w-full max-w-[400px]">
          <h1 className="sr-only">
            <Trans>Log in</Trans>
          </h1>
          <RestoreNotice busy={restoring} onRestore={restore} onLeave={() => end({ purpose: 'login', outcome: 'gaveUp' })} />
        </div>
      ) : (
        <div role="status" className="flex flex-col items-center gap-4">
          <img src="/art/app-icon.svg" alt="" width={84} height={84} />
          <h1 className="t-title">
            <Trans>One moment</Trans>
          </h1>
          <span className="relative h-4 w-12 text-accent">
            <BusyDots />
          </span>
        </div>
      )}
    </main>
  )
}

/** Says what became of it and moves on; the address with its code does not stay in the history. */
function useThirdEnd() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { history } = useRouter()
  return ({ purpose, outcome, type, error }: ThirdEnd): void => {
    if (outcome === 'failed') toast.error(thirdFailure(error) ?? t`Something went wrong. Try again.`)
    if (purpose !== 'login') {
      const name = type && brands[type].name
      if (outcome === 'done' && purpose === 'link') toast(t`You can now log in with ${name}`)
      return void navigate({ to: '/setting', replace: true })
    }
    // Giving up also gives up the room or screen it was asked for.
    const [room, address] = [takePendingRoom(), takePendingAddress()]
    if (outcome === 'done') void reloadProfile()
    if (address && !room && outcome === 'done') return history.replace(address)
    void (room && outcome === 'done'
      ? navigate({ to: '/liveAudience', search: room, replace: true })
      : navigate({ to: '/index', replace: true }))
  }
}
