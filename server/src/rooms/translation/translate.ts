import { refuse, Translation } from '@nimbo/contract'
import type { Redis } from 'ioredis'
import { type Member, membersOf } from '../../shows/admission/index.ts'
import type { Config } from '../../platform/config.ts'
import { createBatch } from '../../platform/createBatch.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limit.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Database } from '../../platform/postgres.ts'
import { createTranslations } from './createTranslations.ts'
import { createLibreTranslate } from './libreTranslate.ts'

export interface TranslateDeps {
  db: Database
  redis: Redis
  limits: Limits
  metrics: Pick<Metrics, 'translations'>
  config: Pick<Config, 'translate'>
  log: Log
}

const { translate: call } = Translation

/** Only for whoever is in a running show: an open translator would be used by people who never watch anything. */
export function translate({ db, limits, config, ...deps }: TranslateDeps): Handler<typeof call> {
  const [ofPerson, ofAddress] = [limits('translations'), limits('translationsOfAddress')]
  const translated = config.translate && createTranslations({ ...deps, translator: createLibreTranslate(config.translate) })
  const memberOf = createBatch<{ stream: string; uid: number }, Member | undefined>((wanted) => db.query((sql) => membersOf(sql, wanted)))

  return async ({ uid, ip, language }, { liveuid, stream, content, from }) => {
    if (!translated) refuse(call, 'TranslatorOff')
    await ofPerson.take(call, uid)
    await ofAddress.take(call, ip)
    const member = await memberOf({ stream, uid })
    if (member?.show.uid !== liveuid) refuse(call, 'NotAdmitted')
    if (member.show.state === 'ended') refuse(call, 'RoomEnded')
    return (await translated(content, from, language)) ?? refuse(call, 'TranslatorAway')
  }
}
