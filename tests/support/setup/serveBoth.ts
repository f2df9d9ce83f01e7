import serveDemos from './serveDemos';
import serveSite from './serveSite';

/** Serves the built site and that of the demos. */
export default async function serveBoth(): Promise<void> {
  await serveSite();
  await serveDemos();
}
