import { useEffect, useState } from 'react'
import { phoneSignIn } from '../lib/bridge/index.ts'
import { useSession } from '../lib/session.ts'
import { onAskStepUp } from '../lib/stepUp.ts'
import type { StepUpAnswer } from '../lib/stepUp.ts'
import { whenOpened } from '../ui/whenOpened.tsx'

const StepUpSheet = whenOpened(async () => (await import('../features/people/login/StepUpSheet.tsx')).StepUpSheet)

/** The sheet that asks for proof, fetched the first time a call wants it. A session that ends takes the question with it. */
export function StepUpGate() {
  const [question, setQuestion] = useState<{ answer: StepUpAnswer }>()
  useEffect(() => onAskStepUp((answer) => setQuestion({ answer })), [])
  const settle = (proved: boolean) => {
    question?.answer(proved)
    setQuestion(undefined)
  }
  useEffect(() => useSession.subscribe((now, before) => now.token !== before.token && settle(false)))
  return (
    <StepUpSheet
      open={question !== undefined}
      onOpenChange={(open) => !open && settle(false)}
      onProved={() => settle(true)}
      nativeSignIn={phoneSignIn()}
    />
  )
}
