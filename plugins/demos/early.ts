import { loadFrames } from './client/frames';
import { initDemoWidths } from './client/widths';

/** The starter's part of demos: when their frames load, and how wide they are. */
export default function initDemos(): void {
  loadFrames();
  initDemoWidths();
}
