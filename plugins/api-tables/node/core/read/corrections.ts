/** Wrong text in a comment of a package's types, and what is true instead. */
export interface Correction {
  /** The declaration file, in the package's folder. */
  file: string;
  /** The text as the file has it; each must occur there exactly once. */
  wrong: string;
  right: string;
}

/**
 * Corrections of comments in the types of `@toolpad/core`, checked against its code. They are
 * applied to the declaration files as they are read, so that tables and type blocks agree.
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
    right: "The form data if the provider id is 'credentials', 'nodemailer' or 'passkey'.",
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
    right: 'The handler of clicks on the avatar, or on the three dots of the expanded variant.',
  },
  {
    file: 'DashboardLayout/DashboardLayout.d.ts',
    wrong: 'Branding options for the dashboard.\n   * @default null',
    right:
      'Branding options for the dashboard. They override single fields of the provider’s branding.',
  },
  {
    file: 'DashboardLayout/DashboardLayout.d.ts',
    // By default, the navigation is that of the provider.
    wrong: '   * @default []\n',
    right: '',
  },
  {
    file: 'DashboardLayout/DashboardSidebarPageItem.d.ts',
    wrong: 'otherwise collapse it.\n   * @default false',
    right: 'otherwise collapse it. The layout decides by default.',
  },
  {
    file: 'DashboardLayout/DashboardSidebarPageItem.d.ts',
    wrong: 'Use to apply selected styling.\n   * @default false',
    right: 'Use to apply selected styling. The layout decides by default.',
  },
];

/** Returns the text of a declaration file of `@toolpad/core` with the corrections for it. */
export function correctComments(file: string, text: string): string {
  return CORRECTIONS.filter((correction) => correction.file === file).reduce(
    (corrected, { wrong, right }) => corrected.replace(wrong, right),
    text,
  );
}
