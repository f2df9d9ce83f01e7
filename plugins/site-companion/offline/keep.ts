/** Asks the worker to keep a page, and what it needs, for reading offline. */
export interface KeepMessage {
  type: 'KEEP';
  /** The page's address; left out if the worker itself has served the page. */
  page?: string;
  /** The addresses of its scripts, styles and pictures. */
  files: string[];
}

/** Whether a message to the worker is one of ours; anything on the page may send one. */
export function isKeepMessage(data: unknown): data is KeepMessage {
  const message = data as Partial<KeepMessage> | null;
  return (
    message?.type === 'KEEP' &&
    (message.page === undefined || typeof message.page === 'string') &&
    Array.isArray(message.files) &&
    message.files.every((file) => typeof file === 'string')
  );
}
