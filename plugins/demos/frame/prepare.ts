/**
 * The first import of a frame's script: some modules ask for storage as soon as they are evaluated,
 * and would end there where it is blocked; React takes the way to report errors as it finds it.
 */
import { tellErrorsInFull } from './errors';
import { isolateColorMode } from './storage';

isolateColorMode();
tellErrorsInFull();
