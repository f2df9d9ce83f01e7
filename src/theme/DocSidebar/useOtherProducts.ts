import useBaseUrl from '@docusaurus/useBaseUrl';
import { useProduct } from '@site/src/components/useProduct';
import { useEffect, useState } from 'react';
import type { OtherProduct } from './otherProducts';

/**
 * The other products' pages, fetched when they are first wanted: few readers filter.
 *
 * @param isWanted whether they are
 * @returns nothing until they are there; none of them if they cannot be had
 */
export function useOtherProducts(isWanted: boolean): readonly OtherProduct[] | undefined {
  const { id } = useProduct();
  const base = useBaseUrl('/');
  const [others, setOthers] = useState<readonly OtherProduct[]>();
  useEffect(() => {
    let isCurrent = isWanted;
    if (isWanted) {
      void import('./otherProducts')
        .then(({ otherProducts }) => otherProducts(id, base))
        // The page's own product is filtered all the same, and the search knows the rest.
        .catch(() => [])
        .then((products) => isCurrent && setOthers(products));
    }
    return () => {
      isCurrent = false;
    };
  }, [isWanted, id, base]);
  return others;
}
