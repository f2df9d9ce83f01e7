import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import { type ReactNode, type RefObject, useRef } from 'react';
import Icon from '../../../shared/components/Icon';
import { createPlainClickHandler } from '../../../shared/plainClick';
import { useArrowKeyNavigation } from '../../../shared/useArrowKeyNavigation';
import type { PublishedIndex } from '../../engine/published';
import { GroupTitle, Row, StartList } from './styled';

interface StartLinksProps {
  recent: readonly string[];
  published: readonly PublishedIndex[];
  input: RefObject<HTMLInputElement | null>;
  onSearch: (query: string) => void;
  onForget: (query: string) => void;
  onOpen: (url: string) => void;
}

/** Lists recent searches and links to popular pages while the field is empty. */
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
  useArrowKeyNavigation(input, list, '[data-list-item]');
  return (
    <StartList ref={list}>
      {recent.length > 0 && (
        <section aria-labelledby="siteSearchRecent">
          <GroupTitle component="div" disableSticky id="siteSearchRecent">
            {translate({ id: 'search.recent', message: 'Recent searches' })}
          </GroupTitle>
          <List>
            {recent.map((entry) => (
              <li key={entry}>
                <Row component="button" data-list-item onClick={() => onSearch(entry)}>
                  {entry}
                </Row>
                <IconButton
                  aria-label={translate(
                    { id: 'search.forget', message: 'Remove “{query}”' },
                    { query: entry },
                  )}
                  onClick={() => {
                    onForget(entry);
                    input.current?.focus();
                  }}
                >
                  <Icon name="close" />
                </IconButton>
              </li>
            ))}
          </List>
        </section>
      )}
      {published.map(({ id, label }) => (
        <section aria-labelledby={`siteSearchStart-${id}`} key={id}>
          <GroupTitle component="div" disableSticky id={`siteSearchStart-${id}`}>
            {label}
          </GroupTitle>
          <List>
            {(SEARCH_SITE.links[id] ?? []).map(({ title, to }) => (
              <li key={to}>
                {/* Docusaurus's `Link` would prefetch these pages as soon as they become visible. */}
                <Row
                  component="a"
                  data-list-item
                  href={withBaseUrl(to)}
                  onClick={createPlainClickHandler(() => onOpen(withBaseUrl(to)))}
                >
                  {title}
                </Row>
              </li>
            ))}
          </List>
        </section>
      ))}
    </StartList>
  );
}
