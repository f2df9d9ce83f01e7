import type { CodeStyling } from '../../shared/types';

/** The name of the radios by which a reader chooses a file of a demo's source. */
export const fileChoice = (demo: string, styling: CodeStyling): string => `${demo}-${styling}-file`;
