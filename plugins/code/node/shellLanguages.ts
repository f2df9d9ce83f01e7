/** The fence languages whose code consists of shell commands. */
export const SHELL_LANGUAGES: readonly string[] = ['bash', 'sh', 'shell'];
