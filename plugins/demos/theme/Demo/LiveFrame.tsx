import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { shownScheme } from '../../../shared/schemes';
import { type PageMessage, parseFrameMessage, type RunFile } from '../../shared/messages';
import { SANDBOX } from '../../shared/frames';
import type { CodeStyling } from '../../shared/types';
import { loadTextFont } from './textFont';

/** What all frames of a demo have in common; `data-…` for the stylesheets. */
export type FrameProps = Pick<ComponentProps<'iframe'>, 'className' | 'height' | 'title'> & {
  'data-styling': CodeStyling;
  'data-phone-height': string | undefined;
};

interface LiveFrameProps {
  /** The frame's size, name and look. */
  frame: FrameProps;
  /** Its address. */
  source: string;
  files: RunFile[];
  /** Called when the code is about to be evaluated. */
  onStart: () => void;
  /** Called with what went wrong, or `null`. */
  onResult: (error: string | null) => void;
}

/** The frame in which a reader's code runs, in place of the demo as it was built. */
export default function LiveFrame(props: LiveFrameProps): ReactNode {
  const { frame, source, files, onStart, onResult } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const latest = useRef(files);
  latest.current = files;
  // In its name the frame finds the colors of its first paint.
  const [name] = useState(shownScheme);

  /** To any origin: the frame has none that could be named. */
  const send = (message: PageMessage): void =>
    element.current?.contentWindow?.postMessage(message, '*');

  useEffect(() => {
    const listen = ({ origin, source: sender, data }: MessageEvent): void => {
      if (origin !== 'null' || sender !== element.current?.contentWindow) {
        return;
      }
      const message = parseFrameMessage(data);
      if (message?.type === 'demo:ready') {
        isReady.current = true;
        send({ type: 'demo:scheme', scheme: shownScheme() });
        void loadTextFont().then((font) => font && send({ type: 'demo:font', font }));
        send({ type: 'demo:run', files: latest.current });
      } else if (message?.type === 'demo:start') {
        onStart();
      } else if (message?.type === 'demo:result') {
        onResult(message.error);
      }
    };
    const colors = new MutationObserver(() => send({ type: 'demo:scheme', scheme: shownScheme() }));
    addEventListener('message', listen);
    colors.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      removeEventListener('message', listen);
      colors.disconnect();
    };
  }, [onStart, onResult]);

  useEffect(() => {
    if (isReady.current) {
      send({ type: 'demo:run', files });
    }
  }, [files]);

  return <iframe {...frame} ref={element} name={name} sandbox={SANDBOX} src={source} />;
}
