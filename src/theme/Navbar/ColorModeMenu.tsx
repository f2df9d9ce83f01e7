import { translate } from '@docusaurus/Translate';
import ListItemButton from '@mui/material/ListItemButton';
import { NativeLabel } from '@site/plugins/shared/components/nativeControls';
import { ChoiceRadio } from '@site/plugins/choices/ChoiceRadios';
import { updateRadios } from '@site/plugins/choices/radios';
import type { Choices } from '@site/plugins/choices/registry';
import Icon, { type IconName } from '@site/plugins/shared/components/Icon';
import Menu from '@site/src/components/Menu';
import type { ReactNode } from 'react';
import styles from './ColorModeMenu.module.css';

const MODES: readonly { value: Choices['themeChoice']; label: string; icon: IconName }[] = [
  {
    value: 'light',
    label: translate({ id: 'site.colorMode.light', message: 'Light' }),
    icon: 'sun',
  },
  { value: 'dark', label: translate({ id: 'site.colorMode.dark', message: 'Dark' }), icon: 'moon' },
  {
    value: 'system',
    label: translate({ id: 'site.colorMode.system', message: 'System' }),
    icon: 'system',
  },
];

const LABEL = translate({ id: 'site.colorMode', message: 'Color mode' });

/**
 * Renders the color modes as native radio buttons, which the inline script handles both before and after hydration.
 * Without JavaScript, the operating system's color scheme applies.
 */
export default function ColorModeMenu(): ReactNode {
  return (
    <Menu
      button={(['sun', 'moon'] as const).map((icon) => (
        <span key={icon} className={styles[icon]}>
          <Icon name={icon} />
        </span>
      ))}
      className="needs-script"
      id="siteColorMode"
      label={LABEL}
    >
      <fieldset ref={updateRadios}>
        <legend className="visually-hidden">{LABEL}</legend>
        {MODES.map(({ value, label, icon }) => (
          <ListItemButton key={value} className={styles.choice} component={NativeLabel}>
            <ChoiceRadio choice="themeChoice" name="color-mode" value={value} />
            <Icon name={icon} />
            <span className={styles.label}>{label}</span>
            <Icon className={styles.check} name="check" />
          </ListItemButton>
        ))}
      </fieldset>
    </Menu>
  );
}
