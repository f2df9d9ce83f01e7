import { type ComponentType, lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { APP_READY } from '../../page-start/shared/events';
import Frame from './Frame';
import type { ModuleLoaders } from './linkModules';

/** Notifies the inline script that the demo is hydrated. */
function notifyHydrated(): void {
  document.documentElement.dataset.react = 'on';
  document.dispatchEvent(new Event(APP_READY));
}

/**
 * Hydrates a frame.
 *
 * @param demoModules - loaders of the modules that the demo imports, for edited code
 */
export function mount(Demo: ComponentType, hasTheme: boolean, demoModules: ModuleLoaders): void {
  const Live = lazy(async () => {
    const { createLiveDemo } = await import('./Live');
    return { default: createLiveDemo(demoModules) };
  });
  const root = document.getElementById('demo');
  if (!root) {
    throw new Error('Demos: expected an element with the id "demo" in the frame, found none.');
  }
  const app = <Frame Demo={Demo} Live={Live} hasTheme={hasTheme} onReady={notifyHydrated} />;
  hydrateRoot(root, app);
}
