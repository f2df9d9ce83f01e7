import useBaseUrl from '@docusaurus/useBaseUrl';
import MDXA from '@theme/MDXComponents/A';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useSiteLink } from '../../../shared/components/SiteLink/useSiteLink';
import { previewedPage } from '../../shared/preview';
import type { PreviewCardProps } from './PreviewCard';

/** How long a pointer or the focus rests on a link, in ms, before its card comes. */
const REST_MS = 500;
/** How long a pointer may take, in ms, from the link to its card. */
const LEAVE_MS = 120;

interface Shown {
  link: HTMLAnchorElement;
  address: string;
  Card: ComponentType<PreviewCardProps>;
}

/**
 * A link of a page's text. Where a pointer rests on one that leads to another page, or the keyboard's
 * focus, a card says what is there. It is an extra: hidden from assistive technology, whose readers
 * it would only hold up, and absent on touch screens. Nothing of it is loaded before.
 */
export default function PreviewLink(props: ComponentProps<typeof MDXA>): ReactNode {
  const base = useBaseUrl('/');
  const link = useSiteLink(props.href);
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown(undefined);
  }, []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, LEAVE_MS);
  }, [close]);
  const stay = useCallback(() => clearTimeout(timer.current), []);

  const rest = (link: HTMLAnchorElement): void => {
    clearTimeout(timer.current);
    const address = previewedPage(new URL(link.href), new URL(location.href), base);
    if (address !== undefined && shown === undefined) {
      const wanted = setTimeout(() => {
        import('./PreviewCard').then(
          ({ default: Card }) => {
            // Another rest, or a leave, has the last word.
            if (timer.current === wanted) {
              setShown({ link, address, Card });
            }
          },
          () => undefined,
        );
      }, REST_MS);
      timer.current = wanted;
    }
  };
  return (
    <>
      <MDXA
        {...props}
        {...link}
        onBlur={close}
        onClick={close}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) {
            rest(currentTarget);
          }
        }}
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse') {
            rest(currentTarget);
          }
        }}
        onPointerLeave={leave}
      />
      {shown &&
        createPortal(
          <shown.Card
            address={shown.address}
            link={shown.link}
            onClose={close}
            onLeave={leave}
            onStay={stay}
          />,
          document.body,
        )}
    </>
  );
}
