import { inLanes } from '../inLanes';

/** How long a host may take to answer, in ms. */
const PATIENCE_MS = 15_000;
/** How long a host is left alone before it is asked again, in ms; doubled each time. */
const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const TRIES = 3;
/** How many hosts are asked at a time; of each, one address after the other. */
const HOSTS_AT_ONCE = 6;

const HEADERS = { 'User-Agent': 'toolpad-docs-link-check', Accept: 'text/html, */*;q=0.8' };

/** Some hosts refuse robots whatever they ask for; that says nothing about the page. */
const REFUSED = new Set([401, 403, 429, 999]);

interface Verdict {
  url: string;
  state: 'fine' | 'moved' | 'broken' | 'unsure';
  /** Where it leads now, the status, or what went wrong. */
  detail: string;
}

/** What is faked in tests. */
interface World {
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

const world: World = {
  fetch,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** How many of the pages with a link the report names. */
const NAMED = 3;

const inWords = (pages: readonly string[]): string =>
  pages.length > NAMED
    ? `${pages.slice(0, NAMED).join(', ')} and ${pages.length - NAMED} more`
    : pages.join(', ');

/** What an answer says about a link. */
export function judge(url: string, status: number, finalUrl: string): Verdict {
  if (REFUSED.has(status) || status >= 500) {
    return { url, state: 'unsure', detail: `answers ${status}` };
  }
  if (status >= 400) {
    return { url, state: 'broken', detail: `answers ${status}` };
  }
  return finalUrl === url
    ? { url, state: 'fine', detail: '' }
    : { url, state: 'moved', detail: `leads to ${finalUrl}` };
}

/** How long to wait, in ms, before a host is asked again: what it says itself, or longer each time. */
const pauseOf = (answer: Response | undefined, tries: number): number => {
  const asked = Number(answer?.headers.get('retry-after')) * 1000;
  return Math.min(asked > 0 ? asked : PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
};

/** Asks once, and leaves what comes with the answer. */
async function ask(fetch: World['fetch'], url: string, method: string): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { method, headers: HEADERS, signal });
  await answer.body?.cancel();
  return answer;
}

/**
 * Asks for a page: first for its head alone, and for all of it where a host does not answer that. A host
 * that is busy or silent is asked again, later.
 */
export async function checkLink(url: string, { fetch, wait }: World = world): Promise<Verdict> {
  let verdict: Verdict = { url, state: 'unsure', detail: '' };
  for (let tries = 0; tries < TRIES; tries += 1) {
    let answer: Response | undefined;
    for (const method of ['HEAD', 'GET']) {
      // What was answered to HEAD says nothing where GET is cut off.
      answer = undefined;
      try {
        answer = await ask(fetch, url, method);
        verdict = judge(url, answer.status, answer.url);
      } catch (error) {
        const { cause, message } = error as Error & { cause?: { code?: string } };
        verdict = { url, state: 'broken', detail: cause?.code ?? message };
      }
      if (answer?.ok) {
        break;
      }
    }
    const isSettled = answer !== undefined && answer.status < 500 && answer.status !== 429;
    if (isSettled || tries === TRIES - 1) {
      break;
    }
    await wait(pauseOf(answer, tries));
  }
  return verdict;
}

/** Asks for many pages, politely: of each host one after the other. */
export async function checkLinks(urls: Iterable<string>, asked: World = world): Promise<Verdict[]> {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const verdicts: Verdict[] = [];
  await inLanes(byHost.values(), HOSTS_AT_ONCE, () => async (own) => {
    for (const url of own) {
      verdicts.push(await checkLink(url, asked));
    }
  });
  return verdicts.sort((one, other) => one.url.localeCompare(other.url));
}

const TITLES = {
  broken: 'Broken',
  moved: 'Moved',
  unsure: 'Could not be told',
} as const;

/**
 * What was found, as Markdown: what to mend first.
 *
 * @param pages by address, those that link there
 */
export function linkReport(verdicts: Verdict[], pages: ReadonlyMap<string, string[]>): string {
  const sections = Object.entries(TITLES).map(([state, title]) => {
    const own = verdicts.filter((verdict) => verdict.state === state);
    const lines = own.map(
      ({ url, detail }) => `- <${url}> ${detail}; on ${inWords(pages.get(url) ?? [])}`,
    );
    return own.length > 0 ? `\n## ${title}\n\n${lines.join('\n')}\n` : '';
  });
  const fine = verdicts.filter(({ state }) => state === 'fine').length;
  return `# Links to other sites\n\n${fine} of ${verdicts.length} are fine.\n${sections.join('')}`;
}
