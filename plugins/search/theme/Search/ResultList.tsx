import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { memo, type MouseEvent, type ReactNode, useRef } from 'react';
import Icon, { type IconName } from '../../../shared/components/Icon';
import { createPlainClickHandler } from '../../../shared/plainClick';
import type { Excerpt } from '../../engine/excerpt';
import type { PublishedIndex } from '../../engine/published';
import type { MoreOption, Option, Results } from '../../engine/results';
import { LISTBOX_ID } from './useKeys';

/**
 * Marks the matches in a text. Each piece is the only child of an element, so that React can update it even if a
 * translation extension has replaced its text node.
 */
function MarkedText({ text, marks }: Excerpt): ReactNode {
  return (
    <>
      {marks.map(([start, end], index) => [
        <span key={`before-${start}`}>{text.slice(marks[index - 1]?.[1] ?? 0, start)}</span>,
        <mark key={start}>{text.slice(start, end)}</mark>,
      ])}
      <span>{text.slice(marks.at(-1)?.[1] ?? 0)}</span>
    </>
  );
}

const ICONS: Record<Option['kind'], IconName> = {
  page: 'note',
  section: 'hash',
  reference: 'source',
};

/** Returns the text that conveys the meaning of the icon to screen readers. */
const getMeaning = (kind: Option['kind']): string =>
  ({
    page: translate({ id: 'search.kind.page', message: 'Page' }),
    section: translate({ id: 'search.kind.section', message: 'Section' }),
    reference: translate({ id: 'search.kind.api', message: 'API' }),
  })[kind];

/** Renders the content of an option. Memoized, because the selection changes often. */
const OptionContent = memo(function OptionContent({ kind, path, title, excerpt }: Option) {
  return (
    <>
      <Icon name={ICONS[kind]} />
      <span className="option-text">
        <span className="visually-hidden">{`${getMeaning(kind)}: `}</span>
        {path.length > 0 && <span className="path">{path.join(' › ')}</span>}
        <span className="title">
          <MarkedText {...title} />
        </span>
        {excerpt && (
          <span className="excerpt">
            <MarkedText {...excerpt} />
          </span>
        )}
      </span>
    </>
  );
});

interface ResultListProps extends Pick<Results, 'groups'> {
  published: readonly PublishedIndex[];
  /** The id of the selected option. */
  active: string | undefined;
  onHover: (option: Option | MoreOption) => void;
  onOpen: (option: Option | MoreOption) => void;
}

/** Renders the listbox with a group for each product. */
export default function ResultList({
  groups,
  published,
  active,
  onHover,
  onOpen,
}: ResultListProps): ReactNode {
  // The selection must not change if the list scrolls under a pointer that doesn't move.
  const lastPointer = useRef('');
  const hover = (event: MouseEvent, option: Option | MoreOption): void => {
    const pointer = `${event.screenX} ${event.screenY}`;
    if (pointer !== lastPointer.current) {
      lastPointer.current = pointer;
      onHover(option);
    }
  };
  return (
    <div
      aria-label={translate({ id: 'search.list.label', message: 'Results' })}
      className="listbox"
      id={LISTBOX_ID}
      role="listbox"
    >
      {groups.map(({ product, options, more }) => {
        const { label, versionLabel } = published.find(({ id }) => id === product) ?? {};
        return (
          <div aria-labelledby={`siteSearchGroup-${product}`} key={product} role="group">
            <div className="group-title" id={`siteSearchGroup-${product}`} role="presentation">
              <span>{label}</span>
              <span className="version">{versionLabel}</span>
            </div>
            {options.map((option) => (
              <a
                aria-selected={option.id === active}
                className={clsx('option', option.isBelow && 'section', option.isBest && 'best')}
                href={option.url}
                id={option.id}
                key={option.id}
                onClick={createPlainClickHandler(() => onOpen(option))}
                onMouseMove={(event) => hover(event, option)}
                role="option"
                // The focus stays in the field, and `aria-activedescendant` identifies the selected option.
                tabIndex={-1}
              >
                <OptionContent {...option} />
              </a>
            ))}
            {more && (
              <button
                aria-selected={more.id === active}
                className="option more"
                id={more.id}
                onClick={() => onOpen(more)}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={(event) => hover(event, more)}
                role="option"
                tabIndex={-1}
                type="button"
              >
                <Icon name="chevronDown" />
                <span>
                  {translate(
                    { id: 'search.list.more', message: 'Show all {count} pages' },
                    { count: String(more.count) },
                  )}
                </span>
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
