/** How long a part of the site's code may take to arrive, in ms, before the reader is told. */
const PATIENCE_MS = 20_000;

/**
 * Loads a part of the site's code that is wanted now. After a deployment its file may be gone, and a
 * connection may hang: the promise then fails, and the next call asks for the file anew, which
 * `React.lazy` does not.
 *
 * @param load `() => import('./Part')`
 * @throws if it cannot be had, or does not come in time
 */
export async function importPart<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`A part of the page did not arrive within ${PATIENCE_MS} ms.`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
