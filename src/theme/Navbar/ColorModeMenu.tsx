import { alignRadios } from '@site/plugins/shared/choices/radios';
import type { Choices } from '@site/plugins/shared/choices/registry';
import Icon, { type IconName } from '@site/plugins/shared/components/Icon';
import Menu from '@site/src/components/Menu';
import { MenuRadio } from '@site/src/components/Menu/MenuItem';
import type { ReactNode } from 'react';
import styles from './ColorModeMenu.module.css';

const MODES: readonly { value: Choices['themeChoice']; label: string; icon: IconName }[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'system' },
];

/**
 * The colour-mode switch. The starter handles the radios, before React and after: it is the only one
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
      id="color-mode"
      label="Color mode"
    >
      <fieldset ref={alignRadios} className={styles.choices}>
        <legend className="visually-hidden">Color mode</legend>
        {MODES.map(({ value, label, icon }) => (
          <MenuRadio
            key={value}
            defaultChecked={value === 'system'}
            icon={<Icon name={icon} />}
            choice="themeChoice"
            name="color-mode"
            value={value}
          >
            {label}
          </MenuRadio>
        ))}
      </fieldset>
    </Menu>
  );
}
