import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A table in a box that scrolls where the table is wider. What scrolls must be reachable by keyboard, and
 * what does not is no stop: until the browser has measured it, as without JavaScript, it is one.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    // Called after each layout in which the width has changed, so that measuring costs none.
    const observer = new ResizeObserver(() => {
      setScrolls(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="table"
      {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': 'Table' })}
    >
      <table {...props} />
    </div>
  );
}
