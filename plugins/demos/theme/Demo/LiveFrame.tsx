import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getCurrentScheme } from '../../../choices/schemes';
import { isRecord } from '../../../shared/unknown';
import { type PageMessage, type RunFile, SANDBOX_TOKENS } from '../../shared/frames';

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

  /** Sends the code to the frame. The target origin is `*`, because an opaque origin can't be named. */
  const run = (): void => {
    const message: PageMessage = { type: 'demo:run', files: latest.current };
    element.current?.contentWindow?.postMessage(message, '*');
  };

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== 'null' || source !== element.current?.contentWindow) {
        return;
      }
      // Edited code can send anything.
      const { type, error } = isRecord(data) ? data : {};
      if (type === 'demo:mounted') {
        isReady.current = true;
        run();
      } else if (type === 'demo:start') {
        onStart();
      } else if (type === 'demo:result') {
        onResult(typeof error === 'string' ? error : null);
      }
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [onStart, onResult]);

  useEffect(() => {
    if (isReady.current) {
      run();
    }
  }, [files]);

  return <iframe ref={element} name={name} sandbox={SANDBOX_TOKENS} src={src} title={title} />;
}
