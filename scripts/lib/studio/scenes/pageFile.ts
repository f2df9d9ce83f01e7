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
export const wholePage = ({ page }: Editor): Framing => ({
  clip: [page.getByTestId('page-root')],
  margin: 14,
});

/** All of the editor's window, from its bar to the last button on the left. */
export const wholeEditor = ({ page }: Editor): Framing => ({
  clip: [page.getByRole('banner'), page.getByTestId('action-explorer').getByRole('button')],
});

/** A picture of a page as it is when it opens. */
export const pageScene = (name: string, address: string): Scene => ({
  name,
  async play(editor) {
    await editor.preview(address);
    return wholePage(editor);
  },
});
