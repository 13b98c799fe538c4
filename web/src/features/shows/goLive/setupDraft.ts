import { create } from 'zustand'
import { useUserGeneration } from '../../../lib/forgetPerson.ts'
import { readRecord, writeStored } from '../../../lib/storage.ts'
import { emptySetup } from './setup.state.ts'
import type { Setup } from './setup.state.ts'

interface SetupDraft {
  setup: Setup
  /** A cover of the anchor's own, also while another one is chosen. */
  ownCover: string | undefined
}
const empty: SetupDraft = { setup: emptySetup, ownCover: undefined }

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function stored(): SetupDraft | undefined {
  return readRecord('live-setup', ({ title, classId, cover, ownCover }) => ({
    setup: {
      ...emptySetup,
      title: text(title) ?? '',
      classId: Number.isInteger(classId) ? (classId as number) : undefined,
      cover: text(cover) ?? emptySetup.cover,
    },
    ownCover: text(ownCover),
  }))
}

/**
 * Setup of the next live, kept while the category is chosen on a page of its own. Password and prices are typed again every time. Cleared
 * when the person signs out.
 */
export const useSetupDraft = create<SetupDraft>()(() => stored() ?? empty)
useSetupDraft.subscribe(({ setup: { title, classId, cover }, ownCover }) =>
  writeStored('live-setup', JSON.stringify({ title, classId, cover, ownCover })),
)
useUserGeneration.subscribe(() => useSetupDraft.setState(empty))

export function changeSetup(part: Partial<Setup>): void {
  useSetupDraft.setState(({ setup }) => ({ setup: { ...setup, ...part } }))
}

/** An uploaded cover is chosen at once. */
export function takeOwnCover(url: string): void {
  useSetupDraft.setState(({ setup }) => ({ ownCover: url, setup: { ...setup, cover: url } }))
}

/** One that is gone, or was never ready, is not offered again. */
export function dropOwnCover(): void {
  useSetupDraft.setState(({ setup }) => ({ ownCover: undefined, setup: { ...setup, cover: emptySetup.cover } }))
}
