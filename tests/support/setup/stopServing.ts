/** Stops what the setups of the run have started. */
export default async function stopServing(): Promise<void> {
  const stop = globalThis.stopServing?.splice(0) ?? [];
  await Promise.all(stop.map((close) => close()));
}
