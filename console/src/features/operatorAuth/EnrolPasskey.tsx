import { OperatorAuth } from '@nimbo/contract/operator'
import { passkeyFault } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEnrolPasskey } from './operatorAuth.queries.ts'
import { Fault } from './AuthCard.tsx'

const words = {
  NoSuchInvitation: 'This invitation has expired or was already used. Ask for a new one.',
  NotProved: 'That took too long. Try once more.',
}

interface EnrolPasskeyProps {
  invite: string
  options: string
  /** A challenge is answered once, so another try needs another. */
  onFault: () => void
}

export function EnrolPasskey({ invite, options, onFault }: EnrolPasskeyProps) {
  const { mutate, isPending, error } = useEnrolPasskey(invite, options)
  return (
    <div className="pbs-5">
      <Button variant="primary" disabled={isPending} onClick={() => mutate(undefined, { onError: onFault })} className="h-12 w-full">
        <Icon name="key" />
        Create a passkey
      </Button>
      <p className="t-cap pbs-2 text-text-3">Sign in with your fingerprint, face or PIN. No password to remember.</p>
      {error && <Fault text={passkeyFault(error, OperatorAuth.enrolPasskey, words)} />}
    </div>
  )
}
