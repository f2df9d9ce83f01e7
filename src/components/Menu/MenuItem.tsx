import type { ReactNode } from 'react';
import Icon from '@site/plugins/shared/components/Icon';
import SiteLink from '@site/plugins/shared/components/SiteLink';
import styles from './item.module.css';

interface MenuLinkProps {
  /** An address on this site or elsewhere. */
  to: string;
  /** The current choice: marked, and told to assistive technology. */
  current?: boolean;
  children: ReactNode;
}

/** A link in a menu. */
export function MenuLink({ to, current = false, children }: MenuLinkProps): ReactNode {
  return (
    <SiteLink aria-current={current ? 'true' : undefined} className={styles.item} to={to}>
      <span className={styles.label}>{children}</span>
      {current && <Icon name="check" />}
    </SiteLink>
  );
}

interface MenuLanguageProps {
  /** The same page in that language; left out for the language that is shown. */
  href?: string;
  lang?: string;
  children: ReactNode;
}

/** A language in a menu: a full page load, because each language is a build of its own. */
export function MenuLanguage({ href, lang, children }: MenuLanguageProps): ReactNode {
  return href ? (
    <a className={styles.item} href={href} hrefLang={lang} lang={lang}>
      {children}
    </a>
  ) : (
    <span aria-current="true" className={styles.item} lang={lang}>
      <span className={styles.label}>{children}</span>
      <Icon name="check" />
    </span>
  );
}
