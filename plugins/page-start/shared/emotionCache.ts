// cspell:ignore stylis
import createCache, { type EmotionCache } from '@emotion/cache';
import { EMOTION_KEY } from './emotionStyles';

/**
 * Creates the Emotion cache of a document. Emotion inserts its styles first in the head, so that other stylesheets
 * override them. They have no vendor prefixes, because the supported browsers need none.
 */
export const createEmotionCache = (): EmotionCache =>
  createCache({ key: EMOTION_KEY, prepend: true, stylisPlugins: [] });
