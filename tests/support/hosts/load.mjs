/** Measures how many readers at a time nginx serves with the built site: `npm run bench:load`. */
import { load } from '../../../scripts/lib/load.mjs';

const { measureLoad } = load(import.meta.filename, './load.ts');
await measureLoad(Number(process.argv[2] ?? 60));
