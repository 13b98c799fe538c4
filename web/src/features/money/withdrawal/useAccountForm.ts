import { useLingui } from '@lingui/react/macro'
import { type CashAccount, cashAccountTypes, type PixKeyType, refusalOf, Withdrawals } from '@nimbo/contract'
import { isTronAddress } from '@nimbo/contract/checks'
import { useEffect, useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { useSaveAccount } from './withdrawal.queries.ts'
import { documentValidity, documentText, keyValidity, type Validity, withMarks } from './typedKey.ts'

const ADDRESS_LENGTH = 34

interface Draft {
  type: number
  keyType: PixKeyType
  key: string
  address: string
  name: string
  document: string
}
type Faults = Partial<Record<'key' | 'address' | 'document' | 'other', string>>

function useAddressValidity(address: string): Validity {
  const [judged, setJudged] = useState<{ address: string; good: boolean }>()
  useEffect(() => {
    let left = false
    void isTronAddress(address).then((good) => left || setJudged({ address, good }))
    return () => void (left = true)
  }, [address])
  if (address === '') return 'empty'
  if (judged?.address !== address) return 'partial'
  if (judged.good) return 'good'
  return address.length >= ADDRESS_LENGTH || !address.startsWith('T') ? 'bad' : 'partial'
}

/** Fields that show the server's refusals. */
const places = { BadKey: 'key', BadAddress: 'address', BadDocument: 'document' } as const

function startOf(account: CashAccount | undefined, types: readonly number[]): Draft {
  const keyType = (account?.key_type || 'cpf') as PixKeyType
  return { type: account?.type ?? types[0] ?? 1, keyType, key: '', address: '', name: account?.name ?? '', document: '' }
}

/** An account is never shown in full again, so changing it means typing it again. */
export function useAccountForm(account: CashAccount | undefined, types: readonly number[], onSaved: (account: CashAccount) => void) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => startOf(account, types))
  const [faults, setFaults] = useState<Faults>({})
  const saving = useSaveAccount()
  const pix = draft.type === cashAccountTypes.pix
  const keyIsDocument = draft.keyType === 'cpf' || draft.keyType === 'cnpj'
  const address = useAddressValidity(draft.address)
  const validity = { key: keyValidity(draft.keyType, draft.key), address, document: documentValidity(draft.document) }
  const placed = pix ? validity.key === 'good' && (keyIsDocument || validity.document === 'good') : address === 'good'

  const wrong: Faults = {
    ...(validity.key === 'bad' && { key: t`Invalid Pix key. Check it and try again.` }),
    ...(address === 'bad' && { address: t`Invalid TRC20 address.` }),
    ...(validity.document === 'bad' && { document: t`Invalid CPF or CNPJ.` }),
  }
  const write = (part: Partial<Draft>) => {
    setFaults({})
    setDraft((before) => ({ ...before, ...part }))
  }
  const save = () => {
    const form = pix
      ? { type: draft.type, name: draft.name, key_type: draft.keyType, account: draft.key, document: keyIsDocument ? '' : draft.document }
      : { type: draft.type, name: draft.name, account: draft.address }
    saving.mutate(
      { id: account?.id ?? 0, ...form },
      {
        onSuccess: (saved) => saved !== 'dismissed' && onSaved(saved),
        onError: (error) => {
          const reason = refusalOf(error, account ? Withdrawals.editUserAccount : Withdrawals.setUserAccount)
          const place = reason && reason in places ? places[reason as keyof typeof places] : 'other'
          setFaults({ [place]: refusalText(error) ?? t`Something went wrong. Try again.` })
        },
      },
    )
  }
  return {
    draft,
    pix,
    keyIsDocument,
    validity,
    faults: { ...wrong, ...faults },
    writeType: (type: number) => write({ type }),
    writeKeyType: (keyType: PixKeyType) => write({ keyType, key: '' }),
    writeKey: (text: string) => write({ key: withMarks(draft.keyType, text) }),
    writeAddress: (text: string) => write({ address: text.trim() }),
    writeName: (name: string) => write({ name }),
    writeDocument: (text: string) => write({ document: documentText(text) }),
    ready: placed && draft.name.trim() !== '',
    busy: saving.isPending,
    save,
  }
}
export type AccountFormState = ReturnType<typeof useAccountForm>
