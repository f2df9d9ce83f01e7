import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { remembered } from '../../../shared/remembered';
import {
  type CardContent,
  contentOf,
  type PagePreview,
  parsePreview,
  previewFileOf,
} from '../../shared/preview';
import { Card, Lead, Path, Text, Title } from './styled';

/** A card and its link. */
export interface PreviewCardProps {
  link: HTMLAnchorElement;
  /** The page's address. */
  address: string;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The link as the card's anchor (CSS anchor positioning). */
const ANCHOR = '--link-preview';
/** Distance of the card from its link, and from the window's edges, in px. */
const GAP = 8;
/** Must be that of the card's style. */
const WIDTH = 340;

async function fetchPreview(address: string): Promise<PagePreview | undefined> {
  const response = await fetch(previewFileOf(address));
  return response.ok ? parsePreview(await response.json()) : undefined;
}

/** A page's preview, asked for once; nothing if there is none, for a card is only an extra. */
const loadPreview = remembered((address: string) => fetchPreview(address).catch(() => undefined));

/** Where browsers cannot place a box by its anchor: below the link, or above it, inside the window. */
function place(card: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom } = link.getBoundingClientRect();
  const below = bottom + GAP;
  const fits = below + card.offsetHeight < innerHeight;
  card.style.left = `${Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))}px`;
  card.style.top = `${fits ? below : Math.max(GAP, top - GAP - card.offsetHeight)}px`;
}

/** Says what is behind a link: page or section, description, first lines. */
export default function PreviewCard({
  link,
  address,
  onStay,
  onLeave,
  onClose,
}: PreviewCardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const [content, setContent] = useState<CardContent>();

  useEffect(() => {
    let isWanted = true;
    void loadPreview(address).then((page) => {
      if (isWanted && page) {
        setContent(contentOf(page, link.hash));
      }
    });
    return () => {
      isWanted = false;
    };
  }, [address, link]);

  useEffect(() => {
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        onClose();
      }
    };
    addEventListener('keydown', closeByKey, true);
    return () => removeEventListener('keydown', closeByKey, true);
  }, [onClose]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element || !content) {
      return undefined;
    }
    link.style.setProperty('anchor-name', ANCHOR);
    element.showPopover();
    if (!CSS.supports('position-area: bottom')) {
      place(element, link);
    }
    return () => {
      link.style.removeProperty('anchor-name');
      if (link.getAttribute('style') === '') {
        link.removeAttribute('style');
      }
    };
  }, [content, link]);

  return (
    content && (
      <Card
        aria-hidden="true"
        onPointerEnter={onStay}
        onPointerLeave={onLeave}
        popover="manual"
        ref={card}
      >
        {content.path !== undefined && <Path>{content.path}</Path>}
        <Title>{content.title}</Title>
        {content.lead !== undefined && <Lead>{content.lead}</Lead>}
        {content.text !== '' && <Text>{content.text}</Text>}
      </Card>
    )
  );
}
