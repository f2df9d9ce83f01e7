import { type ReactNode, useRef } from 'react';
import { frameAddress } from '../../../plugins/demos/sources/address';
import type { DemoSpec } from '../../../plugins/demos/types';
import phoneHeights from './phoneHeights.module.css';
import ResizeHandle from './ResizeHandle';
import styles from './styles.module.css';

interface StageProps {
  /** The address of the demo's frame. */
  address: string;
  height: string;
  phoneHeight: string | undefined;
  spec: DemoSpec;
  /** Called when a frame has loaded, or loaded anew. */
  onLoad: () => void;
}

/**
 * Where a demo plays: a frame of its own for each styling, because demos change `<html>`, global CSS
 * and storage. Its room is reserved, and a frame that is not shown is not loaded.
 */
export default function Stage(props: StageProps): ReactNode {
  const { address, height, phoneHeight, spec, onLoad } = props;
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.stage} data-twin="omit">
      <div ref={stage} className={styles.window}>
        {spec.stylings.map((styling) => (
          <iframe
            key={styling}
            className={phoneHeights.frame}
            data-phone-height={phoneHeight}
            data-styling={styling}
            height={height}
            loading="lazy"
            src={address + frameAddress(spec.id, styling).slice(frameAddress(spec.id).length)}
            title={`${spec.title} demo${styling === 'MUI System' ? '' : `, ${styling}`}`}
            onLoad={onLoad}
          />
        ))}
        <ResizeHandle target={stage} title={spec.title} />
      </div>
    </div>
  );
}
