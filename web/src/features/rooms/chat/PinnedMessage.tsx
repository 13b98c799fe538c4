import { Moderation } from '@nimbo/contract'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useCore, useRoom, useSlice } from '../../../room/useRoom.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { chatSlice } from './chat.state.ts'
import { SaidLine } from './SaidLine.tsx'
import { useChatAct } from './useChatAct.ts'

/** The message the host wants everybody to read; a viewer may put it away, the host and admins unpin it. */
export function PinnedMessage() {
  const { t } = useLingui()
  const { address } = useRoom()
  const { content, uname, uid } = useSlice(chatSlice, (state) => state.pin)
  const translates = useSlice(chatSlice, (state) => state.translates)
  const me = useSession((session) => session.uid)
  const keepsOrder = useCore((core) => core.usertype >= 40)
  const [hidden, setHidden] = useState('')
  const act = useChatAct()
  if (content === '' || content === hidden) return null
  const away = () => (keepsOrder ? act.run(Moderation.setPin, { ...address, content: '' }) : setHidden(content))
  return (
    <p className="chat-pin glass" data-testid="pinned">
      <Icon name="pin" size={16} />
      <span>
        <span className="sr-only">
          <Trans>
            Pinned by <bdi>{uname}</bdi>
          </Trans>{' '}
        </span>
        {translates && uid !== me ? (
          <SaidLine line={{ id: `pin ${content}`, uid, ct: content }} draw={(text) => text} />
        ) : (
          <bdi>{content}</bdi>
        )}
      </span>
      <button type="button" className="hit-44" aria-label={keepsOrder ? t`Unpin` : t`Hide pinned message`} onClick={away}>
        <Icon name="close" size={13} />
      </button>
    </p>
  )
}
