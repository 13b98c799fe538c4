import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_VIDEO_TITLE } from '@nimbo/contract'
import { useEffect, useRef, useState } from 'react'
import { refusalText } from '../../../lib/refusalText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Foot } from '../../../ui/Foot.tsx'
import { LongText } from '../../../ui/LongText.tsx'
import { ChooseVideo } from './ChooseVideo.tsx'
import { CoverPicker } from './CoverPicker.tsx'
import { usePublishVideo } from './publish.queries.ts'
import { UploadProgress } from './UploadProgress.tsx'
import { useVideoUpload } from './useVideoUpload.ts'
import './videoUpload.css'

/** From a file to a video: words and cover are chosen while it is on its way. */
export function NewVideo({ onPosted }: { onPosted: () => void }) {
  const { t } = useLingui()
  const { upload, choose, retry, cancel } = useVideoUpload()
  const publish = usePublishVideo()
  const [title, setTitle] = useState('')
  const [cover, setCover] = useState(-1)
  const [isWanted, setWanted] = useState(false)
  const posted = useRef('')
  const { mutate } = publish
  const object = upload.at === 'sent' ? upload.object : undefined
  useEffect(() => {
    if (!isWanted || object === undefined || posted.current === object) return
    posted.current = object
    const onError = () => {
      posted.current = ''
      setWanted(false)
    }
    mutate({ object, title: title.trim(), cover }, { onSuccess: onPosted, onError })
  }, [isWanted, object, title, cover, mutate, onPosted])

  if (upload.at === 'none' || upload.at === 'opening')
    return (
      <ChooseVideo
        fault={upload.at === 'none' ? upload.fault : undefined}
        busy={upload.at === 'opening'}
        onChoose={(file) => {
          publish.reset()
          setWanted(false)
          setCover(-1)
          choose(file)
        }}
      />
    )
  const problem = publish.isError ? (refusalText(publish.error) ?? t`Something went wrong. Try again.`) : undefined
  return (
    <>
      <div className="upload-form">
        <CoverPicker film={upload.film} cover={cover} onChange={setCover} />
        <div className="upload-title">
          <LongText
            aria-label={t`Title`}
            placeholder={t`What’s it about?`}
            rows={4}
            maxLength={MAX_VIDEO_TITLE}
            value={title}
            onChange={setTitle}
          />
        </div>
        <UploadProgress
          upload={upload}
          onRetry={retry}
          onCancel={() => {
            setWanted(false)
            cancel()
          }}
        />
      </div>
      <Foot form problem={problem}>
        <Button
          size="xl"
          block
          busy={isWanted && upload.at !== 'failed'}
          disabled={upload.at === 'failed'}
          data-testid="video-post"
          onClick={() => setWanted(true)}
        >
          {upload.at === 'sent' ? <Trans context="publish a video">Post</Trans> : <Trans>Post when ready</Trans>}
        </Button>
      </Foot>
    </>
  )
}
