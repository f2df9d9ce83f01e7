/**
 * The starter of a demo's frame: the one inline script of its document. It runs before the first
 * paint, without a framework, and loads the demo's scripts when the reader turns to it.
 */
import { keepEarlyActions } from './early';
import { startOnIntent } from './intent';
import { stayInFrame } from './links';
import { isSandboxed, tellPage } from './sandbox';
import { followColorMode } from './scheme';
import { adoptTextFont } from './textFont';
import { wakePageWithEdits } from './wake';

followColorMode();
adoptTextFont();
// The watch for intent comes first: what keeps a click hides it from all listeners after it.
startOnIntent(() => stopKeeping());
const stopKeeping = keepEarlyActions();
stayInFrame();
wakePageWithEdits();
if (isSandboxed()) {
  tellPage({ type: 'demo:ready' });
}
