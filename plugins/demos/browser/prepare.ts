/**
 * The first import of a frame's script: some modules ask for storage as soon as they are evaluated,
 * and would end there where it is blocked.
 */
import { isolateColorMode } from './storage';

isolateColorMode();
