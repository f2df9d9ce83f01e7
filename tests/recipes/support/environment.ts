import JsdomEnvironment from 'jest-environment-jsdom';

/** Web APIs that jsdom lacks, or that a `Request` doesn't accept from it. */
const WEB_APIS = [
  'AbortController',
  'AbortSignal',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
] as const;

/** jsdom with more of the browser's APIs. */
export default class RecipeEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of WEB_APIS) {
      Object.assign(this.global, { [name]: globalThis[name] });
    }
  }
}
