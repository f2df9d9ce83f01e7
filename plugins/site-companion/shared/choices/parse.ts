import { type Choice, CHOICE_NAMES, CHOICES, type Choices } from './registry';

/**
 * Returns the valid choices among untrusted values.
 *
 * @param untrusted - values by choice name, from a store, another tab, a radio button, or `dataset`
 */
export function parseChoices(untrusted: unknown): Partial<Choices> {
  const values = Object(untrusted) as Record<string, unknown>;
  return Object.fromEntries(
    CHOICE_NAMES.filter((name) =>
      (CHOICES[name] as Choice).values.some((value) => value === values[name]),
    ).map((name) => [name, values[name]]),
  );
}
