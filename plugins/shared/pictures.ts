/** The widths of the text column for which there are pictures. */
export const COLUMN_WIDTHS = ['wide', 'narrow'] as const;

export type ColumnWidth = (typeof COLUMN_WIDTHS)[number];

/** The device pixel ratio of pictures, for phones and high-resolution desktop screens. */
export const DEVICE_PIXEL_RATIO = 2;
