import { type Choice, CHOICE_NAMES, CHOICES, type Choices } from './registry';

/**
 * Takes what is valid; any other value counts as absent.
 *
 * @param untrusted values by the choices' names: what a store, another tab, a radio or `dataset` says
 */
export function parseChoices(untrusted: unknown): Partial<Choices> {
  const said = Object(untrusted) as Record<string, unknown>;
  return Object.fromEntries(
    CHOICE_NAMES.flatMap((name) => {
      const { values }: Choice = CHOICES[name];
      return values.filter((value) => value === said[name]).map((value) => [name, value]);
    }),
  );
}
