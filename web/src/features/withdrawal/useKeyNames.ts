import { useLingui } from '@lingui/react/macro'
import type { PixKeyType } from '@nimbo/contract'

/** What people call the kinds of Pix keys. CPF and CNPJ have no other name in any language. */
export function useKeyNames(): Record<PixKeyType, string> {
  const { t } = useLingui()
  return { cpf: 'CPF', cnpj: 'CNPJ', phone: t`Phone`, email: t`Email`, random: t`Random key` }
}
