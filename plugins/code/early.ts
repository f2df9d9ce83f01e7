import { initCopy } from './shared/copy';
import { initPackedCode } from './shared/packedCode';
import { initPackageManager } from './theme/CodeBlock/packageManager';
import { initRadios } from './theme/CodeBlock/radios';

/** The starter's part of code blocks: what a reader may do with them before React. */
export default function initCode(): void {
  initPackageManager();
  initRadios();
  initCopy();
  initPackedCode();
}
