import { translate } from '@docusaurus/Translate';
import Chip from '@mui/material/Chip';
import { memo, type MouseEvent, type ReactNode, useRef } from 'react';
import Icon, { type IconName } from '../../../shared/components/Icon';
import { createPlainClickHandler } from '../../../shared/plainClick';
import {
  type Excerpt,
  createExcerpt,
  highlight,
  LONG_EXCERPT_LENGTH,
  SHORT_EXCERPT_LENGTH,
} from '../../engine/excerpt';
import type { Option, OptionGroup } from '../../engine/resultList';
import { isReference, type Hit } from '../../engine/search';
import {
  ExcerptText,
  Group,
  GroupTitle,
  Listbox,
  OptionLine,
  OptionLink,
  OptionText,
  Path,
  Title,
} from './styled';
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

interface ResultOptionProps {
  option: Option;
  isActive: boolean;
  onHover: (event: MouseEvent) => void;
  onOpen: (option: Option, inNewTab: boolean) => void;
}

/** Returns the navigation groups of a page, or the page and the headings above a section. */
function getPath({ kind, page, trail }: Hit, isMore: boolean): string {
  if (isMore) {
    return kind === 'page' ? '' : trail.join(' › ');
  }
  return (kind === 'page' ? trail : [page, ...trail]).join(' › ');
}

/** Returns the icon of a hit, and the text that conveys its meaning to screen readers. */
function getHitIcon({ kind, url }: Hit): { icon: IconName; meaning: string } {
  if (isReference(url)) {
    return { icon: 'source', meaning: 'API' };
  }
  return kind === 'page'
    ? { icon: 'note', meaning: translate({ id: 'search.page', message: 'Page' }) }
    : { icon: 'hash', meaning: translate({ id: 'search.section', message: 'Section' }) };
}

/**
 * Renders a hit. Memoized, because creating excerpts is the slowest part of the list, and the selection changes often.
 */
const HitContent = memo(function HitContent({ hit, isMore }: { hit: Hit; isMore: boolean }) {
  const path = getPath(hit, isMore);
  const { icon, meaning } = getHitIcon(hit);
  return (
    <>
      <Icon name={icon} />
      <OptionText>
        <span className="visually-hidden">{`${meaning}: `}</span>
        {path !== '' && <Path>{path}</Path>}
        <Title>
          <MarkedText {...highlight(hit.heading, hit.terms)} />
        </Title>
        {hit.text !== '' && (
          <ExcerptText>
            <MarkedText
              {...createExcerpt(
                hit.text,
                hit.terms,
                isMore ? SHORT_EXCERPT_LENGTH : LONG_EXCERPT_LENGTH,
              )}
            />
          </ExcerptText>
        )}
      </OptionText>
    </>
  );
});

/** Renders an option: a link to a page or section, or one that shows another product's results. */
function ResultOption({ option, isActive, onHover, onOpen }: ResultOptionProps): ReactNode {
  const common = {
    'aria-selected': isActive,
    id: option.id,
    onMouseMove: onHover,
    role: 'option',
    // The focus stays in the field, and `aria-activedescendant` identifies the selected option.
    tabIndex: -1,
  };
  if (option.kind === 'other') {
    return (
      <OptionLine {...common} onClick={() => onOpen(option, false)}>
        <Icon name="chevronRight" />
        <Title>
          {translate(
            { id: 'search.showAll', message: 'Show all {count} pages in {product}' },
            { count: option.count, product: option.label },
          )}
        </Title>
      </OptionLine>
    );
  }
  return (
    <OptionLink
      {...common}
      className={option.isMore ? 'more' : undefined}
      href={option.hit.url}
      onClick={createPlainClickHandler(() => onOpen(option, false))}
    >
      <HitContent hit={option.hit} isMore={option.isMore} />
    </OptionLink>
  );
}

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
  return (
    <Listbox
      aria-label={translate({ id: 'search.results', message: 'Results' })}
      id={LISTBOX_ID}
      role="listbox"
    >
      {groups.map(({ product, label, versionLabel, options: own }) => (
        <Group
          aria-labelledby={`siteSearchGroup-${product}`}
          component="div"
          key={product}
          role="group"
        >
          <GroupTitle
            component="div"
            disableSticky
            id={`siteSearchGroup-${product}`}
            role="presentation"
          >
            <span>{label}</span>
            <Chip className="version" label={versionLabel} size="small" variant="outlined" />
          </GroupTitle>
          {own.map((option) => (
            <ResultOption
              isActive={option.id === active}
              key={option.id}
              onHover={(event) => hover(event, option)}
              onOpen={onOpen}
              option={option}
            />
          ))}
        </Group>
      ))}
    </Listbox>
  );
}
