import type { StorageManager } from '@mui/material/styles';
import {
  observeChoices,
  setChoices,
  getChoices,
} from '@site/plugins/site-companion/shared/choices/attributes';
import { parseChoices } from '@site/plugins/site-companion/shared/choices/parse';

/** MUI's storage key for the mode. MUI's other keys are for themes with more than two schemes. */
const MODE_KEY = 'mui-mode';

/**
 * Connects MUI's `useColorScheme()` with the reader's choice. The attributes of `<html>` are the single source of
 * truth, and the inline script persists them. MUI stores nothing itself. A change in MUI, Docusaurus, another tab, or a
 * radio button applies to all of them.
 */
export const colorModeStorage: StorageManager = ({ key }) => {
  const isMode = key === MODE_KEY && typeof document !== 'undefined';
  return {
    get: (defaultValue: unknown) => (isMode ? getChoices().themeChoice : defaultValue),
    set: (value) => {
      if (isMode) {
        setChoices(parseChoices({ themeChoice: String(value) }));
      }
    },
    subscribe: (handler) =>
      isMode ? observeChoices(() => handler(getChoices().themeChoice)) : () => undefined,
  };
};
