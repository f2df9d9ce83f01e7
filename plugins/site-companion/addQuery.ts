/** Adds parameters to a URL, which may already have a query. */
export function addQuery(url: string, parameters: Record<string, string>): string {
  const result = new URL(url);
  for (const [name, value] of Object.entries(parameters)) {
    result.searchParams.set(name, value);
  }
  return result.href;
}
