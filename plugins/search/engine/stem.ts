// cspell:ignore aius ation bdgmnprt creat ment
const ENDINGS: [ending: RegExp, replacement: string][] = [
  [/ies$/, 'y'],
  [/(ss|[zx]|[cs]h)es$/, '$1'],
  [/([^aius])s$/, '$1'],
  [/ing$/, ''],
  [/ed$/, ''],
  [/ation$/, 'at'],
  [/ment$/, ''],
];

/** Shorter stems fit too many words. */
const SHORTEST = 3;

function isUsable(stem: string): boolean {
  return stem.length >= SHORTEST && /[aeiouy]/.test(stem);
}

/**
 * The beginning that a word shares with its other forms: deploying, deployed, deployment → deploy.
 * Good for looking up what begins with it; not a word in itself, and not stored in the index.
 */
export function stem(term: string): string {
  if (/[^a-z]/.test(term) || term.length <= SHORTEST + 1) {
    return term;
  }
  const singular = strip(term, ENDINGS.slice(0, 3));
  const bare = strip(singular, ENDINGS.slice(3));
  // mapping → map, route → rout (as in routing)
  const undoubled = bare === singular ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  const open = undoubled.replace(/e$/, '');
  return isUsable(open) ? open : undoubled;
}

function strip(term: string, endings: [RegExp, string][]): string {
  for (const [ending, replacement] of endings) {
    const stripped = term.replace(ending, replacement);
    if (stripped !== term && isUsable(stripped)) {
      return stripped;
    }
  }
  return term;
}
