import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Box, Scheme } from '../../../../plugins/shared/pictures';
import { messageOf } from '../../../../plugins/shared/messageOf';
import { writeFile } from '../../../../plugins/shared/node/files';
import { settled } from '../../settled';
import { difference, takeWebp } from '../../webp';
import { writeJson } from '../../writeJson.mjs';
import { complaintsOf } from '../complaints.mjs';
import { appOf, DOCS } from './app';
import type { Editor } from './editor';
import type { Stage } from './stage';
import type { Shot, Story } from './story';
import { boxAround, boxOf, openWindow, WINDOW } from './window';

const QUALITY = 70;

/** Whether a caret is to be seen would be chance. */
const NO_CARETS =
  '* { caret-color: transparent !important } .monaco-editor .cursor { opacity: 0 !important }';

/** What the editor says of itself: panels that share out their room on a slow machine; its tables. */
const OF_EDITOR = ['Maximum update depth exceeded', 'React does not recognize the `%s` prop'];

/** A picture costs a reader no more than this. */
const MAX_BYTES = 60 * 1024;

/** Two pictures of the same differ in carets, and in letters that are drawn between two dots. */
const SAME = 0.001;

/** Where a step fails, the window is kept here for the eye. */
const FAILURES = '.cache/studio-pictures';

/** Where marks of the pictures in a folder are kept, for plugins/api-tables/node/studio. */
const MARKS = 'marks.json';

interface Tools {
  editor: Editor;
  /** A page of the same browser, to compare pictures. */
  blank: Page;
  /** The folder of the pictures. */
  images: string;
  /** Grows with what does not work. */
  problems: string[];
}

/** A picture and what it points at, in its own pixels. */
interface Taken {
  picture: Buffer;
  size: string;
  marks: Box[];
}

/** The part of a mark that is in a picture, from the picture's corner, in whole pixels. */
function inside(picture: Box, mark: Box): Box {
  const x = Math.max(0, Math.round(mark.x - picture.x));
  const y = Math.max(0, Math.round(mark.y - picture.y));
  return {
    x,
    y,
    width: Math.min(Math.round(mark.width), picture.width - x),
    height: Math.min(Math.round(mark.height), picture.height - y),
  };
}

async function take(page: Page, shot: Shot): Promise<Taken> {
  const box = await boxAround(shot);
  const framed = await Promise.all((shot.marks ?? []).map(boxOf));
  return {
    picture: await takeWebp(page, box, QUALITY),
    size: `${box.width} × ${box.height}`,
    marks: framed.map((mark) => inside(box, mark)),
  };
}

/** Keeps a picture unless it shows what the one before it did, and says so. */
async function keep(blank: Page, file: string, { picture, size }: Taken): Promise<void> {
  const before = await fs.readFile(file).catch(() => undefined);
  const change = before ? await difference(blank, [before, picture]) : 1;
  const isNew = change > SAME;
  if (isNew) {
    writeFile(file, picture);
  }
  const verdict = before ? `changed by ${(100 * change).toFixed(1)} %` : 'new';
  const facts = `${size}, ${picture.length} bytes`;
  console.log(`  ${path.basename(file)}: ${facts}, ${isNew ? verdict : 'as before'}`);
}

/** Takes the picture of what a scene shows now, in one scheme. */
async function takeScene(tools: Tools, name: string, shot: Shot, scheme: Scheme): Promise<Box[]> {
  const { editor, blank, images, problems } = tools;
  await editor.page.emulateMedia({ colorScheme: scheme });
  await editor.page.addStyleTag({ content: NO_CARETS });
  await settled(editor.page);
  const taken = await take(editor.page, shot);
  await keep(blank, path.join(images, `${name}-${scheme}.webp`), taken);
  if (taken.picture.length > MAX_BYTES) {
    problems.push(`${name}-${scheme}.webp has more than ${MAX_BYTES} bytes`);
  }
  return taken.marks;
}

/** Plays the scenes of a story once, with pictures in some schemes. */
async function playScenes(tools: Tools, story: Story, schemes: readonly Scheme[]) {
  const { scenes, running = false } = story;
  const { editor, problems } = tools;
  const complaints = complaintsOf(editor.page);
  const marks: Record<string, Box[]> = {};
  await editor.page.emulateMedia({ colorScheme: schemes[0] });
  for (const [name, play] of Object.entries(scenes)) {
    const shot = await play(editor).catch(async (error: unknown) => {
      const file = path.resolve(FAILURES, `${name}.webp`);
      writeFile(file, await takeWebp(editor.page, { x: 0, y: 0, ...WINDOW }, QUALITY));
      throw new Error(`${name}: ${messageOf(error)}\nThe window at that moment: ${file}`);
    });
    for (const scheme of schemes) {
      const found = await takeScene(tools, name, shot, scheme);
      if (found.length > 0) {
        marks[name] = found;
      }
    }
    await editor.page.emulateMedia({ colorScheme: schemes[0] });
    const said = complaints
      .splice(0)
      .filter((complaint) => running || !OF_EDITOR.some((own) => complaint.startsWith(own)));
    problems.push(...said.map((complaint) => `${name}: ${complaint}`));
  }
  return marks;
}

/** Writes where marks stand, into the file of a folder; those of other pages' pictures stay. */
async function keepMarks(file: string, { scenes }: Story, marks: Record<string, Box[]>) {
  const text = await fs.readFile(file, 'utf8').catch(() => '{}');
  const kept = JSON.parse(text) as Record<string, Box[]>;
  const others = Object.entries(kept).filter(([name]) => !(name in scenes));
  const all = [...others, ...Object.entries(marks)].sort(([a], [b]) => a.localeCompare(b));
  if (all.length > 0) {
    await writeJson(file, Object.fromEntries(all));
  }
}

/**
 * Takes the pictures of a story, in both schemes, and keeps those that show something else than before.
 *
 * @returns what did not work: one sentence each
 */
export async function takeStory(stage: Stage, story: Story): Promise<string[]> {
  const problems: string[] = [];
  const images = path.join(DOCS, path.dirname(story.page), 'images');
  console.log(story.page);
  const context = await openWindow(stage.browser);
  try {
    const [blank, page] = [await context.newPage(), await context.newPage()];
    const rounds: readonly (readonly [Scheme, ...Scheme[]])[] = story.running
      ? [['light'], ['dark']]
      : [['light', 'dark']];
    for (const schemes of rounds) {
      const editor = await stage.show(page, await appOf(story, schemes[0]));
      const marks = await playScenes({ editor, blank, images, problems }, story, schemes);
      await keepMarks(path.join(images, MARKS), story, marks);
    }
  } catch (error) {
    problems.push(messageOf(error));
  } finally {
    await context.close();
  }
  return problems;
}
