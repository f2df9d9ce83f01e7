import subsetFont from 'subset-font';

/** The subset of a variable font. */
export interface FontSubset {
  characters: string;
  /** One weight, or a range. */
  weights: number | { min: number; max: number };
  /** OpenType features. Each may add glyphs. */
  features: string[];
}

/** Returns the subset of a variable font as woff2. */
export function subset(
  font: Buffer,
  { characters, weights, features }: FontSubset,
): Promise<Buffer> {
  // A separate variable avoids the excess property check: the types lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures: features,
  };
  return subsetFont(font, characters, options);
}
