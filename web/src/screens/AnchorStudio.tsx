import { Trans, useLingui } from '@lingui/react/macro'
import { HealthPanel } from '../features/shows/broadcast/HealthPanel.tsx'
import { TopGiftersPanel } from '../features/play/rank/TopGiftersPanel.tsx'
import { AudiencePanel } from '../features/rooms/viewers/AudiencePanel.tsx'
import { Viewers } from '../features/rooms/viewers/ViewersSheet.tsx'
import { Slot } from '../room/Slot.tsx'
import { useRoom } from '../room/useRoom.ts'
import './anchorStudio.css'

/** Panels around the anchor's picture on a large screen: figures at the start side, viewers below. */
export function AnchorStudio() {
  const { t } = useLingui()
  const { title } = useRoom().entered.room
  return (
    <>
      <div className="studio-head">
        <img src="/art/app-icon.svg" alt="" width={34} height={34} />
        <b>
          <Trans comment="The anchor's screen on a large display">Studio</Trans>
        </b>
        <bdi className="room-cut">{title}</bdi>
      </div>
      <aside className="room-studio" aria-label={t({ message: 'Studio', comment: "The anchor's screen on a large display" })}>
        <HealthPanel />
        <AudiencePanel />
        <section className="studio-panel">
          <h2>
            <Trans comment="What a live brings while it is running">Earnings now</Trans>
          </h2>
          <dl className="studio-figures">
            <Slot place="counts" />
          </dl>
        </section>
        <TopGiftersPanel />
      </aside>
      <section className="studio-panel studio-people">
        <h2>{t({ message: 'Viewers', context: 'who is watching now' })}</h2>
        <Viewers />
      </section>
    </>
  )
}
