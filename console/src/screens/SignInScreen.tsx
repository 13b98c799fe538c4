import { CodeSignIn } from '../features/gate/CodeSignIn.tsx'
import { GateCard, Or } from '../features/gate/GateCard.tsx'
import { PasskeySignIn } from '../features/gate/PasskeySignIn.tsx'

export function SignInScreen() {
  return (
    <GateCard title="Operations" text="All actions are logged under your name.">
      <PasskeySignIn />
      <Or />
      <CodeSignIn />
    </GateCard>
  )
}
