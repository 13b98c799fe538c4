import { useLingui } from '@lingui/react/macro'
import { TransportFault } from '@nimbo/contract'
import { refusalText } from './refusalText.ts'
import { UploadError } from './upload.ts'
import type { UploadFault } from './upload.ts'

export function uploadFaultOf(error: unknown): UploadFault | undefined {
  if (error instanceof UploadError) return error.fault
  return error instanceof TransportFault ? 'network' : undefined
}

/** Fault of an upload, and its remedy. */
export function useUploadText(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    const words: Record<UploadFault, string> = {
      network: t`The upload was interrupted. Check your connection.`,
      refused: t`This photo can’t be used. Choose another one.`,
      slow: t`This is taking longer than usual. Try again in a moment.`,
    }
    const fault = uploadFaultOf(error)
    return refusalText(error) ?? (fault ? words[fault] : t`Something went wrong. Try again.`)
  }
}
