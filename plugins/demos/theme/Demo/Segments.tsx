import type { ReactNode } from 'react';
import { alignRadios } from '../../../shared/choices/radios';
import type { Preferences } from '../../../shared/choices/registry';
import styles from './styles.module.css';

interface SegmentsProps<Name extends keyof Preferences> {
  /** Which preference this chooses. */
  preference: Name;
  /** The fieldset's name. */
  label: string;
  /** Values with the words for them. */
  choices: readonly { value: Preferences[Name]; label: string; title?: string }[];
  /** Unique on the page: radios of one name are one choice. */
  name: string;
}

/**
 * A segmented control of native radios for a preference of the whole site. Which segment looks
 * chosen is decided by the attributes of `<html>`, so it is right before React and never flashes;
 * the radios follow for keyboards and screen readers. The starter hears of their changes.
 */
export default function Segments<Name extends keyof Preferences>({
  preference,
  label,
  choices,
  name,
}: SegmentsProps<Name>): ReactNode {
  return (
    <fieldset ref={alignRadios} className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} data-value={choice.value} title={choice.title}>
          <input
            className="visually-hidden"
            data-choice={preference}
            defaultChecked={index === 0}
            name={name}
            type="radio"
            value={choice.value}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
