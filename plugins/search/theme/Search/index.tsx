import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import { OPEN_RESULT } from '../../shared/events';

/** Opens the results of the search, which isn't part of the app, without loading the whole page. */
export default function SearchNavigation(): null {
  const history = useHistory();
  useEffect(() => {
    const open = (event: Event): void => {
      event.preventDefault();
      history.push((event as CustomEvent<string>).detail);
    };
    document.addEventListener(OPEN_RESULT, open);
    return () => document.removeEventListener(OPEN_RESULT, open);
  }, [history]);
  return null;
}
