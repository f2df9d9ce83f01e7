/** Returns the value of `name="…"` in the meta string of a code block. */
export function getMetaValue(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}
