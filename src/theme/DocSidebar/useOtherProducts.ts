import useBaseUrl from '@docusaurus/useBaseUrl';
import { useProduct } from '@site/src/components/useProduct';
import { useUnlisted } from '@site/src/components/useUnlisted';
import { useOnDemand } from '@site/plugins/shared/useOnDemand';
import { useEffect, useMemo } from 'react';
import type { OtherProduct } from './otherProducts';

const loadTrees = () => import(/* webpackChunkName: "shell-sidebar" */ './otherProducts');

/**
 * The other products' pages, fetched when they are first wanted: few readers filter.
 *
 * @param isWanted whether they are
 * @returns nothing until they are there; none of them if they cannot be had
 */
export function useOtherProducts(isWanted: boolean): readonly OtherProduct[] | undefined {
  const { id } = useProduct();
  const base = useBaseUrl('/');
  const { part, state, ask } = useOnDemand(loadTrees);
  useEffect(() => {
    if (isWanted) {
      ask();
    }
  }, [isWanted, ask]);
  const isUnlisted = useUnlisted();
  const others = useMemo(
    () => part?.otherProducts(id, base, isUnlisted),
    [part, id, base, isUnlisted],
  );
  // The page's own product is filtered all the same, and the search knows the rest.
  return state === 'failed' ? [] : others;
}
