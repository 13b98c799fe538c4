import { isSessionInvalid, Refusal } from '@nimbo/contract'
import { EnrolCode } from '../features/operatorAuth/EnrolCode.tsx'
import { EnrolPasskey } from '../features/operatorAuth/EnrolPasskey.tsx'
import { useEnrolment } from '../features/operatorAuth/operatorAuth.queries.ts'
import { AuthCard, Or } from '../features/operatorAuth/AuthCard.tsx'
import { invite } from '../lib/invite.ts'
import { Unreachable } from '../ui/Unreachable.tsx'

export function EnrolScreen() {
  const { data, error, refetch } = useEnrolment(invite)
  const isOver = invite === '' || (error instanceof Refusal && !isSessionInvalid(error))
  if (isOver) {
    return (
      <AuthCard title="This invitation has expired" text="Invitations work once and expire after 24 hours. Ask for a new one.">
        <a href="/" className="mbs-5 grid h-11 place-items-center rounded-sm bg-raised text-[14px] font-bold shadow-line-strong">
          Go to sign-in
        </a>
      </AuthCard>
    )
  }
  if (error) {
    return (
      <AuthCard title="Welcome" text="We couldn’t load your invitation.">
        <Unreachable onReload={() => void refetch()} />
      </AuthCard>
    )
  }
  if (!data) {
    return (
      <AuthCard title="Welcome" text="Loading your invitation…">
        <span role="status" aria-label="Loading" className="skeleton-pulse mbs-5 block h-12 rounded-sm bg-raised" />
      </AuthCard>
    )
  }
  return (
    <AuthCard title={`Welcome, ${data.name}`} text="Choose how you’ll sign in. All actions are logged under your name.">
      <EnrolPasskey invite={invite} options={data.options} onFault={() => void refetch()} />
      <Or />
      <EnrolCode invite={invite} totpUri={data.totp_uri} />
    </AuthCard>
  )
}
