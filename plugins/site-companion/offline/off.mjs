/**
 * The service worker for sites where offline reading is off. It removes the caches of an earlier worker, and then
 * unregisters itself. Open pages don't change.
 */
const { scope } = self.registration;

async function unregister() {
  const names = (await caches.keys()).filter((name) => name.endsWith(`-${scope}`));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export default function removeWorker() {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(unregister()));
}
