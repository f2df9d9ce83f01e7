import { type ReactNode, useId } from 'react';
import { alignRadios } from '../../../shared/choices/radios';
import { CHOICES } from '../../../shared/choices/registry';
import { VERSION_MARKS, type VersionChoice } from '../../shared/versionChoices';

/**
 * Native radios for a choice that holds for all blocks of the site. Which one looks chosen is decided
 * by the attribute of `<html>`, so it is right before the first paint; without scripts the radios
 * themselves decide.
 */
export default function Choice({ choice }: { choice: VersionChoice }): ReactNode {
  const name = useId();
  const { values } = CHOICES[choice];
  const { label, mark } = VERSION_MARKS[choice];
  return (
    <fieldset ref={alignRadios} className="versions">
      <legend className="visually-hidden">{label}</legend>
      {values.map((value, index) => (
        <label key={value} {...{ [`data-${mark}-tab`]: value }}>
          <input
            className="visually-hidden"
            data-choice={choice}
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
