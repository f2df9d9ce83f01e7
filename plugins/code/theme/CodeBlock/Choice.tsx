import { type ReactNode, useId } from 'react';
import { type ChoiceName, CHOICES } from '../../../site-companion/shared/choices/registry';
import ChoiceRadios from '../../../site-companion/shared/choices/ChoiceRadios';

/** What a reader chooses among the versions of a block, in the order of the choice's values. */
export type VersionChoice = Extract<ChoiceName, 'codeVariant' | 'packageManager'>;

/** The name of the radios' group, and `data-…` of what belongs to one version. */
const VERSIONS: Record<VersionChoice, { label: string; mark: string }> = {
  codeVariant: { label: 'Language', mark: 'variant' },
  packageManager: { label: 'Package manager', mark: 'manager' },
};

/**
 * Marks a version for the stylesheet, which shows the reader's. All but the first are `hidden` in the HTML:
 * programs that know no stylesheet, such as the reader views of browsers, take one version only.
 */
export function versionProps(
  choice: VersionChoice | undefined,
  index: number,
): Record<string, unknown> {
  const value = choice && CHOICES[choice].values[index];
  return value ? { [`data-${VERSIONS[choice].mark}`]: value, hidden: index > 0 } : {};
}

/** Chooses which version all blocks of the site show. */
export default function Choice({ choice }: { choice: VersionChoice }): ReactNode {
  const { label, mark } = VERSIONS[choice];
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
