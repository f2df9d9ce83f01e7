/** The text column widths that have their own screenshots. */
export const COLUMN_WIDTHS = ['wide', 'narrow'] as const;

export type ColumnWidth = (typeof COLUMN_WIDTHS)[number];

/** The device pixel ratio of the screenshots, for phones and high-resolution displays. */
export const DEVICE_PIXEL_RATIO = 2;
