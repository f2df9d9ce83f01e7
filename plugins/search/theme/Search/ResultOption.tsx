import { memo, type MouseEvent, type ReactNode } from 'react';
import Icon from '../../../shared/components/Icon';
import { onPlainClick } from '../../../shared/plainClick';
import { excerpt, highlight, LONG_EXCERPT, SHORT_EXCERPT } from '../../engine/excerpt';
import type { Option } from '../../engine/resultList';
import type { Hit } from '../../engine/search';
import Marked from './Marked';
import { ExcerptText, OptionLine, OptionLink, Path, Title } from './styled';

interface ResultOptionProps {
  option: Option;
  isActive: boolean;
  onHover: (event: MouseEvent) => void;
  onOpen: (option: Option, inNewTab: boolean) => void;
}

/** Where a record stands, in words: navigation groups, or page and headings above. */
function pathOf({ kind, page, trail }: Hit, isMore: boolean): string {
  if (isMore) {
    return kind === 'page' ? '' : trail.join(' › ');
  }
  return (kind === 'page' ? trail : [page, ...trail]).join(' › ');
}

/** Kept while the selection moves: cutting excerpts is the dearest part of the list. */
const HitContent = memo(function HitContent({ hit, isMore }: { hit: Hit; isMore: boolean }) {
  const path = pathOf(hit, isMore);
  return (
    <>
      {path !== '' && <Path>{path}</Path>}
      <Title>
        <Marked {...highlight(hit.heading, hit.terms)} />
      </Title>
      {hit.text !== '' && (
        <ExcerptText>
          <Marked {...excerpt(hit.text, hit.terms, isMore ? SHORT_EXCERPT : LONG_EXCERPT)} />
        </ExcerptText>
      )}
    </>
  );
});

/** One line of the list: a real link to a page or section, or the way to another product's results. */
export default function ResultOption({
  option,
  isActive,
  onHover,
  onOpen,
}: ResultOptionProps): ReactNode {
  const common = {
    'aria-selected': isActive,
    id: option.id,
    onMouseMove: onHover,
    role: 'option',
    // The focus stays in the field; the selection is told by `aria-activedescendant`.
    tabIndex: -1,
  };
  if (option.kind === 'other') {
    const pages = option.count === 1 ? '1 page' : `${option.count} pages`;
    return (
      <OptionLine {...common} onClick={() => onOpen(option, false)}>
        <Title>{`Show ${pages} in ${option.label}`}</Title>
        <Icon className="arrow" name="chevronRight" />
      </OptionLine>
    );
  }
  return (
    <OptionLink
      {...common}
      className={option.isMore ? 'more' : undefined}
      href={option.hit.url}
      onClick={onPlainClick(() => onOpen(option, false))}
    >
      <HitContent hit={option.hit} isMore={option.isMore} />
    </OptionLink>
  );
}
