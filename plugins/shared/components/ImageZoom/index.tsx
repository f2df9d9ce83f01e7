import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import { onPlainClick } from '../../plainClick';
import styles from './styles.module.css';
import type { ZoomDialogProps } from './ZoomDialog';

/** Whether a picture is part of a link's text, and leads where the link does. */
export const InsideLink = createContext(false);

interface ImageZoomProps extends ComponentProps<'img'> {
  /** What is drawn over the picture, also where it is large. */
  over?: ReactNode;
}

/**
 * A picture of a page's text; a click shows it large. It is a link to the picture itself, so that
 * without scripts the browser shows it; a click before React is kept for the dialog.
 *
 * The dialog is the browser's own, and not the package made for this (medium-zoom): it brings focus,
 * Esc and an inert page behind it, for which that package has no keyboard at all.
 */
export default function ImageZoom({ over, ...props }: ImageZoomProps): ReactNode {
  const isLinked = useContext(InsideLink);
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ZoomDialogProps>>();
  const image = <img decoding="async" loading="lazy" {...props} />;
  // A link inside a link is invalid HTML, which browsers take apart and React can't hydrate.
  if (isLinked || !props.src) {
    return image;
  }
  const { src, alt = '' } = props;
  return (
    <>
      <a
        aria-haspopup="dialog"
        aria-label={alt === '' ? 'Enlarge the picture' : `Enlarge: ${alt}`}
        className={styles.zoom}
        data-needs-app=""
        href={src}
        onClick={onPlainClick(() => {
          import(/* webpackChunkName: "shell-zoom" */ './ZoomDialog').then(
            (module) => {
              setDialog(() => module.default);
              setIsOpen(true);
            },
            // What cannot be loaded is no reason not to show the picture.
            () => location.assign(src),
          );
        })}
      >
        {image}
        {over}
      </a>
      {Dialog && isOpen && (
        <Dialog alt={alt} onClose={() => setIsOpen(false)} over={over} src={src} />
      )}
    </>
  );
}
