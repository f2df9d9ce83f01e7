/**
 * How long what a reader has asked for may take to arrive, in ms. Then they are told, and can try again:
 * a connection that hangs never says that it does.
 */
export const PATIENCE_MS = 20_000;
