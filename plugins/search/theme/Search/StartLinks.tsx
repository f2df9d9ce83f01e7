import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, type RefObject, useRef } from 'react';
import Icon from '../../../shared/components/Icon';
import { onPlainClick } from '../../../shared/plainClick';
import { useListKeys } from '../../../shared/useListKeys';
import type { PublishedIndex } from '../../engine/published';
import { GroupTitle, Row, RowLink, StartList } from './styled';

interface StartLinksProps {
  recent: readonly string[];
  published: readonly PublishedIndex[];
  input: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
  onForget: (query: string) => void;
  onOpen: (url: string) => void;
}

/** Before anything is typed: the last searches, and where most readers want to go. */
export default function StartLinks({
  recent,
  published,
  input,
  onSearch,
  onForget,
  onOpen,
}: StartLinksProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const list = useRef<HTMLDivElement>(null);
  useListKeys(input, list, '[data-list-item]');
  return (
    <StartList ref={list}>
      {recent.length > 0 && (
        <section aria-labelledby="siteSearchRecent">
          <GroupTitle id="siteSearchRecent">Recent searches</GroupTitle>
          <ul>
            {recent.map((entry) => (
              <li key={entry}>
                <Row data-list-item onClick={() => onSearch(entry)} type="button">
                  {entry}
                </Row>
                <IconButton
                  aria-label={`Remove “${entry}”`}
                  onClick={() => {
                    onForget(entry);
                    input.current?.focus();
                  }}
                  size="small"
                >
                  <Icon name="close" />
                </IconButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {published.map(({ id, label }) => (
        <section aria-labelledby={`siteSearchStart-${id}`} key={id}>
          <GroupTitle id={`siteSearchStart-${id}`}>{label}</GroupTitle>
          <ul>
            {(SEARCH_SITE.links[id] ?? []).map(({ title, to }) => (
              <li key={to}>
                {/* Not Docusaurus's Link, which would fetch these pages as soon as they are in view. */}
                <RowLink
                  data-list-item
                  href={withBaseUrl(to)}
                  onClick={onPlainClick(() => onOpen(withBaseUrl(to)))}
                >
                  {title}
                </RowLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StartList>
  );
}
