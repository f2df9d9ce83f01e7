import { translate } from '@docusaurus/Translate';
import { type ReactNode, useId } from 'react';
import { type ChoiceName, CHOICES } from '../../../choices/registry';
import ChoiceRadios from '../../../choices/ChoiceRadios';

/** A choice between the versions of a block. Versions are in the order of the choice's values. */
export type VersionChoice = Extract<ChoiceName, 'codeVariant' | 'packageManager'>;

/** The label of each choice's radio group, and the name of the data attribute that marks the elements of a version. */
const VERSION_CHOICES: Record<VersionChoice, { label: string; mark: string }> = {
  codeVariant: { label: translate({ id: 'code.language', message: 'Language' }), mark: 'variant' },
  packageManager: {
    label: translate({ id: 'code.packageManager', message: 'Package manager' }),
    mark: 'manager',
  },
};

/**
 * Returns the attributes that the stylesheet uses to show the reader's version. Versions other than the first are
 * `hidden` in the HTML, so that reader views, which ignore stylesheets, show only one.
 */
export function getVersionProps(
  choice: VersionChoice | undefined,
  index: number,
): Record<string, unknown> {
  const value = choice && CHOICES[choice].values[index];
  return value ? { [`data-${VERSION_CHOICES[choice].mark}`]: value, hidden: index > 0 } : {};
}

/** Renders the radio buttons that select the version of all blocks on the site. */
export default function VersionRadios({ choice }: { choice: VersionChoice }): ReactNode {
  const { label } = VERSION_CHOICES[choice];
  return (
    <ChoiceRadios
      choice={choice}
      className="versions"
      label={label}
      name={useId()}
      options={CHOICES[choice].values.map((value) => ({ value, children: value }))}
    />
  );
}
