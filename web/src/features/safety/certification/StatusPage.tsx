import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { useArrival } from '../../../ui/useArrival.ts'
import './certification.css'

interface StatusPageProps {
  avatar: string
  mark: IconName
  tone?: 'plain' | 'warn' | 'ok'
  title: ReactNode
  text: ReactNode
  onClose: () => void
  /** Button for the next step, and the note under it. */
  foot: ReactNode
  children: ReactNode
}

/** Status of an application: always dark, over the person's own picture, like the room it is about. */
export function StatusPage({ avatar, mark, tone = 'plain', title, text, onClose, foot, children }: StatusPageProps) {
  const { t } = useLingui()
  const heading = useArrival()
  return (
    <div className="cert-page">
      {avatar && <img src={avatar} alt="" className="cert-backdrop" />}
      <div aria-hidden="true" className="cert-shade" />
      <div className="page-top flex justify-end px-3">
        <IconButton icon="close" variant="glass" size={40} label={t`Close`} onClick={onClose} />
      </div>
      <main className="cert-main">
        <div className="px-2 text-center">
          <span className="cert-emblem" data-tone={tone}>
            <Icon name="live" size={46} />
            <em>
              <Icon name={mark} size={21} stroke={2.2} />
            </em>
          </span>
          <h1 ref={heading} tabIndex={-1} className="t-h1 mbs-4 text-balance outline-none">
            {title}
          </h1>
          <p className="cert-lead">{text}</p>
        </div>
        {children}
        <div className="mbs-auto pbs-5 text-center">{foot}</div>
      </main>
    </div>
  )
}

/** A few words on glass over the picture. */
export function GlassNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="cert-glass t-sub mbs-4 flex gap-2.5 px-3 py-2.5 text-start text-v-text-2">
      <Icon name={icon} size={18} className="flex-none text-white" />
      <span className="min-w-0 flex-1">{children}</span>
    </p>
  )
}

export const footLine = 'pbs-3 text-[13px] leading-[18px] font-medium text-v-text-2'
export const footLink = 'cert-link hit-44'
