import { Trans } from '@lingui/react/macro'
import type { PageId } from '@nimbo/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { version } from '../../../../package.json'
import { useLanguage } from '../../../lib/i18n.ts'
import type { IconName } from '../../../ui/icons.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { PanelGroup } from '../../../ui/PanelGroup.tsx'
import { ReloadRow } from '../../../ui/ReloadRow.tsx'
import { RowSkeletons } from '../../../ui/RowSkeletons.tsx'
import { pagesQuery } from './settings.queries.ts'
import { knownPages } from './settings.state.ts'

const pictures: Record<PageId, IconName> = { terms: 'book', privacy: 'shield', rules: 'flag', help: 'message' }

export function AboutGroup() {
  return (
    <PanelGroup title={<Trans>About</Trans>}>
      <PageRows />
      <ListRow icon="info" label={<Trans>App version</Trans>} value={<bdi className="tabular-nums">{version}</bdi>} />
    </PanelGroup>
  )
}

function PageRows() {
  const { data: pages, isError, refetch } = useQuery(pagesQuery(useLanguage()))
  if (isError) return <ReloadRow onReload={() => void refetch()} />
  if (!pages) return <RowSkeletons count={4} />
  return knownPages(pages).map(({ id, name, href }) => (
    <ListRow key={id} icon={pictures[href]} label={name} render={<Link to="/setting/page" search={{ id: href }} />} />
  ))
}
