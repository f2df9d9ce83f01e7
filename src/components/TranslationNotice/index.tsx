import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslation } from '@site/src/components/useTranslation';
import Admonition from '@theme/Admonition';
import type { ReactNode } from 'react';

/** Tells readers of another language that a page is not theirs yet, or is older than its original. */
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
          <Translate id="translation.shown">You are reading its original.</Translate>
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
          {/* Another language is another document. */}
          <a href={createUrl({ locale: defaultLocale, fullyQualified: false })}>
            <Translate id="translation.original">Read the original</Translate>
          </a>
        </p>
      </Admonition>
    );
  }
  return null;
}
