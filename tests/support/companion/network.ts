import type { BrowserContext, Route } from '@playwright/test';

/** The origin of the ad network and of Google's tag, to which no request is sent. */
export const NETWORK_ORIGIN = 'https://ads.fake-network.test';

const BACKERS_URL = 'https://material-ui-next.com/discover-more/backers';

/** How a resource of the network behaves. `house` is an ad without an advertiser, and `empty` is no ad. */
export type Behavior =
  'serve' | 'twice' | 'house' | 'empty' | 'hostile' | 'throw' | 'error' | 'refuse' | 'hang';

type Resource = 'script' | 'feed' | 'picture' | 'tag';

const findResource = (pathname: string): Resource =>
  pathname === '/carbon.js'
    ? 'script'
    : pathname === '/feed.json'
      ? 'feed'
      : pathname === '/gtag.js'
        ? 'tag'
        : 'picture';

/** Markup that sets `window.pwned` if a page doesn't show it as text. */
const MALICIOUS_MARKUP = '<img src=x onerror="window.pwned=true"><b>Bold</b>';

/** The feed's records, with URLs as in the real feed: without a scheme, and several pixels in a field. */
function getFeedRecords(behavior: Behavior): unknown[] {
  const record = {
    statlink: `${NETWORK_ORIGIN.replace('https:', '')}/click/feed`,
    statimp: `${NETWORK_ORIGIN}/pixel/impression`,
    pixel: `${NETWORK_ORIGIN}/pixel/one?t=[timestamp]||${NETWORK_ORIGIN}/pixel/two?t=[timestamp]`,
    timestamp: '1700000000',
    image: `${NETWORK_ORIGIN}/image/feed.svg`,
    company: 'Fake Network',
    description: 'An ad from the feed.',
  };
  switch (behavior) {
    case 'empty':
      return [{}, { company: 'No link' }];
    case 'house':
      return [{ ...record, statlink: BACKERS_URL }];
    case 'hostile':
      return [
        null,
        { ...record, statlink: 'javascript:window.pwned=true' },
        { ...record, image: 'javascript:window.pwned=true', company: MALICIOUS_MARKUP },
      ];
    default:
      return [{}, record];
  }
}

/** Like the real script, this one finds its own element, and inserts the ad after it. */
function getAdScript(behavior: Behavior): string {
  if (behavior === 'throw') {
    return 'throw new Error("The fake network threw this.");';
  }
  const link = `href="${behavior === 'house' ? BACKERS_URL : `${NETWORK_ORIGIN}/click/script`}" target="_blank"`;
  const [size, text] =
    behavior === 'hostile'
      ? ['width="3000" height="2000"', 'Far too long. '.repeat(400)]
      : ['width="130" height="100"', 'An ad from the script.'];
  const ad = `<div id="carbonads"><span><span class="carbon-wrap">
    <a class="carbon-img" ${link}><img src="${NETWORK_ORIGIN}/image/script.svg" alt="" ${size}></a>
    <a class="carbon-text" ${link}>${text}</a></span><a class="carbon-poweredby" ${link}>ads via Carbon</a></span></div>`;
  const count = { empty: 0, twice: 2 }[behavior as string] ?? 1;
  // The ad unit removes the script if it crashes.
  return `document.getElementById('_carbonads_js')?.parentNode.insertAdjacentHTML('beforeend', ${JSON.stringify(ad.repeat(count))});`;
}

/** A tag that reports the entries of `dataLayer`. Google's tag accepts only `arguments` objects as calls. */
const TAG_SCRIPT = `(() => {
  const report = (entry) =>
    reportCall(String(entry) === '[object Arguments]' ? Array.from(entry) : ['not a call', entry]);
  const { push } = dataLayer;
  dataLayer.forEach(report);
  dataLayer.push = (...entries) => {
    entries.forEach(report);
    return push.apply(dataLayer, entries);
  };
})();`;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';

/** An ad network and a tag, whose behavior tests set. */
export class FakeNetwork {
  private readonly behaviors: Record<Resource, Behavior> = {
    script: 'serve',
    feed: 'serve',
    picture: 'serve',
    tag: 'serve',
  };
  /** The paths of all requests, in order. */
  readonly requests: string[] = [];
  /** The calls that the tag has received from all pages, in order. */
  readonly calls: unknown[][] = [];

  set(behaviors: Partial<Record<Resource, Behavior>>): void {
    Object.assign(this.behaviors, behaviors);
  }

  count(pathname: string): number {
    return this.requests.filter((request) => request.startsWith(pathname)).length;
  }

  getEvents(name: string): unknown[] {
    return this.calls
      .filter(([command, event]) => command === 'event' && event === name)
      .map(([, , parameters]) => parameters);
  }

  async attach(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportCall', (_source, call: unknown[]) => {
      this.calls.push(call);
    });
    await context.route(`${NETWORK_ORIGIN}/**`, (route) => this.respond(route));
  }

  private async respond(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const resource = findResource(pathname);
    const behavior = this.behaviors[resource];
    this.requests.push(pathname);
    const [contentType, body] = {
      script: ['text/javascript', getAdScript(behavior)],
      feed: ['application/json', JSON.stringify({ ads: getFeedRecords(behavior) })],
      picture: ['image/svg+xml', PICTURE],
      tag: ['text/javascript', TAG_SCRIPT],
    }[resource] as [string, string];
    if (behavior === 'refuse') {
      await route.abort();
    } else if (behavior !== 'hang') {
      await route.fulfill({
        status: behavior === 'error' ? 500 : 200,
        contentType,
        body,
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    }
  }
}
