import subsetFont from 'subset-font';

/** Describes a subset of a variable font. */
export interface FontSubset {
  characters: string;
  /** A fixed weight, or a range of weights. */
  weights: number | { min: number; max: number };
  /** The OpenType features to keep. Each may add glyphs. */
  features: string[];
}

/** Creates a WOFF2 file with a subset of a variable font. */
export function createSubset(
  font: Buffer,
  { characters, weights, features }: FontSubset,
): Promise<Buffer> {
  // The package's types don't have `keepFeatures`. Passing a variable avoids the excess property check.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures: features,
  };
  return subsetFont(font, characters, options);
}
