import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { ALL_PRODUCTS, type ProductMatches, type Scope } from '../../engine/resultList';

interface ScopeControlProps {
  found: readonly ProductMatches[];
  /** Whether the numbers of pages are final. */
  hasCounts: boolean;
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** Renders radio buttons for the product to search, with the number of pages found in each. */
export default function ScopeControl({
  found,
  hasCounts,
  scope,
  onChange,
}: ScopeControlProps): ReactNode {
  if (found.length < 2) {
    return null;
  }
  const choices = [
    {
      value: ALL_PRODUCTS,
      label: translate({ id: 'search.scope.all', message: 'All' }),
      count: found.reduce((sum, { pages }) => sum + pages.length, 0),
    },
    ...found.map(({ published: { id, label }, pages }) => ({
      value: id,
      label,
      count: pages.length,
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
              name="search-scope"
              onChange={() => onChange(value)}
              type="radio"
              value={value}
            />
            <span>{label}</span>
            {hasCounts && (
              <span className="count">
                <span>{count}</span>
                <span className="visually-hidden">
                  {' '}
                  {translate({ id: 'search.scope.found', message: 'pages found' })}
                </span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
