import { OperatorAuth } from '@nimbo/contract/operator'
import { type SubmitEvent, useState } from 'react'
import { faultText, passkeyFault } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Fault, Or } from './AuthCard.tsx'
import { CodeField } from './CodeSignIn.tsx'
import { useProveCode, useProvePasskey } from './operatorAuth.queries.ts'

const words = { NotProved: 'That passkey isn’t yours, or it took too long. Try again.' }
const codeWords = { NotProved: 'Wrong code. Each code works once, so wait for the next one.' }

/** Second proof of an operator who signs payouts; then the action it was for goes on. */
export function ProveIdentity({ onProved }: { onProved: () => void }) {
  const [code, setCode] = useState('')
  const passkey = useProvePasskey()
  const totp = useProveCode()
  const isPending = passkey.isPending || totp.isPending
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    passkey.reset()
    totp.mutate(code, { onSuccess: onProved, onError: () => setCode('') })
  }
  const askPasskey = () => {
    totp.reset()
    passkey.mutate(undefined, { onSuccess: onProved })
  }
  return (
    <section aria-label="Confirm it’s you" className="mbs-4 rounded-md bg-raised p-4">
      <h3 className="text-[14px] leading-5 font-bold">Confirm it’s you</h3>
      <p className="t-cap pbe-3 text-text-2">This needs a passkey or a code from the last five minutes.</p>
      <Button variant="primary" disabled={isPending} onClick={askPasskey} className="w-full">
        <Icon name="key" />
        Use your passkey
      </Button>
      {passkey.error && <Fault text={passkeyFault(passkey.error, OperatorAuth.provePasskey, words)} />}
      <Or />
      <form onSubmit={submit} className="grid gap-3">
        <CodeField value={code} onChange={setCode} />
        <Button type="submit" disabled={isPending || code.length < 6}>
          Confirm with code
        </Button>
        {totp.error && <Fault text={faultText(totp.error, OperatorAuth.proveTotp, codeWords)} />}
      </form>
    </section>
  )
}
