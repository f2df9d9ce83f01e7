/** Waits until mutation observers have run. */
export const waitForMutationObservers = (): Promise<void> => Promise.resolve();

/** Dispatches the events of the back/forward cache. */
export function dispatchTransition(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}
