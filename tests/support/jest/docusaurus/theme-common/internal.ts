/** Compares paths as Docusaurus does, regardless of case and trailing slashes. */
export function isSamePath(a?: string, b?: string): boolean {
  const normalize = (path?: string) => path?.replace(/\/?$/, '/').toLowerCase();
  return normalize(a) === normalize(b);
}

export const useAlternatePageUtils = () => ({
  createUrl: ({ locale }: { locale: string }) => `/toolpad/${locale === 'en' ? '' : `${locale}/`}`,
});
