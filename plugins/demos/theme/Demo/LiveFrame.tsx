import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getCurrentScheme } from '../../../shared/schemes';
import {
  type PageMessage,
  parseFrameMessage,
  type RunFile,
  SANDBOX_TOKENS,
} from '../../shared/frames';

let textFont: Promise<ArrayBuffer | undefined> | undefined;

/**
 * Fetches the font file of the site's text font. The page has already loaded it, so it comes from the browser's cache.
 */
async function fetchTextFont(): Promise<ArrayBuffer | undefined> {
  const link = document.querySelector<HTMLLinkElement>('link[as="font"]');
  const response = link && (await fetch(link.href));
  return response?.ok ? response.arrayBuffer() : undefined;
}

interface LiveFrameProps {
  title: string;
  /** The URL path of the frame for edited code. */
  src: string;
  files: RunFile[];
  /** Called when the frame is about to evaluate the code. */
  onStart: () => void;
  /** Called after each run, with the error message or `null`. */
  onResult: (error: string | null) => void;
}

/** Renders the sandboxed frame that runs a reader's code in place of the built demo. */
export default function LiveFrame(props: LiveFrameProps): ReactNode {
  const { title, src, files, onStart, onResult } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const latest = useRef(files);
  latest.current = files;
  // The frame's name passes the color scheme to the frame before its first paint.
  const [name] = useState(getCurrentScheme);

  /** Sends a message to the frame. The target origin is `*`, because an opaque origin can't be named. */
  const send = (message: PageMessage): void =>
    element.current?.contentWindow?.postMessage(message, '*');

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== 'null' || source !== element.current?.contentWindow) {
        return;
      }
      const message = parseFrameMessage(data);
      if (message?.type === 'demo:ready') {
        isReady.current = true;
        textFont ??= fetchTextFont().catch(() => undefined);
        void textFont.then((font) => font && send({ type: 'demo:font', font }));
        send({ type: 'demo:run', files: latest.current });
      } else if (message?.type === 'demo:start') {
        onStart();
      } else if (message?.type === 'demo:result') {
        onResult(message.error);
      }
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [onStart, onResult]);

  useEffect(() => {
    if (isReady.current) {
      send({ type: 'demo:run', files });
    }
  }, [files]);

  return <iframe ref={element} name={name} sandbox={SANDBOX_TOKENS} src={src} title={title} />;
}
