import type { Choices, CodeVariant } from '../../shared/choices/registry';
import type { GtagCall } from './events';

/** What analytics is told of a reader. */
export interface UserProperties {
  codeVariant: CodeVariant;
  /** Two letters. */
  userLanguage: string;
  /** Device pixels per CSS pixel, with one decimal. */
  devicePixelRatio: number;
  /** What the operating system prefers. */
  colorSchemeOS: 'light' | 'dark';
  /** What the reader has chosen. */
  colorScheme: Choices['themeChoice'];
}

/** Rounds a device pixel ratio to one decimal, so that a zoom level does not tell readers apart. */
export function roundPixelRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}

/** Sets all user properties, or those that have changed. */
export function setUserProperties(properties: Partial<UserProperties>): GtagCall {
  return ['set', 'user_properties', properties];
}
