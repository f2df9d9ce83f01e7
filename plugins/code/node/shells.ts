/** The languages of blocks whose lines are commands. */
export const SHELLS: readonly string[] = ['bash', 'sh', 'shell'];
