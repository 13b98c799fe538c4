import { CodeSignIn } from '../features/operatorAuth/CodeSignIn.tsx'
import { AuthCard, Or } from '../features/operatorAuth/AuthCard.tsx'
import { PasskeySignIn } from '../features/operatorAuth/PasskeySignIn.tsx'

export function SignInScreen() {
  return (
    <AuthCard title="Operations" text="All actions are logged under your name.">
      <PasskeySignIn />
      <Or />
      <CodeSignIn />
    </AuthCard>
  )
}
