/** The languages of blocks whose lines are commands. */
export const SHELL_LANGUAGES: readonly string[] = ['bash', 'sh', 'shell'];
