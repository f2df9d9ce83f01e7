// cspell:ignore getenv
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../../../plugins/shared/node/files';
import { findProgram } from '../../../scripts/lib/findProgram';
import { BUILD, needsBuild } from '../build';
import { type RunningHost, startHost } from './program';
import { nginx } from './programs';

const run = promisify(execFile);

const CONNECTIONS = 64;
const SAMPLE_MS = 1000;

/** Asks for the paths of a file in turn, as browsers do, and tells at the end what came. */
const WRK_SCRIPT = `
local paths = {}
for line in io.lines(os.getenv("PATHS")) do paths[#paths + 1] = line end
local headers = { ["Accept-Encoding"] = "gzip, br", ["Host"] = "mui.com" }
local at = 0
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], headers)
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\\n{"requests":%d,"seconds":%f,"bytes":%d,"failed":%d,"median":%f,"p99":%f}\\n',
    summary.requests, summary.duration / 1e6, summary.bytes,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;

interface Figures {
  requests: number;
  seconds: number;
  bytes: number;
  /** Answers that are no page, and connections that failed. */
  failed: number;
  /** In ms. */
  median: number;
  p99: number;
}

/** The memory of a process and its children, in kB. */
function memoryOf(pid: number): number {
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const own = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + memoryOf(Number(child)), Number(own ?? 0));
}

const megabytes = (kilobytes = 0): string => `${(kilobytes / 1024).toFixed(1)} MB`;

async function measure(
  title: string,
  { port, pid }: RunningHost,
  paths: readonly string[],
  seconds: number,
): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'load-'));
  const script = path.join(folder, 'ask.lua');
  const list = path.join(folder, 'paths.txt');
  fs.writeFileSync(script, WRK_SCRIPT);
  fs.writeFileSync(list, `${paths.join('\n')}\n`);
  const memory: number[] = [memoryOf(pid)];
  const timer = setInterval(() => memory.push(memoryOf(pid)), SAMPLE_MS);
  const { stdout } = await run(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, `https://127.0.0.1:${port}`],
    { env: { ...process.env, PATHS: list } },
  );
  clearInterval(timer);
  fs.rmSync(folder, { recursive: true });
  const figures = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
  const { requests, bytes, failed, median, p99 } = figures;
  const middle = memory[Math.floor(memory.length / 2)];
  console.log(
    `${title}: ${Math.round(requests / figures.seconds)} requests/s, ${requests} in all, ${failed} failed; ` +
      `${Math.round(bytes / requests)} bytes each; median ${median.toFixed(1)} ms, ` +
      `99 % ${p99.toFixed(1)} ms; memory ${megabytes(memory[0])} at the start, ` +
      `${megabytes(middle)} in the middle, ${megabytes(memory.at(-1))} at the end.`,
  );
}

/**
 * Asks nginx for all pages in turn, over 64 connections, and beside it for one file of the same size without
 * any of the site's rules: the most that this nginx can do.
 *
 * @param seconds for each of the two
 * @throws {Error} if nginx or wrk is not installed
 */
export async function measureLoad(seconds: number): Promise<void> {
  needsBuild();
  if (!findProgram('wrk')) {
    throw new Error('Expected to find wrk. Install it: apt-get install wrk');
  }
  const pages = filesBelow(BUILD, /^index\.html$/).filter(
    (file) => !/^(?:demos|live)\//.test(file),
  );
  const sizes = pages.map((file) => fs.statSync(path.join(BUILD, `${file}.br`)).size);
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  const host = await startHost(nginx);
  try {
    const paths = pages.map((file) => `/toolpad/${file.replace(/index\.html$/, '')}`);
    await measure(`${paths.length} pages`, host, paths, seconds);
    fs.writeFileSync(path.join(host.root, 'limit'), Buffer.alloc(mean, 'x'));
    await measure(`one file of ${mean} bytes`, host, ['/limit'], seconds);
  } finally {
    await host.stop();
  }
}
