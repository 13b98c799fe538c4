import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../ui/Icon.tsx'
import { classesQuery } from './live.queries.ts'
import type { OwnShow } from './useAnchorShow.ts'

/** The show as it stood on the home page. */
export function AnchorEndPoster({ show: { thumb, title, liveclassid } }: { show: OwnShow }) {
  const { data: classes = [] } = useQuery(classesQuery)
  const channel = classes.find(({ id }) => id === liveclassid)?.name
  return (
    <figure className="anchor-poster">
      <img src={thumb} alt="" />
      <figcaption>
        <b className="line-clamp-2">
          <bdi>{title}</bdi>
        </b>
        {channel && (
          <span>
            <Icon name="grid" size={14} />
            {channel}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
