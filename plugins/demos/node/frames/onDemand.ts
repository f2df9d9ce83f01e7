import path from 'node:path';
import { announce } from '../../../shared/node/announce';
import { idOfAddress } from '../../shared/address';
import type { DemoPlaces } from '../sources/places';
import { framesBeside, type FrameSpec } from './collect';

/** Builds the frames of one page. */
export type PageBuild = (frames: FrameSpec[]) => Promise<void>;

/**
 * Frames that are built when one of them is asked for, together with the others of its page, and again
 * when their sources have changed since.
 */
export class FramesOnDemand {
  /** By page: what was built last, and its end. */
  private readonly built = new Map<string, { sources: string; done: Promise<void> }>();

  constructor(
    private readonly places: DemoPlaces,
    private readonly language: string,
    private readonly build: PageBuild,
  ) {}

  /**
   * Builds what an address needs; any other address is passed over.
   *
   * @param address below the site's base
   * @returns whether it is the address of a demo
   * @throws {Error} if the demo cannot be read or rendered
   */
  async make(address: string): Promise<boolean> {
    const id = idOfAddress(address);
    const frames = id === undefined ? [] : await framesBeside(id, this.places, this.language);
    const [first] = frames;
    if (!first) {
      return false;
    }
    await this.provide(first.page, frames);
    return true;
  }

  private provide(page: string, frames: FrameSpec[]): Promise<void> {
    const sources = JSON.stringify(frames);
    const known = this.built.get(page);
    if (known?.sources === sources) {
      return known.done;
    }
    announce(`the demos of ${path.relative(this.places.siteDir, page)}`);
    // One after another: both write the same files.
    const done = (known?.done ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => this.build(frames));
    this.built.set(page, { sources, done });
    // What failed is tried again.
    done.catch(() => this.built.delete(page));
    return done;
  }
}
