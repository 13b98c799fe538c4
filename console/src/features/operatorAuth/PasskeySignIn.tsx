import { OperatorAuth } from '@nimbo/contract/operator'
import { passkeyFault } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { usePasskeySignIn } from './operatorAuth.queries.ts'
import { Fault } from './AuthCard.tsx'

const words = { NotProved: 'This passkey isn’t registered for the console.' }

export function PasskeySignIn() {
  const { mutate, isPending, error } = usePasskeySignIn()
  return (
    <div className="pbs-5">
      <Button variant="primary" disabled={isPending} onClick={() => mutate()} className="h-12 w-full">
        <Icon name="key" />
        Sign in with a passkey
      </Button>
      {error && <Fault text={passkeyFault(error, OperatorAuth.signInPasskey, words)} />}
    </div>
  )
}
