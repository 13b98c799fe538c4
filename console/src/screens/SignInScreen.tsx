import { CodeSignIn } from '../features/gate/CodeSignIn.tsx'
import { GateCard, Or } from '../features/gate/GateCard.tsx'
import { PasskeySignIn } from '../features/gate/PasskeySignIn.tsx'

export function SignInScreen() {
  return (
    <GateCard title="Operations" text="Everything done here is written down under your name.">
      <PasskeySignIn />
      <Or />
      <CodeSignIn />
    </GateCard>
  )
}
