import subsetFont from 'subset-font';

/** What is kept of a variable font. */
export interface FontCut {
  characters: string;
  /** One weight, or the range of weights. */
  weights: number | { min: number; max: number };
  /** OpenType features: each may bring glyphs of its own. */
  features: string[];
}

/** A variable font with no more than what is named, as woff2. */
export function cutFont(font: Buffer, { characters, weights, features }: FontCut): Promise<Buffer> {
  // A variable of its own: the types don't know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures: features,
  };
  return subsetFont(font, characters, options);
}
