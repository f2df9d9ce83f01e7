import type { SearchRequest } from './results';
import { createSearcher } from './searcher';

const search = createSearcher((answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => void search(data));
