/** The languages of shell commands. */
export const SHELL_LANGUAGES: readonly string[] = ['bash', 'sh', 'shell'];
