import { translate } from '@docusaurus/Translate';
import { type ReactNode, useMemo, useRef } from 'react';
import Icon from '../../../shared/components/Icon';
import { createPlainClickHandler } from '../../../shared/plainClick';
import { useArrowKeyNavigation } from '../../../shared/useArrowKeyNavigation';
import type { PublishedIndex } from '../../engine/published';

interface StartLinksProps {
  recent: readonly string[];
  published: readonly PublishedIndex[];
  input: HTMLInputElement;
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
  const list = useRef<HTMLDivElement>(null);
  useArrowKeyNavigation(
    useMemo(() => ({ current: input }), [input]),
    list,
    '[data-list-item]',
  );
  return (
    <div className="start" ref={list}>
      {recent.length > 0 && (
        <section aria-labelledby="siteSearchRecent">
          <div className="group-title" id="siteSearchRecent">
            {translate({ id: 'search.start.recent', message: 'Recent searches' })}
          </div>
          <ul>
            {recent.map((entry) => (
              <li key={entry}>
                <button data-list-item onClick={() => onSearch(entry)} type="button">
                  {entry}
                </button>
                <button
                  aria-label={translate(
                    { id: 'search.start.forget', message: 'Remove “{query}”' },
                    { query: entry },
                  )}
                  className="icon-button"
                  onClick={() => {
                    onForget(entry);
                    input.focus();
                  }}
                  type="button"
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {published
        .filter(({ links }) => links.length > 0)
        .map(({ id, label, links }) => (
          <section aria-labelledby={`siteSearchStart-${id}`} key={id}>
            <div className="group-title" id={`siteSearchStart-${id}`}>
              {label}
            </div>
            <ul>
              {links.map(({ title, to }) => (
                <li key={to}>
                  <a data-list-item href={to} onClick={createPlainClickHandler(() => onOpen(to))}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
