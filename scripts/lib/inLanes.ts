/**
 * Works on many things, some at a time: each lane takes the next one that is left.
 *
 * @param lanes how many
 * @param open begins a lane, and returns what it does with each thing
 */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  open: () => (item: Item) => Promise<void>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const run = async (): Promise<void> => {
    const work = open();
    for (let next = left.next(); !next.done; next = left.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
}
