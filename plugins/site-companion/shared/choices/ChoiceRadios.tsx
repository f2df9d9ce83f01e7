import type { ComponentProps, ReactNode } from 'react';
import { alignRadios } from './radios';
import { type ChoiceName, DEFAULT_CHOICES } from './registry';

interface ChoiceRadiosProps {
  choice: ChoiceName;
  /** The fieldset's name. */
  label: string;
  /** Unique on the page: radios of one name are one choice. */
  name: string;
  className: string | undefined;
  /** Each value, and the label around its radio. */
  options: readonly (ComponentProps<'label'> & { value: string })[];
}

/**
 * Native radios for a choice of the whole site. Which one looks chosen is decided by the attributes of
 * `<html>`, so it is right before React and never flashes; the radios follow for keyboards and screen
 * readers, and decide where there are no scripts. The starter hears of their changes.
 */
export default function ChoiceRadios(props: ChoiceRadiosProps): ReactNode {
  const { choice, label, name, className, options } = props;
  return (
    <fieldset ref={alignRadios} className={className}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ value, children, ...labelProps }) => (
        <label key={value} {...labelProps}>
          <input
            className="visually-hidden"
            data-choice={choice}
            defaultChecked={value === DEFAULT_CHOICES[choice]}
            name={name}
            type="radio"
            value={value}
          />
          {children}
        </label>
      ))}
    </fieldset>
  );
}
