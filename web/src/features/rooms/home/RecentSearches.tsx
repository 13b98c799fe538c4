import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { clearSearches, dropSearch } from './recentSearches.ts'
import { SearchHeading } from './SearchHeading.tsx'

export function RecentSearches({ searches, onChoose }: { searches: readonly string[]; onChoose: (words: string) => void }) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="recent-searches">
      <SearchHeading
        id="recent-searches"
        title={<Trans comment="What was searched for lately">Recent</Trans>}
        end={
          <button type="button" className="hit-44 t-sub font-semibold" onClick={clearSearches}>
            <Trans>Clear</Trans>
          </button>
        }
      />
      <ul>
        {searches.map((words) => (
          <li key={words} className="flex h-11 items-center gap-3 ps-4 pe-2">
            <button
              type="button"
              onClick={() => onChoose(words)}
              className="flex h-full min-w-0 flex-1 items-center gap-3 text-start text-[15px]"
            >
              <span className="text-text-3">
                <Icon name="history" size={19} />
              </span>
              <bdi className="truncate">{words}</bdi>
            </button>
            <IconButton icon="close" size={30} label={t`Remove ${words}`} onClick={() => dropSearch(words)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
