import { freePort } from '../../lib/freePort.mjs';

/** The ports that Studio's pages name for their servers. */
const NAMED = /\b(?:3000|3001|4100|8080)\b/g;

/** Free ports of this machine, in place of those that pages name: somebody may be using these. */
export class Ports {
  private readonly free = new Map<string, number>();

  /** A command or a file, with the same free port wherever the page names the same. */
  async replace(text: string): Promise<string> {
    for (const [named] of text.matchAll(NAMED)) {
      if (!this.free.has(named)) {
        this.free.set(named, await freePort());
      }
    }
    return text.replace(NAMED, (named) => String(this.free.get(named)));
  }
}
