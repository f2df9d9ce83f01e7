import type { FrameLocator, Locator, Page } from 'playwright-core';
import { boxOf } from './window';

/** Of a drag with the pointer: enough for the editor to notice where it is. */
const DRAG_STEPS = 8;
const DRAG_MS = 300;

/** Where the query panel begins, in pixels from the top. */
const PANEL_TOP = 380;

/** How much room a dialog gets: as wide as this, it can be read in the column of the site's text. */
export const NARROW = { width: 860, height: 760 };

/** A place on the canvas, as shares of its width and height. */
type Place = readonly [x: number, y: number];

/** What a reader does in Studio, in the words of its pages. */
export class Editor {
  /** The page that is being built. */
  readonly canvas: FrameLocator;
  /** The place of the canvas in the window. */
  readonly frame: Locator;
  readonly library: Locator;
  readonly inspector: Locator;
  readonly hierarchy: Locator;
  readonly queryPanel: Locator;
  readonly dialog: Locator;

  /**
   * @param url of the app, without a slash at its end
   * @param packages the folder with Studio's packages
   */
  constructor(
    readonly page: Page,
    readonly url: string,
    readonly packages: string,
  ) {
    this.frame = page.locator('iframe[name="data-toolpad-canvas"]');
    this.canvas = this.frame.contentFrame();
    this.library = page.getByTestId('component-catalog');
    this.inspector = page.locator('[data-panel-id="component-panel"]');
    this.hierarchy = page.locator('[data-panel-id="hierarchy-explorer"]');
    this.queryPanel = page.locator('[data-panel-id="query-panel"]');
    this.dialog = page.getByRole('dialog');
  }

  /** Opens a page in the editor. */
  async open(name: string): Promise<void> {
    await this.page.goto(`${this.url}/editor/app/pages/${name}`);
    await this.canvas.getByTestId('page-root').waitFor();
    await this.canvas.getByTestId('page-overlay').waitFor();
  }

  /** Opens a page as users see it. */
  async preview(address: string): Promise<void> {
    await this.page.goto(`${this.url}/pages/${address}`);
    await this.page.getByTestId('page-root').waitFor();
  }

  /** Selects a component under "Page hierarchy". */
  async select(name: string): Promise<void> {
    await this.hierarchy.getByRole('treeitem', { name, exact: true }).click();
    await this.inspector.getByText(name, { exact: true }).first().waitFor();
  }

  /** Rests the pointer on the component library until it is open. */
  async openLibrary(): Promise<void> {
    await this.page.mouse.move(640, 400);
    await this.library.hover();
    await this.library.getByPlaceholder('Search components...').waitFor();
  }

  /** Drags a component out of the library, and holds it where it would land. */
  async drag(component: string, [x, y]: Place): Promise<void> {
    const { mouse } = this.page;
    await this.openLibrary();
    await this.library.getByRole('button', { name: component, exact: true }).hover();
    await mouse.down();
    const box = await boxOf(this.frame);
    const target = [box.x + x * box.width, box.y + y * box.height] as const;
    await mouse.move(target[0], box.y + 5, { steps: DRAG_STEPS });
    await mouse.move(...target, { steps: DRAG_STEPS });
    // The editor looks where the pointer is a moment later.
    await this.page.waitForTimeout(DRAG_MS);
  }

  async drop(component: string, place: Place): Promise<void> {
    await this.drag(component, place);
    await this.page.mouse.up();
    await this.saved();
  }

  /** Adds a query or an action; the query panel opens. */
  async add(mode: 'query' | 'action', kind: 'Custom' | 'REST API'): Promise<void> {
    await this.page.getByRole('button', { name: `Create new ${mode}` }).click();
    await this.page.getByRole('button', { name: kind }).click();
    await this.queryPanel.waitFor();
    await this.growQueryPanel();
  }

  /** Opens a query or an action of the page in the query panel. */
  async openQuery(name: string): Promise<void> {
    const explorers = this.page.getByTestId(/^(query|action)-explorer$/);
    await explorers.getByRole('treeitem', { name, exact: true }).click();
    await this.queryPanel.waitFor();
    await this.growQueryPanel();
  }

  /** Drags the upper edge of the query panel up, so that all of it is to be seen. */
  async growQueryPanel(): Promise<void> {
    const { mouse } = this.page;
    const box = await boxOf(this.queryPanel);
    await mouse.move(box.x + box.width / 2, box.y - 2);
    await mouse.down();
    // In one step: after many, the panels in it measure each other until React complains.
    await mouse.move(box.x + box.width / 2, PANEL_TOP);
    await mouse.up();
  }

  /** Runs the query in the panel until its preview says something. */
  async run(result: string): Promise<void> {
    await this.queryPanel.getByRole('button', { name: 'Run', exact: true }).click();
    await this.queryPanel.getByText(result).first().waitFor();
  }

  /** Waits until what has changed is in the files. */
  async saved(): Promise<void> {
    await this.page.getByTestId('CloudDoneIcon').waitFor();
  }

  /** Types into a field of the inspector. */
  async fill(property: string, text: string): Promise<void> {
    const field = this.inspector.getByRole('textbox', { name: property, exact: true });
    await field.fill(text);
    await field.blur();
  }

  /** Chooses from a menu of the inspector. */
  async choose(property: string, value: string): Promise<void> {
    await this.inspector.getByRole('combobox', { name: property }).click();
    await this.page.getByRole('option', { name: value, exact: true }).click();
  }

  /** Makes the window narrower: dialogs take nearly all of its width. */
  async narrow(): Promise<void> {
    await this.page.setViewportSize(NARROW);
  }

  /** Opens the dialog that binds a property. */
  async openBinding(property: string, within: Locator = this.inspector): Promise<void> {
    await within.getByLabel(`Bind property "${property}"`, { exact: true }).click();
    await this.dialog.waitFor();
  }

  /** Writes into the code field of the dialog, in place of what is there. */
  async writeCode(code: string): Promise<void> {
    await this.dialog.locator('.monaco-editor').first().click();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(code);
    // The list of what else could be meant is no part of what is written.
    await this.dialog.getByRole('heading', { level: 2 }).click();
  }

  async updateBinding(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Update binding' }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}
