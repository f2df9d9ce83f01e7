import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import Icon from '../Icon';
import { Close, Dialog, Picture, Stage } from './styled';

/** A picture that is shown large. */
export interface ZoomDialogProps {
  src: string;
  alt: string;
  /** Drawn over the picture. */
  over?: ReactNode;
  onClose: () => void;
}

/** The picture as large as the window allows; on a phone larger, to be moved by the finger. */
export default function ZoomDialog({ src, alt, over, onClose }: ZoomDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) {
      dialog.current?.showModal();
    }
  }, []);
  return createPortal(
    <Dialog
      aria-label="Picture"
      onClick={({ currentTarget }) => currentTarget.close()}
      onClose={onClose}
      ref={dialog}
    >
      <Close aria-label="Close the picture">
        <Icon name="close" size={18} />
      </Close>
      <Stage>
        <Picture alt={alt} src={src} />
        {over}
      </Stage>
    </Dialog>,
    document.body,
  );
}
