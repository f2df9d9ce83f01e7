/** What a reader with a blocker is asked, on some visits. */
export const APPEAL = {
  title: 'Does Toolpad help you?',
  request:
    'These docs are free, and a single quiet ad per page helps to pay for them. Please consider allowing ads here.',
  thanks: 'Thank you!',
} as const;
