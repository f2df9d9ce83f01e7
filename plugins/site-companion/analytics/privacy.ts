/**
 * Returns whether analytics and network ads are allowed.
 *
 * @param honorsSignal - the site's `honorGlobalPrivacyControl` option
 */
export function isTrackingAllowed(
  honorsSignal: boolean,
  { globalPrivacyControl }: Pick<Navigator, 'globalPrivacyControl'>,
): boolean {
  return !honorsSignal || globalPrivacyControl !== true;
}
