import { translate } from '@docusaurus/Translate';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';

/**
 * Renders a table in a box, which scrolls if the table is wider than the box. Only a box that scrolls needs to be a tab
 * stop, but the box is one until the browser has measured the table, and if JavaScript is disabled.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const [scrolls, setScrolls] = useState(true);
  const observeSize = useCallback((box: HTMLDivElement) => {
    // The observer's callback runs after layout, so reading the width doesn't force another layout.
    const observer = new ResizeObserver(() => setScrolls(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={observeSize}
      className="table"
      {...(scrolls && {
        role: 'group',
        tabIndex: 0,
        'aria-label': translate({ id: 'site.table', message: 'Table' }),
      })}
    >
      <table {...props} />
    </div>
  );
}
