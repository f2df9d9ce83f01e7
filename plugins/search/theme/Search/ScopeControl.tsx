import { translate } from '@docusaurus/Translate';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { NativeLabel } from '../../../shared/components/nativeControls';
import type { PublishedIndex } from '../../engine/published';
import { ALL_PRODUCTS, type ProductMatches, type Scope } from '../../engine/resultList';
import { Count, ScopeBar } from './styled';

interface ScopeControlProps {
  published: readonly PublishedIndex[];
  /** The pages found in each product. Empty if there is no query. */
  found: readonly ProductMatches[];
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** Renders radio buttons for the product to search, with the number of pages found in each. */
export default function ScopeControl({
  published,
  found,
  scope,
  onChange,
}: ScopeControlProps): ReactNode {
  if (published.length < 2) {
    return null;
  }
  const getCount = (id: string): number | undefined =>
    found.find((entry) => entry.published.id === id)?.pages.length;
  const total = found.reduce((sum, { pages }) => sum + pages.length, 0);
  const choices = [
    ...published.map(({ id, label }) => ({ value: id, label, count: getCount(id) })),
    {
      value: ALL_PRODUCTS,
      label:
        published.length === 2
          ? translate({ id: 'search.both', message: 'Both' })
          : translate({ id: 'search.all', message: 'All' }),
      // The total would be wrong while an index is still loading.
      count: found.length === published.length ? total : undefined,
    },
  ];
  return (
    <ScopeBar>
      <legend className="visually-hidden">
        {translate({ id: 'search.scope', message: 'Search in' })}
      </legend>
      <ToggleButtonGroup role={undefined}>
        {choices.map(({ value, label, count }) => (
          <ToggleButton
            key={value}
            component={NativeLabel}
            selected={scope === value}
            value={value}
          >
            <input
              checked={scope === value}
              className="visually-hidden"
              name="search-scope"
              onChange={() => onChange(value)}
              type="radio"
              value={value}
            />
            <span>
              <span>{label}</span>{' '}
              {count !== undefined && (
                <Count>
                  <span>{count}</span>
                  <span className="visually-hidden">
                    {' '}
                    {count === 1
                      ? translate({ id: 'search.pageFound', message: 'page found' })
                      : translate({ id: 'search.pagesFound', message: 'pages found' })}
                  </span>
                </Count>
              )}
            </span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </ScopeBar>
  );
}
