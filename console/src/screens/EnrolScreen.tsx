import { isSessionInvalid, Refusal } from '@nimbo/contract'
import { EnrolCode } from '../features/gate/EnrolCode.tsx'
import { EnrolPasskey } from '../features/gate/EnrolPasskey.tsx'
import { useEnrolment } from '../features/gate/gate.queries.ts'
import { GateCard, Or } from '../features/gate/GateCard.tsx'
import { Unreachable } from '../ui/Unreachable.tsx'

export function EnrolScreen({ invite }: { invite: string }) {
  const { data, error, refetch } = useEnrolment(invite)
  const isOver = invite === '' || (error instanceof Refusal && !isSessionInvalid(error))
  if (isOver) {
    return (
      <GateCard title="This invitation has ended" text="Each one counts once, for 24 hours. Ask whoever invited you for a new one.">
        <a href="/" className="mbs-5 grid h-11 place-items-center rounded-sm bg-raised text-[14px] font-bold shadow-line-strong">
          To the sign-in page
        </a>
      </GateCard>
    )
  }
  if (error) {
    return (
      <GateCard title="Welcome" text="Your invitation could not be read.">
        <Unreachable onReload={() => void refetch()} />
      </GateCard>
    )
  }
  if (!data) {
    return (
      <GateCard title="Welcome" text="Reading your invitation …">
        <span role="status" aria-label="Loading" className="skeleton-pulse mbs-5 block h-12 rounded-sm bg-raised" />
      </GateCard>
    )
  }
  return (
    <GateCard title={`Welcome, ${data.name}`} text="Choose how you will sign in. Everything done here is written down under your name.">
      <EnrolPasskey invite={invite} options={data.options} onFault={() => void refetch()} />
      <Or />
      <EnrolCode invite={invite} totpUri={data.totp_uri} />
    </GateCard>
  )
}
