import { useHistory } from '../router';

// Exports the real function by its file path, because the package's index imports Docusaurus's entire client.
export { processAdmonitionProps } from '../../../../../node_modules/@docusaurus/theme-common/lib/utils/admonitionUtils';

type History = ReturnType<typeof useHistory>;

export const useHistorySelector = <Value>(select: (history: History) => Value): Value =>
  select(useHistory());
