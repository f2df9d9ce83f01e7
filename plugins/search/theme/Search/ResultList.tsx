import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { memo, type MouseEvent, type ReactNode, useRef } from 'react';
import Icon, { type IconName } from '../../../shared/components/Icon';
import { createPlainClickHandler } from '../../../shared/plainClick';
import type { Entry } from '../../engine/engine';
import {
  type Excerpt,
  createExcerpt,
  highlight,
  LONG_EXCERPT_LENGTH,
  SHORT_EXCERPT_LENGTH,
} from '../../engine/excerpt';
import type { Option, OptionGroup } from '../../engine/resultList';
import { isPageUrl, isReference } from '../../shared/record';
import { LISTBOX_ID } from './useKeys';

/**
 * Marks the matches in a text. Each piece is the only child of an element, so that React can update it even if a
 * translation extension has replaced its text node.
 */
function MarkedText({ text, marks }: Excerpt): ReactNode {
  return (
    <>
      {marks.map(([start, end], place) => [
        <span key={`before-${start}`}>{text.slice(marks[place - 1]?.[1] ?? 0, start)}</span>,
        <mark key={start}>{text.slice(start, end)}</mark>,
      ])}
      <span>{text.slice(marks.at(-1)?.[1] ?? 0)}</span>
    </>
  );
}

/** Returns the icon of an entry, and the text that conveys its meaning to screen readers. */
function getEntryIcon({ url }: Entry): { icon: IconName; meaning: string } {
  if (isReference(url)) {
    return { icon: 'source', meaning: translate({ id: 'search.kind.api', message: 'API' }) };
  }
  return isPageUrl(url)
    ? { icon: 'note', meaning: translate({ id: 'search.kind.page', message: 'Page' }) }
    : { icon: 'hash', meaning: translate({ id: 'search.kind.section', message: 'Section' }) };
}

interface EntryContentProps {
  entry: Entry;
  terms: readonly string[];
  /** The page of the result that contains the entry. */
  page: Entry;
  isBest: boolean;
}

const NO_TERMS: readonly string[] = [];

/** Renders an entry. Memoized, because excerpts are the slowest part of the list, and the selection changes often. */
const EntryContent = memo(function EntryContent({ entry, terms, page, isBest }: EntryContentProps) {
  const { icon, meaning } = getEntryIcon(entry);
  // The page is above its own sections, but not above those of its API page.
  const isOwn = entry === page || entry.page === page.heading;
  const path = [...(isOwn ? [] : [entry.page]), ...entry.trail].filter(Boolean).join(' › ');
  const length = isBest ? LONG_EXCERPT_LENGTH : SHORT_EXCERPT_LENGTH;
  return (
    <>
      <Icon name={icon} />
      <span className="option-text">
        <span className="visually-hidden">{`${meaning}: `}</span>
        {path !== '' && <span className="path">{path}</span>}
        <span className="title">
          <MarkedText {...highlight(entry.heading, terms)} />
        </span>
        {entry.text !== '' && terms.length > 0 && (
          <span className="excerpt">
            <MarkedText {...createExcerpt(entry.text, terms, length)} />
          </span>
        )}
      </span>
    </>
  );
});

interface ResultListProps {
  groups: readonly OptionGroup[];
  /** The options of all groups, in order. */
  options: readonly Option[];
  /** The id of the selected option. */
  active: string | undefined;
  onHover: (at: number) => void;
  onOpen: (option: Option, inNewTab: boolean) => void;
}

/** Renders the listbox with a group for each product. */
export default function ResultList({
  groups,
  options,
  active,
  onHover,
  onOpen,
}: ResultListProps): ReactNode {
  // The selection must not change if the list scrolls under a pointer that doesn't move.
  const lastPointer = useRef('');
  const hover = (event: MouseEvent, option: Option): void => {
    const pointer = `${event.screenX} ${event.screenY}`;
    if (pointer !== lastPointer.current) {
      lastPointer.current = pointer;
      onHover(options.indexOf(option));
    }
  };
  const renderOption = (option: Option): ReactNode => {
    const common = {
      'aria-selected': option.id === active,
      id: option.id,
      onMouseMove: (event: MouseEvent) => hover(event, option),
      role: 'option',
      // The focus stays in the field, and `aria-activedescendant` identifies the selected option.
      tabIndex: -1,
    };
    if (option.kind === 'more') {
      return (
        <div {...common} className="option" key={option.id} onClick={() => onOpen(option, false)}>
          <Icon name="chevronRight" />
          <span className="title">
            {translate(
              { id: 'search.list.more', message: 'Show all {count} pages in {product}' },
              { count: String(option.count), product: option.label },
            )}
          </span>
        </div>
      );
    }
    return (
      <a
        {...common}
        className={clsx('option', option.kind, option.isBest && 'best')}
        href={option.entry.url}
        key={option.id}
        onClick={createPlainClickHandler(() => onOpen(option, false))}
      >
        <EntryContent
          entry={option.entry}
          isBest={option.isBest}
          page={option.page}
          terms={option.hit?.terms ?? NO_TERMS}
        />
      </a>
    );
  };
  return (
    <div
      aria-label={translate({ id: 'search.list.label', message: 'Results' })}
      className="listbox"
      id={LISTBOX_ID}
      role="listbox"
    >
      {groups.map(({ product, label, versionLabel, options: own }) => (
        <div aria-labelledby={`siteSearchGroup-${product}`} key={product} role="group">
          <div className="group-title" id={`siteSearchGroup-${product}`} role="presentation">
            <span>{label}</span>
            <span className="version">{versionLabel}</span>
          </div>
          {own.map(renderOption)}
        </div>
      ))}
    </div>
  );
}
