import { OperatorAuth } from '@nimbo/contract/operator'
import { type SubmitEvent, useState } from 'react'
import { faultText } from '../../lib/faultText.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useCodeSignIn } from './operatorAuth.queries.ts'
import { Fault } from './AuthCard.tsx'

const words = { NotProved: 'Wrong name, password or code. Each code works once, so wait for the next one.' }

export function CodeSignIn() {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useCodeSignIn()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    mutate({ name, password, code }, { onError: () => setCode('') })
  }
  return (
    <form onSubmit={submit} className="grid gap-3.5">
      <Field label="Name" autoComplete="username" required value={name} onChange={(change) => setName(change.target.value)} />
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(change) => setPassword(change.target.value)}
      />
      <CodeField value={code} onChange={setCode} />
      <Button type="submit" disabled={isPending || code.length < 6} className="h-12 w-full">
        Sign in
      </Button>
      {error && <Fault text={faultText(error, OperatorAuth.signInTotp, words)} />}
    </form>
  )
}

export function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <Field
      label="Authenticator code"
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="6 digits"
      required
      maxLength={6}
      value={value}
      onChange={(change) => onChange(change.target.value.replace(/\D/g, ''))}
    />
  )
}
