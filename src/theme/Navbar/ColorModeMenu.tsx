import type { Choices } from '@site/plugins/site-companion/shared/choices/registry';
import ChoiceRadios from '@site/plugins/site-companion/shared/choices/ChoiceRadios';
import Icon, { type IconName } from '@site/plugins/shared/components/Icon';
import Menu from '@site/src/components/Menu';
import item from '@site/src/components/Menu/item.module.css';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './ColorModeMenu.module.css';

const MODES: readonly { value: Choices['themeChoice']; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'system' },
];

/**
 * The color-mode switch. The starter handles the radios, before React and after: it is the only one
 * that writes the choice. Without scripts the operating system decides.
 */
export default function ColorModeMenu(): ReactNode {
  return (
    <Menu
      button={MODES.map(({ value, icon }) => (
        <span key={value} className={styles[value]}>
          <Icon name={icon} />
        </span>
      ))}
      className="needs-script"
      id="siteColorMode"
      label="Color mode"
    >
      <ChoiceRadios
        choice="themeChoice"
        className={styles.choices}
        label="Color mode"
        name="color-mode"
        options={MODES.map(({ value, label, icon }) => ({
          value,
          className: clsx(item.item, item.radio),
          children: (
            <>
              <Icon name={icon} />
              <span className={item.label}>{label}</span>
              <Icon className={item.check} name="check" />
            </>
          ),
        }))}
      />
    </Menu>
  );
}
