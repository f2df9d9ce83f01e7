import type { StorageManager } from '@mui/material/styles';
import { observeChoices, setChoices, getChoices } from '@site/plugins/choices/html';
import { parseChoices } from '@site/plugins/choices/registry';

/** MUI's storage key for the mode. MUI's other keys are for themes with more than two schemes. */
const MODE_KEY = 'mui-mode';

/**
 * Connects MUI's `useColorScheme()` with the reader's choice, which is an attribute of `<html>`. MUI stores nothing
 * itself.
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
