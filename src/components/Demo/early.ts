/** The starter's part of demos: what they show before React. */
import { initPackedCode } from './packedCode';

initPackedCode();
