import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import styles from './styles.module.css';

/** The narrowest a demo gets, in px. */
const MIN_WIDTH_PX = 240;
/** What an arrow key changes, in percent of the full width. */
const STEP = 4;
const FULL = 100;

interface ResizeHandleProps {
  /** What is made narrower. */
  target: RefObject<HTMLElement | null>;
  title: string;
}

/** Tries a demo at other widths, by pointer and by keyboard. */
export default function ResizeHandle({ target, title }: ResizeHandleProps): ReactNode {
  const [percent, setPercent] = useState(FULL);
  const [dragging, setDragging] = useState(false);
  const [width, setWidth] = useState<number>();

  useEffect(() => {
    const element = target.current;
    if (element) {
      element.style.width = percent === FULL ? '' : `${percent}%`;
      setWidth(percent === FULL ? undefined : Math.round(element.clientWidth));
    }
  }, [percent, target]);

  const resize = (wanted: number): void => {
    const full = target.current?.parentElement?.clientWidth ?? MIN_WIDTH_PX;
    const least = Math.min((MIN_WIDTH_PX / full) * FULL, FULL);
    setPercent(Math.round(Math.min(Math.max(wanted, least), FULL) * 10) / 10);
  };
  const drag = ({ clientX }: PointerEvent): void => {
    const stage = target.current;
    if (dragging && stage?.parentElement) {
      const { left } = stage.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(stage.parentElement);
      const full =
        stage.parentElement.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      resize(((clientX - left) / full) * FULL);
    }
  };
  const press = (event: KeyboardEvent): void => {
    const wanted: Record<string, number> = {
      ArrowLeft: percent - STEP,
      ArrowRight: percent + STEP,
      Home: 0,
      End: FULL,
      Enter: FULL,
    };
    const next = wanted[event.key];
    if (next !== undefined) {
      event.preventDefault();
      resize(next);
    }
  };

  return (
    <div
      aria-label={`Width of ${title}`}
      aria-orientation="vertical"
      aria-valuemax={FULL}
      aria-valuemin={0}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={width === undefined ? 'Full width' : `${width} pixels`}
      className={styles.handle}
      data-dragging={dragging || undefined}
      role="separator"
      tabIndex={0}
      title="Drag to try widths, double-click for all of it"
      onDoubleClick={() => resize(FULL)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={drag}
      onPointerUp={() => setDragging(false)}
      onPointerCancel={() => setDragging(false)}
    >
      {width !== undefined && <span className={styles.width}>{width} px</span>}
    </div>
  );
}
