import type { ChoiceName } from '../../shared/choices/registry';

/** What a reader chooses among the versions of a block, in the order of the choice's values. */
export type VersionChoice = Extract<ChoiceName, 'codeVariant' | 'packageManager'>;

interface VersionMarks {
  /** The name of the radios' group. */
  label: string;
  /** `data-…` of what belongs to one version. */
  mark: string;
}

export const VERSION_MARKS: Record<VersionChoice, VersionMarks> = {
  codeVariant: { label: 'Language', mark: 'variant' },
  packageManager: { label: 'Package manager', mark: 'manager' },
};
