/** Observers are told when what is being done has ended. */
export const settle = (): Promise<void> => Promise.resolve();

/** What the back/forward cache does with a page. */
export function dispatchTransition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}
