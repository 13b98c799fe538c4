import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { CodeInput } from './CodeInput.tsx'
import { isWholeCode } from './login.state.ts'
import { useStepUpCode } from './login.queries.ts'
import { useCountdown } from './useCodeRequest.ts'
import type { Proving } from './useProof.ts'

export function CodeProof({ proof: { prove, busy, failure, fail }, mobile }: { proof: Proving; mobile: string }) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sendCode = useStepUpCode()
  const { left, start } = useCountdown()
  const sent = () => {
    start()
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWholeCode(code) && !busy) void prove({ smscode: code })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <p className="text-text-2">
        <Trans>
          We’ll text a code to <bdi>{mobile}</bdi>
        </Trans>
      </p>
      <CodeInput
        ref={field}
        value={code}
        onChange={setCode}
        left={left}
        busy={sendCode.isPending}
        onGetCode={() => sendCode.mutate(undefined, { onSuccess: sent, onError: fail })}
        error={failure}
      />
      <Button type="submit" size="xl" block disabled={!isWholeCode(code)} busy={busy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  )
}
