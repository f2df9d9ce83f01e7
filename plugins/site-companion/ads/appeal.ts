/** What a reader with a blocker is asked (specification §4, 'an appeal to support the project'). */
export const APPEAL = {
  title: 'Does Toolpad help you?',
  request:
    'These docs are free, and a single quiet ad per page helps to pay for them. Please consider allowing ads here.',
  thanks: 'Thank you!',
} as const;
