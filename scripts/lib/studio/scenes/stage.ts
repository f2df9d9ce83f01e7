import type { Browser, Page } from 'playwright-core';
import { type StandIns, startStandIns } from '../../../verify/studio/standIns';
import { startStudio } from '../devServer.mjs';
import { type App, setupOf, untilRead, writeApp } from './app';
import { Editor } from './editor';

/** One Studio after the other, in which the apps of all stories run: it takes long to start. */
export class Stage {
  private studio: Awaited<ReturnType<typeof startStudio>> | undefined;
  /** They answer for the services that the apps ask: there may be no network. */
  private standIns: StandIns | undefined;
  private setup = '';

  /** @param folder has the packages, and gets the app */
  constructor(
    readonly browser: Browser,
    readonly folder: string,
  ) {}

  /** Lets Studio run an app, and hands a page to its editor. */
  async show(page: Page, app: App): Promise<Editor> {
    await writeApp(this.folder, app);
    const setup = setupOf(app);
    if (!this.studio || setup !== this.setup) {
      await this.close();
      this.standIns = await startStandIns();
      this.studio = await startStudio(this.folder, { env: this.standIns.env });
      this.setup = setup;
    }
    const { url } = this.studio;
    await untilRead(url, app);
    return new Editor(page, url, this.folder);
  }

  async close(): Promise<void> {
    await this.studio?.stop();
    await this.standIns?.close();
    this.studio = undefined;
    this.standIns = undefined;
  }
}
