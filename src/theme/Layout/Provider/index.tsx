import { composeProviders, useColorMode } from '@docusaurus/theme-common';
import { ColorModeProvider, PluginHtmlClassNameProvider } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  followChoices,
  shownChoices,
} from '@site/plugins/site-companion/shared/choices/attributes';
import type { AdSettings } from '@site/plugins/site-companion/shared/settings';
import { AdProvider } from '@theme/AdProvider';
import { DocsProvider } from '@theme/DocsProvider';
import type { Props } from '@theme/Layout/Provider';
import { type ReactNode, useEffect } from 'react';

const Provider = composeProviders([ColorModeProvider, PluginHtmlClassNameProvider]);

/**
 * Keeps Docusaurus's color mode in step with the attributes of `<html>`, which the starter sets: a
 * component that asks `useColorMode()` hears of every change.
 */
function FollowColorMode(): null {
  const { setColorMode } = useColorMode();
  useEffect(() => {
    let followed = shownChoices().themeChoice;
    return followChoices(() => {
      const { themeChoice } = shownChoices();
      // Docusaurus writes the attribute too, with the value that it has just been told.
      if (themeChoice !== followed) {
        followed = themeChoice;
        setColorMode(themeChoice === 'system' ? null : themeChoice);
      }
    });
  }, [setColorMode]);
  return null;
}

/** Ejected: the providers that this theme uses, without those of the stock navbar. */
export default function LayoutProvider({ children }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { ads } = usePluginData('site-companion') as { ads: AdSettings };
  return (
    <Provider>
      <FollowColorMode />
      <DocsProvider value={{ repository: siteConfig.customFields?.repository as string }}>
        <AdProvider value={ads}>{children}</AdProvider>
      </DocsProvider>
    </Provider>
  );
}
