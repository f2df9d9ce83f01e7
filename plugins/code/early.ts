import { initCopy } from './shared/copy';
import { initPackedCode } from './shared/packedCode';

/** The starter's part of code blocks: what a reader may do with them before React. */
export default function initCode(): void {
  initCopy();
  initPackedCode();
}
