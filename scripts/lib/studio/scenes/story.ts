import type { Locator } from 'playwright-core';
import type { Editor } from './editor';
import type { Film } from './film';
import type { Framing } from './window';

/** What a picture shows, and what it points at. */
export interface Shot extends Framing {
  /** Framed and numbered, from 1, in the order in which the page's text speaks of them. */
  marks?: Locator[];
}

/** One picture of a page: goes on where the scene before it ended, and returns when all is to be seen. */
export type Scene = (editor: Editor) => Promise<Shot>;

/** The pictures of one page of the docs. */
export interface Story {
  /** The page: `concepts/queries.mdx`. */
  page: string;
  /**
   * Files of the app beside those in the page's blocks, or instead of them; `null` for one that isn't
   * there yet when the reader comes.
   */
  files?: Readonly<Record<string, string | null>>;
  /**
   * Whether the pictures are of the app itself, which is then shown in each of its own modes. In the
   * editor, an app keeps its mode whatever that of the editor is.
   */
  running?: boolean;
  /**
   * By the names of the pictures' files, without scheme and ending, in the order in which a reader comes to
   * them.
   */
  scenes: Readonly<Record<string, Scene>>;
}

/** What a picture of a page shows in motion, for readers who ask for it. */
export interface Clip extends Pick<Story, 'page' | 'files'> {
  /** The picture's file, without its scheme and ending; a picture of the same part of the window. */
  picture: string;
  /** Opens what is shown first, and returns what is recorded. */
  start(editor: Editor): Promise<Framing>;
  play(editor: Editor, film: Film): Promise<void>;
}
