import { translate } from '@docusaurus/Translate';
import Link from '@mui/material/Link';
import { createPlainClickHandler } from '@site/plugins/shared/plainClick';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import styles from './styles.module.css';
import type { ZoomDialogProps } from './ZoomDialog';

/** Whether pictures are inside a link, so that a click opens the link instead of the zoom dialog. */
export const InsideLinkContext = createContext(false);

interface ImageZoomProps extends ComponentProps<'img'> {
  /** Content that is rendered over the picture, on the page and in the dialog. */
  over?: ReactNode;
}

/**
 * Renders a picture that a click enlarges. The picture is a link to its file, so that it opens without scripts. A click
 * before React has started is replayed.
 *
 * The dialog is a native one, because a native dialog handles the focus, Esc, and the inert page behind it. The package
 * medium-zoom isn't used, because it has no keyboard support.
 */
export default function ImageZoom({ over, ...props }: ImageZoomProps): ReactNode {
  const isLinked = useContext(InsideLinkContext);
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ZoomDialogProps>>();
  const image = <img decoding="async" loading="lazy" {...props} />;
  // A link inside a link is invalid HTML: browsers restructure it, and React can't hydrate the result.
  if (isLinked || !props.src) {
    return image;
  }
  const { src, alt = '' } = props;
  return (
    <>
      <Link
        aria-haspopup="dialog"
        className={styles.zoom}
        data-replay-click=""
        href={src}
        onClick={createPlainClickHandler(() => {
          import(/* webpackChunkName: "shell-zoom" */ './ZoomDialog').then(
            (module) => {
              setDialog(() => module.default);
              setIsOpen(true);
            },
            // Without the dialog, the browser can still show the file.
            () => location.assign(src),
          );
        })}
      >
        {image}
        {over}
        {/* The link's name starts with the picture's description, so that speech control finds the link by it. */}
        <span className="visually-hidden">
          {translate({ id: 'site.picture.enlarge', message: 'Enlarge the picture' })}
        </span>
      </Link>
      {Dialog && isOpen && (
        <Dialog alt={alt} onClose={() => setIsOpen(false)} over={over} src={src} />
      )}
    </>
  );
}
