// cspell:ignore stylis
import createCache, { type EmotionCache } from '@emotion/cache';
import { EMOTION_KEY } from './emotionStyles';

/**
 * Creates the Emotion cache of a document. Its styles come first in the head, so that other stylesheets override them.
 * They have no vendor prefixes, because the browsers that the site supports need none.
 */
export const createEmotionCache = (): EmotionCache =>
  createCache({ key: EMOTION_KEY, prepend: true, stylisPlugins: [] });
