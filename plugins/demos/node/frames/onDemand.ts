import path from 'node:path';
import { logBuildStart } from '../../../shared/node/logBuildStart';
import { parseDemoId } from '../../shared/paths';
import type { DemoConfig } from '../sources/config';
import { collectSiblingFrames, type FrameSpec } from './collect';

/** Builds the frames of a page when one of them is requested, and again after their sources have changed. */
export class FramesOnDemand {
  /** The last build of each page. */
  private readonly builds = new Map<string, { sources: string; done: Promise<void> }>();

  /** @param buildPage - builds the frames of one page */
  constructor(
    private readonly config: DemoConfig,
    private readonly language: string,
    private readonly buildPage: (frames: FrameSpec[]) => Promise<void>,
  ) {}

  /**
   * Builds the frames for a request.
   *
   * @param requestPath - a path below the site's base
   * @returns whether it is a demo's
   * @throws Error if the demo can't be read or rendered
   */
  async build(requestPath: string): Promise<boolean> {
    const id = parseDemoId(requestPath);
    const frames =
      id === undefined ? [] : await collectSiblingFrames(id, this.config, this.language);
    const page = frames[0]?.page;
    if (page === undefined) {
      return false;
    }
    const sources = JSON.stringify(frames);
    const known = this.builds.get(page);
    if (known?.sources === sources) {
      await known.done;
      return true;
    }
    logBuildStart(`the demos of ${path.relative(this.config.siteDir, page)}`);
    // Builds of a page run one after another, because they write the same files.
    const done = (known?.done ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => this.buildPage(frames));
    this.builds.set(page, { sources, done });
    // The next request repeats a failed build.
    done.catch(() => this.builds.delete(page));
    await done;
    return true;
  }
}
