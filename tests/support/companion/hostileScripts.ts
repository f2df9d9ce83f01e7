/** Something that a script of the network might do besides showing an ad. */
export interface Harm {
  name: string;
  source: string;
  /** Whether it has come through to what the reader has; run in the page. */
  isDone: () => boolean | Promise<boolean>;
}

/** Puts an ad where the network's script puts its own. */
export const AD_SOURCE = `{
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="https://ads.fake-network.test/click/script">An ad.</a>';
  document.getElementById('_carbonads_js').parentNode.append(ad);
}
`;

/** What a script on the page can do, and no page can prevent: the README says so. */
export const HARMS: Harm[] = [
  {
    name: 'writes cookies',
    source: `try { document.cookie = 'stolen=1; path=/'; } catch {}`,
    isDone: () => document.cookie.includes('stolen'),
  },
  {
    name: 'writes into the storage',
    source: `try { localStorage.setItem('stolen', '1'); } catch {}`,
    isDone: () => localStorage.getItem('stolen') !== null,
  },
  {
    name: 'writes into the caches',
    source: `try { caches.open('stolen').catch(() => {}); } catch {}`,
    isDone: async () => (await caches.keys()).includes('stolen'),
  },
  {
    name: 'reads the page by its parent',
    source: `try { parent.document.title = 'Stolen'; } catch {}`,
    isDone: () => document.title === 'Stolen',
  },
  {
    name: 'leads the reader away',
    // Once: the page it leads to has the script as well.
    source: `try { location.search || (top.location.href = '/toolpad/studio/getting-started/?led-away'); } catch {}`,
    isDone: () => location.search === '?led-away',
  },
  {
    name: 'changes a prototype',
    source: `Array.prototype.map = function () { return []; };`,
    isDone: () => [1].map((one) => one).length === 0,
  },
  {
    name: 'takes a global',
    source: `window.gtag = window.fetch = undefined;`,
    isDone: () => typeof window.fetch !== 'function',
  },
];
