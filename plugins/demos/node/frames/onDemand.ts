import path from 'node:path';
import { parseDemoId } from '../../shared/paths';
import type { DemoConfig } from '../sources/config';
import { collectSiblingFrames, type FrameSpec } from './collect';

/** Builds the frames of a page when one of them is requested, and rebuilds them after their sources have changed. */
export class OnDemandFrames {
  /** The latest build of each page. */
  private readonly builds = new Map<string, { sources: string; done: Promise<void> }>();

  constructor(
    private readonly config: DemoConfig,
    private readonly language: string,
    private readonly buildPage: (frames: FrameSpec[]) => Promise<void>,
  ) {}

  /**
   * Builds the frames of the page that contains the requested demo.
   *
   * @param requestPath - the path below the base URL: `demos/core/react-crud/BikeRental/`
   * @returns whether the path belongs to a demo
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
    console.info(`Building the demos of ${path.relative(this.config.siteDir, page)} …`);
    // Builds of the same page run sequentially, because they write the same files.
    const done = (known?.done ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => this.buildPage(frames));
    this.builds.set(page, { sources, done });
    // Forgetting a failed build makes the next request try again.
    done.catch(() => this.builds.delete(page));
    await done;
    return true;
  }
}
