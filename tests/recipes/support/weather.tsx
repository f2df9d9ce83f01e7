import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Session } from '@toolpad/core/AppProvider';
import type * as ReactRouter from '@toolpad/core/react-router';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type Exports, loadSamples, type Modules } from './samples';
import { FakeServer, type Respond } from './server';

/** The conditions under which a user follows a recipe. */
type Weather =
  | 'calm'
  | 'slow'
  | 'reordered'
  | 'offline'
  | 401
  | 409
  | 422
  | 500
  | 'another user'
  | 'double click'
  | 'second visit'
  | 'back'
  | 'reload';

/** The expected result for the user and the server. Missing properties aren't checked. */
export interface Outcome {
  /** All changes that the server has made, such as `POST /api/orders`. */
  changes?: string[];
  /** Text on the page, or in its fields. */
  says?: string | RegExp;
  /** Text that is neither on the page nor in its fields. */
  hides?: string | RegExp;
  /** Whether the page still contains the user's input. */
  keeps?: boolean;
  /** The path of the page. */
  at?: string;
}

/** A weather, and its outcome. */
export type Row = readonly [Weather, Outcome];

export interface Recipe {
  /** A part of the paths of the pages that contain the samples, and the samples: see `loadSamples`. */
  pages: string;
  samples: string[];
  show?: (exports: Exports) => ReactNode;
  /** Returns the routes of the app, if the samples define them. */
  routes?: (exports: Exports) => object[];
  path?: string;
  modules?: Modules;
  respond?: Respond;
  /** The body of failed responses. */
  rejection?: Record<string, unknown>;
  /** The label of a field to fill in. */
  field?: string | RegExp;
  /** The names of the buttons that the user clicks, one after the other. Without them, the user only reads. */
  click?: (string | RegExp)[];
  /** The path that the user opens, or the column header that the user clicks twice, while the first response is slow. */
  next?: string;
  table: readonly Row[];
}

interface Router {
  state: { location: { pathname: string } };
  navigate: (to: string | -1) => Promise<void>;
}

// The site has an older version of React Router, without these types.
interface RouterLibrary {
  useRoutes: (routes: object[]) => ReactNode;
  createMemoryRouter: (routes: object[], options: object) => Router;
  RouterProvider: ComponentType<{ router: Router }>;
}
const { createMemoryRouter, RouterProvider, useRoutes } =
  jest.requireActual<RouterLibrary>('react-router');
const { ReactRouterAppProvider } = jest.requireActual<typeof ReactRouter>(
  '@toolpad/core/react-router',
);

const TYPED = 'typed@example.com';
const createSession = (name: string) => ({ user: { id: name, name }, token: name });

export const Routes = ({ routes }: { routes: object[] }) => useRoutes(routes);

/** An app whose page is the sample, and whose header has a user. */
function App({ children, server }: { children: ReactNode; server: FakeServer }) {
  const [session, setSession] = useState<Session | null>(createSession(server.user));
  const signIn = () => setSession(createSession(server.user));
  const signOut = () => setSession(null);
  return (
    <ReactRouterAppProvider session={session} authentication={{ signIn, signOut }}>
      {session ? children : <button onClick={signIn}>Sign in again</button>}
      <button onClick={signOut}>Sign out</button>
    </ReactRouterAppProvider>
  );
}

/** Waits until all responses that were sent are rendered. */
async function settle(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}

const matches = (text: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? text === name : name.test(text);

/** Returns the last button with this name, which is in the topmost dialog. Queries by role are slow in a data grid. */
const findButton = (name: string | RegExp): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"], [type="checkbox"]')]
    .filter((button) => matches(button.getAttribute('aria-label') ?? button.textContent, name))
    .at(-1);

function fillIn(field?: string | RegExp): void {
  for (const input of document.querySelectorAll('input')) {
    if (
      field !== undefined &&
      matches(input.labels?.[0]?.textContent.replace(' *', '') ?? '', field)
    ) {
      fireEvent.change(input, { target: { value: TYPED } });
    }
  }
}

/**
 * Fills in the fields and clicks the buttons of a recipe, one after the other, and the last one twice. Stops if a
 * button doesn't exist.
 */
async function clickThrough({ field, click = [] }: Pick<Recipe, 'field' | 'click'>): Promise<void> {
  for (const [index, name] of click.entries()) {
    fillIn(field);
    const button = findButton(name);
    if (!button) {
      return;
    }
    fireEvent.click(button);
    if (index === click.length - 1) {
      fireEvent.click(button);
    }
    await settle();
  }
}

/** Loads the app, as a new tab or a reload does. */
async function openApp(recipe: Recipe, server: FakeServer): Promise<Router> {
  const { pages, samples, modules, path = '/', show, routes } = recipe;
  const exports = loadSamples(pages, samples, modules);
  const element = <App server={server}>{show?.(exports)}</App>;
  const router = createMemoryRouter(routes?.(exports) ?? [{ path: '*', element }], {
    initialEntries: ['/', path],
  });
  render(<RouterProvider router={router} />);
  await settle();
  return router;
}

async function followRecipe(recipe: Recipe, weather: Weather, server: FakeServer): Promise<Router> {
  const { path = '/', click, next } = recipe;
  const failure = typeof weather === 'number' || weather === 'offline' ? weather : undefined;
  if (click === undefined) {
    server.failure = failure;
    server.isSlow = weather !== 'calm' && failure === undefined;
  }
  let router = await openApp(recipe, server);
  const navigate = (to: string | -1) => act(() => router.navigate(to));

  server.failure = failure;
  server.isSlow ||= weather === 'slow' || weather === 'double click' || weather === 'back';
  await clickThrough(recipe);
  if (weather === 'double click') {
    // The user tries it again while the first request is pending.
    const isClosed = () => document.querySelector('[role="dialog"]') === null;
    await waitFor(() => expect(isClosed()).toBe(true), { timeout: 5000 });
    await clickThrough(recipe);
  } else if (weather === 'back') {
    await navigate(-1);
    await settle();
  } else if (weather === 'second visit') {
    await navigate('/');
    await navigate(path);
  } else if (weather === 'reordered' && next?.startsWith('/')) {
    await navigate(next);
  } else if (weather === 'reordered' && next !== undefined) {
    const header = screen.getByRole('columnheader', { name: next });
    fireEvent.click(header);
    fireEvent.click(header);
  } else if (weather === 'another user') {
    await clickThrough({ click: ['Sign out'] });
    server.user = 'ben';
    await clickThrough({ click: ['Sign in again'] });
  } else if (weather === 'reload') {
    cleanup();
    router = await openApp(recipe, server);
  }
  await settle();
  server.release(weather === 'reordered' || weather === 'another user');
  await settle();
  return router;
}

/** Returns the text of the page, and the values of its fields. */
const readPage = (): string =>
  [...document.querySelectorAll('body > div, input')]
    .map((element) =>
      element instanceof HTMLInputElement
        ? element.value
        : element.textContent.replace(/\(function\(\) \{.*\}\)\(\);/s, ''),
    )
    .join('\n');

/** Runs the recipes in all weathers of their tables. */
export function testRecipes(recipes: Readonly<Record<string, Recipe>>): void {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    localStorage.clear();
    sessionStorage.clear();
  });

  describe.each(Object.entries(recipes))('%s', (_name, recipe) => {
    it.each(recipe.table)('has the expected outcome with: %s', async (weather, outcome) => {
      const server = new FakeServer(recipe.respond, recipe.rejection);
      Object.assign(globalThis, { fetch: server.fetch });
      const router = await followRecipe(recipe, weather, server);

      const { changes, says, hides, keeps, at } = outcome;
      if (says !== undefined) {
        await waitFor(() => expect(readPage()).toMatch(says));
      }
      if (hides !== undefined) {
        expect(readPage()).not.toMatch(hides);
      }
      expect({
        changes: changes && server.changes,
        keeps: keeps === undefined ? undefined : readPage().includes(TYPED),
        at: at && router.state.location.pathname,
      }).toEqual({ changes, keeps, at });
    });
  });
}
