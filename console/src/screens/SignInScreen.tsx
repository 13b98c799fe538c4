import { OperatorAuth } from '@nimbo/contract/operator'
import { CodeSignIn } from '../features/operatorAuth/CodeSignIn.tsx'
import { AuthCard, Fault, Or } from '../features/operatorAuth/AuthCard.tsx'
import { usePasskeySignIn } from '../features/operatorAuth/operatorAuth.queries.ts'
import { passkeyFault } from '../lib/faultText.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const words = { NotProved: 'This passkey isn’t registered for the console.' }

export function SignInScreen() {
  return (
    <AuthCard title="Operations" text="All actions are logged under your name.">
      <PasskeySignIn />
      <Or />
      <CodeSignIn />
    </AuthCard>
  )
}

function PasskeySignIn() {
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
