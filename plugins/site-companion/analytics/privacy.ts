/**
 * Returns whether analytics and network ads are allowed.
 *
 * @param honorsSignal - the site's option `honorGlobalPrivacyControl`
 */
export function isTrackingAllowed(
  honorsSignal: boolean,
  { globalPrivacyControl }: Pick<Navigator, 'globalPrivacyControl'>,
): boolean {
  return !honorsSignal || globalPrivacyControl !== true;
}
