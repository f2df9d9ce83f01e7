#!/usr/bin/env node
/** Writes NOTICE.md from the last build: `npm run notices`. */
import fs from 'node:fs';
import { load } from './lib/load.mjs';

const { formatNotices, NOTICE_FILE } = load(import.meta.filename, './lib/notices.ts');
fs.writeFileSync(NOTICE_FILE, formatNotices());
