import { useColorMode } from '@docusaurus/theme-common';
import { usePluginData } from '@docusaurus/useGlobalData';
import { observeChoices, getChoices } from '@site/plugins/choices/html';
import type { AdSettings } from '@site/plugins/site-companion/settings';
import { REPOSITORY } from '@site/src/site/urls';
import Provider from '@theme-original/Layout/Provider';
import { AdProvider } from '@theme/AdProvider';
import { DocsProvider } from '@theme/DocsProvider';
import type { Props } from '@theme/Layout/Provider';
import { type ReactNode, useEffect } from 'react';

/** Updates Docusaurus's `useColorMode()` when the reader's choice in the attributes of `<html>` changes. */
function ColorModeSync(): null {
  const { setColorMode } = useColorMode();
  useEffect(() => {
    let previous = getChoices().themeChoice;
    return observeChoices(() => {
      const { themeChoice } = getChoices();
      // Docusaurus sets the attributes again, to the same values, which changes no choice.
      if (themeChoice !== previous) {
        previous = themeChoice;
        setColorMode(themeChoice === 'system' ? null : themeChoice);
      }
    });
  }, [setColorMode]);
  return null;
}

/** Wraps Docusaurus's providers: adds those of the plugins. */
export default function LayoutProvider({ children }: Props): ReactNode {
  const { ads } = usePluginData('site-companion') as { ads: AdSettings };
  return (
    <Provider>
      <ColorModeSync />
      <DocsProvider value={{ repository: REPOSITORY }}>
        <AdProvider value={ads}>{children}</AdProvider>
      </DocsProvider>
    </Provider>
  );
}
