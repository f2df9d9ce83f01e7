import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { PublishedIndex } from '../../engine/published';
import { ALL_PRODUCTS, type Results, type Scope } from '../../engine/results';

interface ScopeControlProps {
  published: readonly PublishedIndex[];
  /** The number of pages by product. `undefined` if there is no query. */
  counts: Results['counts'] | undefined;
  /** Whether the text has loaded, so that the numbers are final. Otherwise, they have space but aren't shown. */
  isReady: boolean;
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** Renders radio buttons for the product to search, with the number of pages found in each. */
export default function ScopeControl({
  published,
  counts,
  isReady,
  scope,
  onChange,
}: ScopeControlProps): ReactNode {
  if (published.length < 2) {
    return null;
  }
  const choices = [
    {
      value: ALL_PRODUCTS,
      label: translate({ id: 'search.scope.all', message: 'All' }),
      count: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
    },
    ...published.map(({ id, label }) => ({
      value: id,
      label,
      count: counts && (counts[id] ?? 0),
    })),
  ];
  return (
    <fieldset className="scope">
      <legend className="visually-hidden">
        {translate({ id: 'search.scope.legend', message: 'Search in' })}
      </legend>
      <div className="tabs">
        {choices.map(({ value, label, count }) => (
          <label key={value}>
            <input
              checked={scope === value}
              className="visually-hidden"
              disabled={isReady && count === 0}
              name="search-scope"
              onChange={() => onChange(value)}
              type="radio"
              value={value}
            />
            <span>{label}</span>
            {count !== undefined && (
              <span className="count">
                {isReady && (
                  <>
                    <span>{count}</span>
                    <span className="visually-hidden">
                      {' '}
                      {translate({ id: 'search.scope.found', message: 'pages found' })}
                    </span>
                  </>
                )}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
