/** Of which the first is the default. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn'] as const;

/** What a reader chooses among the versions of a block. */
export type ChoiceName = 'codeVariant' | 'packageManager';

interface ChoiceSpec {
  /** The name of the radios' group. */
  label: string;
  /** `data-…` of what belongs to one version. */
  mark: string;
  /** In the order of the versions; the first is the default. */
  values: readonly string[];
  /** Whether the companion keeps it, as one of the site's preferences. */
  isPreference: boolean;
}

/** The choices by the name that each has in `dataset` of `<html>`. */
export const CHOICES: Record<ChoiceName, ChoiceSpec> = {
  codeVariant: {
    label: 'Language',
    mark: 'variant',
    values: ['TS', 'JS'],
    isPreference: true,
  },
  packageManager: {
    label: 'Package manager',
    mark: 'manager',
    values: PACKAGE_MANAGERS,
    isPreference: false,
  },
};
