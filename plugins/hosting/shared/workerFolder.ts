/** The folder of the scripts that pages run in workers. Their content security policy allows requests to the site. */
export const WORKER_FOLDER = 'assets/worker/';

/** The name of the chunks of these scripts. The service worker caches chunks of the shell in advance. */
export const WORKER_CHUNK = 'shell-worker';
