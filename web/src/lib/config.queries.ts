import { Home } from '@nimbo/contract'
import type { Language, Output } from '@nimbo/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { setLevelBands } from '../ui/levelBands.ts'
import { client } from './client.ts'
import { useLanguage } from './i18n.ts'
import { readRecord, writeStored } from './storage.ts'

type Config = Output<typeof Home.getConfig>

/** Settings of the platform, made by operators: classes, shares, ways to sign in, levels. */
export const configQuery = (language: Language) =>
  queryOptions({
    queryKey: ['config', language],
    queryFn: async ({ signal }) => {
      const config = await client.call(Home.getConfig, {}, { signal })
      writeStored('init-config', JSON.stringify({ language, config }))
      setLevelBands(config.level)
      return config
    },
    staleTime: 5 * 60_000,
  })

export function useConfig<T>(part: (config: Config) => T) {
  const language = useLanguage()
  return useQuery({ ...configQuery(language), select: part })
}

/** Config of the last visit stands in until the new one is here. */
export function useHomeConfig() {
  const language = useLanguage()
  return useQuery({ ...configQuery(language), placeholderData: (previous) => previous ?? storedConfig(language) })
}

/** Config of the last visit, unless it is in another language. */
function storedConfig(language: Language): Config | undefined {
  return readRecord('init-config', (raw) => {
    const config = raw['config'] as Config | undefined
    return raw['language'] === language && Array.isArray(config?.liveclass) ? config : undefined
  })
}
