/** The starter's part of code blocks: what a reader may do with them before React. */
import { initCopy } from './copy';
import { initPackageManager } from './packageManager';
import { initPackedCode } from './packedCode';
import { initRadios } from './radios';

initPackageManager();
initRadios();
initCopy();
initPackedCode();
