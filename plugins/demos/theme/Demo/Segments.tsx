import { type ReactNode, useEffect, useRef } from 'react';
import type { Preferences } from '../../../site-companion/shared/preferences/parse';
import { setCodePreferences } from './preferences';
import styles from './styles.module.css';

interface SegmentsProps<Name extends keyof Preferences> {
  /** Which preference this chooses. */
  preference: Name;
  /** The fieldset's name. */
  label: string;
  /** Values with the words for them. */
  choices: readonly { value: Preferences[Name]; label: string; title?: string }[];
  /** The value that is shown. */
  value: Preferences[Name];
  /** Unique on the page: radios of one name are one choice. */
  name: string;
}

/**
 * A segmented control of native radios for a preference of the whole site. Which segment looks
 * chosen is decided by the attributes of `<html>`, so it is right before React and never flashes;
 * the radios follow for keyboards and screen readers. The companion hears of their changes.
 */
export default function Segments<Name extends keyof Preferences>({
  preference,
  label,
  choices,
  value,
  name,
}: SegmentsProps<Name>): ReactNode {
  const group = useRef<HTMLFieldSetElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    // A browser that restores fields after a reload checks radios too, but focuses none.
    const early = radios.find(
      (radio) => radio.checked && !radio.defaultChecked && radio === document.activeElement,
    );
    if (isFirst.current && early) {
      // Chosen before the companion was there to hear of it.
      setCodePreferences({ [preference]: early.value });
    } else {
      for (const radio of radios) {
        radio.checked = radio.value === value;
      }
    }
    isFirst.current = false;
  }, [preference, value]);

  return (
    <fieldset ref={group} className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} data-value={choice.value} title={choice.title}>
          <input
            className="visually-hidden"
            data-code-preference={preference}
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
