import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslation } from '@site/src/components/useTranslation';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** Shows a message if a page isn't translated yet, or if its translation is older than the original. */
export default function TranslationNotice(): ReactNode {
  const { original, isOutdated } = useTranslation();
  const { defaultLocale } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  if (original) {
    return (
      <Admonition
        title={<Translate id="translation.missing">This page is not translated yet</Translate>}
        type="info"
      >
        <p>
          <Translate id="translation.shown">You are reading the original version.</Translate>
        </p>
      </Admonition>
    );
  }
  if (isOutdated) {
    return (
      <Admonition
        title={
          <Translate id="translation.outdated">
            The original of this page has changed since it was translated
          </Translate>
        }
        type="warning"
      >
        <p>
          {/* Each language is a separate build, so the link must load a page. */}
          <a href={createUrl({ locale: defaultLocale, fullyQualified: false })}>
            <Translate id="translation.original">Read the original</Translate>
          </a>
        </p>
      </Admonition>
    );
  }
  return null;
}
