import { type ReactNode, useId } from 'react';
import { CHOICES } from '../../../shared/choices/registry';
import ChoiceRadios from '../../../shared/components/ChoiceRadios';
import { VERSION_MARKS, type VersionChoice } from '../../shared/versionChoices';

/** Chooses which version all blocks of the site show. */
export default function Choice({ choice }: { choice: VersionChoice }): ReactNode {
  const { label, mark } = VERSION_MARKS[choice];
  return (
    <ChoiceRadios
      choice={choice}
      className="versions"
      label={label}
      name={useId()}
      options={CHOICES[choice].values.map((value) => ({
        value,
        [`data-${mark}-tab`]: value,
        children: value,
      }))}
    />
  );
}
