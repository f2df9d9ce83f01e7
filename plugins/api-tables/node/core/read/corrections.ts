/** A correction of a comment in a package's types. */
export interface Correction {
  /** The declaration file, relative to the package's folder. */
  file: string;
  /** The incorrect text, which must occur exactly once in the file. */
  wrong: string;
  right: string;
}

/**
 * Corrections of comments in the types of `@toolpad/core`. They were checked against the package's code. They are
 * applied to the declaration files, so that both tables and type declarations are corrected.
 */
export const CORRECTIONS: readonly Correction[] = [
  {
    file: 'useDialogs/useDialogs.d.ts',
    wrong: '@returns A promise that resolves when the dialog is fully closed.',
    right: '@returns A promise that resolves when the dialog begins to close.',
  },
  {
    file: 'useDialogs/useDialogs.d.ts',
    wrong: "A title for the dialog. Defaults to `'Prompt'`.",
    right: "A title for the dialog. Defaults to `'Confirm'`.",
  },
  {
    file: 'useDialogs/useDialogs.d.ts',
    wrong: 'A function that is called before closing the dialog closes.',
    right: 'A function that is called before the dialog closes.',
  },
  {
    file: 'SignInPage/SignInPage.d.ts',
    wrong: "The form data if the provider id is 'credentials'.",
    right: "The form data if the provider id is 'credentials', 'nodemailer', or 'passkey'.",
  },
  {
    file: 'SignInPage/SignInPage.d.ts',
    wrong: 'The labels for the account component.',
    right: 'The labels for the sign-in page.',
  },
  {
    file: 'Account/Account.d.ts',
    wrong: 'The component used for the sign out button.',
    right: 'The component used for the sign out button. It has no effect.',
  },
  {
    file: 'Account/AccountPreview.d.ts',
    wrong: 'The handler used when the preview is expanded',
    right:
      'The callback fired when the avatar is clicked, or the three dots in the expanded variant.',
  },
  {
    file: 'DashboardLayout/DashboardLayout.d.ts',
    wrong: 'Branding options for the dashboard.\n   * @default null',
    right:
      'Branding options for the dashboard. Each field overrides the same field of the provider’s branding.',
  },
  {
    file: 'DashboardLayout/DashboardLayout.d.ts',
    // The default isn't `[]`, but the provider's navigation.
    wrong: '   * @default []\n',
    right: '',
  },
  {
    file: 'DashboardLayout/DashboardSidebarPageItem.d.ts',
    wrong: 'otherwise collapse it.\n   * @default false',
    right: 'otherwise collapse it. By default, the layout decides.',
  },
  {
    file: 'DashboardLayout/DashboardSidebarPageItem.d.ts',
    wrong: 'Use to apply selected styling.\n   * @default false',
    right: 'Use to apply selected styling. By default, the layout decides.',
  },
];

/** Corrects the comments in a declaration file of `@toolpad/core`. */
export function correctComments(file: string, text: string): string {
  return CORRECTIONS.filter((correction) => correction.file === file).reduce(
    (corrected, { wrong, right }) => corrected.replace(wrong, right),
    text,
  );
}
