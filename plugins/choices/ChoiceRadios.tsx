import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { NativeLabel } from '../shared/components/nativeControls';
import { updateRadios } from './radios';
import { type ChoiceName, DEFAULT_CHOICES } from './registry';

interface GroupProps {
  choice: ChoiceName;
  /** The name of the radio group, which must be unique on the page. */
  name: string;
}

/** Renders the native radio button of an option. The caller wraps it in a label. */
export function ChoiceRadio({ choice, name, value }: GroupProps & { value: string }): ReactNode {
  return (
    <input
      className="visually-hidden"
      data-choice={choice}
      defaultChecked={value === DEFAULT_CHOICES[choice]}
      name={name}
      type="radio"
      value={value}
    />
  );
}

interface ChoiceRadiosProps extends GroupProps {
  /** The accessible name of the group. */
  label: string;
  className?: string | undefined;
  options: readonly { value: string; title?: string; children: ReactNode }[];
}

/**
 * Renders native radio buttons for a choice that applies to the entire site. The attributes of `<html>` decide which
 * option looks selected, so that the selection is correct before React has started
 * (plugins/brand/shared/components/ToggleButton.ts). The inline script updates the `checked` state for keyboards and
 * screen readers, and handles changes.
 */
export default function ChoiceRadios(props: ChoiceRadiosProps): ReactNode {
  const { choice, label, name, className, options } = props;
  return (
    <fieldset ref={updateRadios} className={className} data-no-app>
      <legend className="visually-hidden">{label}</legend>
      <ToggleButtonGroup role={undefined}>
        {options.map(({ value, title, children }) => (
          <ToggleButton key={value} component={NativeLabel} title={title} value={value}>
            <ChoiceRadio choice={choice} name={name} value={value} />
            {children}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </fieldset>
  );
}
