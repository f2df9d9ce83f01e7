import type { Page, ViewportSize } from 'playwright-core';
import { stringify } from 'yaml';
import type { Editor } from './editor';
import type { Scene } from './story';
import type { Framing } from './window';

/** A component of a page, as its file writes it. */
export interface Component {
  component: string;
  name: string;
  layout?: Record<string, unknown>;
  props?: Record<string, unknown>;
  children?: Component[];
}

/** How wide a page's content is: a breakpoint of Material UI. */
type Width = 'xs' | 'sm' | 'md' | 'lg';

/** The file of a page that stands in no block, because it only shows variants beside each other. */
export const pageFile = (maxWidth: Width, content: Component[]): string =>
  stringify({ apiVersion: 'v1', kind: 'page', spec: { maxWidth, content } });

/** Components side by side. */
export const rowOf = (name: string, children: Component[]): Component => ({
  component: 'PageRow',
  name,
  children,
});

/** All of a running page; with more around it, the edge of the app's bar would be seen. */
const wholePage = ({ page }: Editor): Framing => ({
  clip: [page.getByTestId('page-root')],
  margin: 14,
});

/** All of the editor's window, from its bar to the last button on the left. */
export const wholeEditor = ({ page }: Editor): Framing => ({
  clip: [page.getByRole('banner'), page.getByTestId('action-explorer').getByRole('button')],
});

/** What a picture of a page needs besides its address. */
export interface PageOptions {
  /** The window's; without it, the window stays as it is. */
  size?: ViewportSize;
  /** What stands ready when the page opens. */
  before?(editor: Editor): Promise<void>;
  /** What a reader does, and waits for, until all is to be seen. */
  until?(page: Page): Promise<void>;
  /** What of the page is shown, if not all of it. */
  shows?(page: Page): Framing;
}

/** A picture of a running page. */
export const pageScene =
  (address: string, { size, before, until, shows }: PageOptions = {}): Scene =>
  async (editor) => {
    await before?.(editor);
    if (size) {
      await editor.page.setViewportSize(size);
    }
    await editor.preview(address);
    await until?.(editor.page);
    return shows?.(editor.page) ?? wholePage(editor);
  };
