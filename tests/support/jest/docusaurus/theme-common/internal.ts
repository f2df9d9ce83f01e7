/** Compares paths like Docusaurus, which ignores case and the trailing slash. */
export function isSamePath(a?: string, b?: string): boolean {
  const normal = (path?: string) => path?.replace(/\/?$/, '/').toLowerCase();
  return normal(a) === normal(b);
}

export const useAlternatePageUtils = () => ({
  createUrl: ({ locale }: { locale: string }) => `/toolpad/${locale === 'en' ? '' : `${locale}/`}`,
});
