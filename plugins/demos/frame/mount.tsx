import { type ComponentType, lazy } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { APP_READY } from '../../page-start/shared/events';
import Frame from './Frame';
import type { ModuleLoaders } from './link';

/** Tells the starter that the demo is alive. */
function tellStarter(): void {
  document.documentElement.dataset.react = 'on';
  document.dispatchEvent(new Event(APP_READY));
}

/**
 * Brings a frame to life.
 *
 * @param Demo the demo, as a writer wrote it
 * @param ownTheme the demo brings its own theme provider
 * @param own loads what the demo itself imports, for edited code
 */
export function mount(Demo: ComponentType, ownTheme: boolean, own: ModuleLoaders): void {
  const Live = lazy(async () => {
    const { createLive } = await import('./Live');
    return { default: createLive(own) };
  });
  const root = document.getElementById('demo');
  if (!root) {
    throw new Error('Demos: expected an element with the id "demo" in the frame.');
  }
  const app = <Frame Demo={Demo} Live={Live} ownTheme={ownTheme} onReady={tellStarter} />;
  if (root.dataset.prerendered === undefined) {
    createRoot(root).render(app);
  } else {
    hydrateRoot(root, app);
  }
}
