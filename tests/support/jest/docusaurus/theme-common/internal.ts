/** Compares paths as Docusaurus does, regardless of case and trailing slashes. */
export function isSamePath(a?: string, b?: string): boolean {
  const normal = (path?: string) => path?.replace(/\/?$/, '/').toLowerCase();
  return normal(a) === normal(b);
}

export const useAlternatePageUtils = () => ({
  createUrl: ({ locale }: { locale: string }) => `/toolpad/${locale === 'en' ? '' : `${locale}/`}`,
});
