/** Makes access to cookies and storage throw an error, as in a browser that blocks storage (for `addInitScript`). */
export function forbidStorage(): void {
  const forbid = (): never => {
    throw new DOMException('Forbidden.', 'SecurityError');
  };
  Object.defineProperty(Document.prototype, 'cookie', { get: forbid, set: forbid });
  for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
    Object.defineProperty(window, name, { get: forbid });
  }
}
