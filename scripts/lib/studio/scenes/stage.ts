import type { Browser } from 'playwright-core';
import { type StandIns, startStandIns } from '../../../verify/studio/standIns';
import { startStudio } from '../devServer.mjs';
import { type App, setupOf, untilRead, writeApp } from './app';

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

  /** Of the app, without a slash at its end. */
  get url(): string {
    return this.studio?.url ?? '';
  }

  /** Lets Studio run an app. */
  async show(app: App): Promise<void> {
    await writeApp(this.folder, app);
    const setup = setupOf(app);
    if (!this.studio || setup !== this.setup) {
      await this.close();
      this.standIns = await startStandIns();
      this.studio = await startStudio(this.folder, { env: this.standIns.env });
      this.setup = setup;
    }
    await untilRead(this.url, app);
  }

  async close(): Promise<void> {
    await this.studio?.stop();
    await this.standIns?.close();
    this.studio = undefined;
    this.standIns = undefined;
  }
}
