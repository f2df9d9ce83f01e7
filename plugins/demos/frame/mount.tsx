import { type ComponentType, lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { APP_READY } from '../../page-start/shared/events';
import Frame from './Frame';
import type { ModuleLoaders } from './linkModules';

/** The time without changes of the demo after which the poster is hidden, in ms. */
const QUIET_MS = 150;
/** The time in ms after which the poster is hidden, even if the demo is still changing. */
const MAX_COVERED_MS = 1500;

/** Hides the poster when the demo has loaded its first data and measured itself. */
function uncover(): void {
  const cover = document.querySelector<HTMLElement>('.demo-over');
  if (!cover) {
    return;
  }
  const remove = (): void => {
    observer.disconnect();
    cover.hidden = true;
  };
  let timer = setTimeout(remove, QUIET_MS);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(remove, QUIET_MS);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  setTimeout(remove, MAX_COVERED_MS);
}

/** Notifies the inline script that the demo is hydrated. */
function notifyHydrated(): void {
  document.documentElement.dataset.react = 'on';
  document.dispatchEvent(new Event(APP_READY));
  uncover();
}

/**
 * Hydrates a frame, or renders it if its HTML is incomplete.
 *
 * @param Demo - the demo's component
 * @param ownTheme - whether the demo has its own theme provider
 * @param ownModules - loaders of the modules that the demo imports, for edited code
 */
export function mount(Demo: ComponentType, ownTheme: boolean, ownModules: ModuleLoaders): void {
  const Live = lazy(async () => {
    const { createLiveDemo } = await import('./Live');
    return { default: createLiveDemo(ownModules) };
  });
  const root = document.getElementById('demo');
  if (!root) {
    throw new Error('Demos: expected an element with the id "demo" in the frame, found none.');
  }
  const app = <Frame Demo={Demo} Live={Live} ownTheme={ownTheme} onReady={notifyHydrated} />;
  if (root.dataset.prerendered === undefined) {
    createRoot(root).render(app);
  } else {
    hydrateRoot(root, app);
  }
}
