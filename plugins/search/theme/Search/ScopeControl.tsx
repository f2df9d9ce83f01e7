import type { ReactNode } from 'react';
import type { PublishedIndex } from '../../engine/published';
import { ALL, type Found, type Scope } from '../../engine/resultList';
import { Count, ScopeBar, ScopeChoice } from './styled';

interface ScopeControlProps {
  published: readonly PublishedIndex[];
  /** What was found; empty without a query. */
  found: readonly Found[];
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** Chooses where to look, and says how much each product has. */
export default function ScopeControl({
  published,
  found,
  scope,
  onChange,
}: ScopeControlProps): ReactNode {
  if (published.length < 2) {
    return null;
  }
  const countOf = (id: string): number | undefined =>
    found.find((entry) => entry.published.id === id)?.pages.length;
  const choices = [
    ...published.map(({ id, label }) => ({ value: id, label, count: countOf(id) })),
    { value: ALL, label: published.length === 2 ? 'Both' : 'All', count: undefined },
  ];
  return (
    <ScopeBar>
      <legend className="visually-hidden">Search in</legend>
      {choices.map(({ value, label, count }) => (
        <ScopeChoice key={value}>
          <input
            checked={scope === value}
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
                  {count === 1 ? ' page found' : ' pages found'}
                </span>
              </Count>
            )}
          </span>
        </ScopeChoice>
      ))}
    </ScopeBar>
  );
}
