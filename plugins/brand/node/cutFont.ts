import subsetFont from 'subset-font';

export interface Weights {
  min: number;
  max: number;
}

/** A variable font with no more than some characters and weights, as woff2. */
export function cutFont(font: Buffer, characters: string, weights: Weights): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}
