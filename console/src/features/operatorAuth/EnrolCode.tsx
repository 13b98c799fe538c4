import { OperatorAuth } from '@nimbo/contract/operator'
import { QrCode } from '@nimbo/web/ui/QrCode.tsx'
import { type SubmitEvent, useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { CodeField } from './CodeSignIn.tsx'
import { useEnrolCode } from './operatorAuth.queries.ts'
import { Fault } from './AuthCard.tsx'

const words = {
  NoSuchInvitation: 'This invitation has expired or was already used. Ask for a new one.',
  NotProved: 'Wrong code. Check your phone’s clock and try the next one.',
  WeakPassword: 'Choose a stronger password, at least 12 characters.',
}

export function EnrolCode({ invite, totpUri }: { invite: string; totpUri: string }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useEnrolCode(invite)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    mutate({ password, code }, { onError: () => setCode('') })
  }
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center justify-center rounded-sm bg-raised px-4 text-[14px] font-bold shadow-line-strong">
        Use a password and authenticator app
      </summary>
      <form onSubmit={submit} className="grid gap-3.5 pbs-4">
        <p className="t-sub text-text-2">Scan this with your authenticator app.</p>
        <div className="grid place-items-center gap-2.5">
          <QrCode text={totpUri} label="Code for your authenticator app" className="w-44 p-3.5" />
          <p className="t-cap text-center text-text-3">
            Can’t scan? Enter this key:
            <code className="block text-[13px] text-text-2">{secretIn(totpUri)}</code>
          </p>
        </div>
        <Field
          label="Password"
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          hint="At least 12 characters"
          value={password}
          onChange={(change) => setPassword(change.target.value)}
        />
        <CodeField value={code} onChange={setCode} />
        <Button type="submit" disabled={isPending || code.length < 6} className="h-12 w-full">
          Finish
        </Button>
        {error && <Fault text={faultText(error, OperatorAuth.enrolTotp, words)} />}
      </form>
    </details>
  )
}

/** In fours, as people copy such things by hand; apps ignore the spaces. */
const secretIn = (uri: string) =>
  new URL(uri).searchParams
    .get('secret')
    ?.match(/.{1,4}/g)
    ?.join(' ')
