import { type ReactNode, useEffect, useId } from 'react';
import { CHOICES, type ChoiceName } from '../../shared/choices';
import { alignRadios } from './radios';

/**
 * Native radios for a choice that holds for all blocks of the site. Which one looks chosen is decided
 * by the attribute of `<html>`, so it is right before the first paint; without scripts the radios
 * themselves decide.
 */
export default function Choice({ choice }: { choice: ChoiceName }): ReactNode {
  const name = useId();
  // After a client navigation the radios are new and know nothing of the choice.
  useEffect(alignRadios, []);
  const { label, mark, values, isPreference } = CHOICES[choice];
  return (
    <fieldset className="versions">
      <legend className="visually-hidden">{label}</legend>
      {values.map((value, index) => (
        <label key={value} {...{ [`data-${mark}-tab`]: value }}>
          <input
            className="visually-hidden"
            data-choice={choice}
            data-code-preference={isPreference ? choice : undefined}
            defaultChecked={index === 0}
            name={name}
            type="radio"
            value={value}
          />
          {value}
        </label>
      ))}
    </fieldset>
  );
}
