import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readCount, runStep } from '../../../scripts/test/runStep';
import { secondTryLine } from '../../../scripts/test/secondTry';

describe('a step', () => {
  let project: string;
  beforeAll(() => {
    project = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
    fs.writeFileSync(
      path.join(project, 'package.json'),
      JSON.stringify({ scripts: { good: 'node good.js', bad: 'node bad.js --loud' } }),
    );
    fs.writeFileSync(path.join(project, 'good.js'), 'console.log("fine")');
    fs.writeFileSync(
      path.join(project, 'bad.js'),
      'console.error(process.argv[2]); process.exitCode = 1;',
    );
    fs.writeFileSync(path.join(project, 'count.js'), 'console.log(process.argv[2]);');
  });
  afterAll(() => fs.rmSync(project, { recursive: true }));

  const run = (step: object, lines: string[] = []) =>
    runStep({ name: 'step', title: 'Step', ...step }, project, (line) => lines.push(line));

  test('that ends well is one test', async () => {
    const lines: string[] = [];
    expect(await run({ script: 'good' }, lines)).toEqual({
      ...{ passed: 1, failed: 0, skipped: 0 },
      ...{ failures: [], secondTries: [] },
    });
    expect(lines).toEqual(['fine']);
  });

  test('that fails shows what it printed, and what repeats it', async () => {
    expect(await run({ script: 'bad' })).toEqual({
      ...{ passed: 0, failed: 1, skipped: 0 },
      failures: [{ message: '--loud\n', again: 'npm run bad' }],
      secondTries: [],
    });
  });

  test.each([
    ['12 passed, 0 failed', { passed: 12, failed: 0 }],
    ['12 passed, 3 failed', { passed: 12, failed: 3 }],
    ['nothing of the kind', { passed: 0, failed: 1 }],
  ])('that counts itself: %s', async (said, expected) => {
    const result = await run({ command: ['node', 'count.js', said], counts: 'lines' });
    expect(result).toMatchObject(expected);
    expect(result.failures).toHaveLength(Number(expected.failed > 0));
  });

  test('that passed at the second try only says so', async () => {
    const said = `${secondTryLine('a.mdx, the page: timeout')}\n1 passed, 0 failed`;
    const result = await run({ command: ['node', 'count.js', said], counts: 'lines' });
    expect(result).toMatchObject({ failed: 0, secondTries: ['a.mdx, the page: timeout'] });
  });

  test('ends with the run that is told to end', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    fs.writeFileSync(path.join(project, 'wait.js'), `require('net').connect(${port}, '127.0.0.1')`);
    const scripts = path.resolve(__dirname, '../../../scripts');
    const step = JSON.stringify({ name: 'wait', title: 'Wait', command: ['node', 'wait.js'] });
    const script = `import { load } from ${JSON.stringify(path.join(scripts, 'lib/load.mjs'))};
      const { runStep } = load(${JSON.stringify(path.join(scripts, 'test.mjs'))}, './test/runStep.ts');
      await runStep(${step}, ${JSON.stringify(project)}, console.log);`;
    const all = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    const [socket] = (await once(server, 'connection')) as [Socket];
    socket.resume();
    const ended = once(socket, 'close');
    all.kill('SIGTERM');
    expect(await once(all, 'exit')).toEqual([143, null]);
    await ended;
    server.close();
  });

  test('whose program is not installed fails, and says so', async () => {
    const { failed, failures } = await run({ command: ['nobody'] });
    expect(failed).toBe(1);
    expect(failures).toEqual([
      { message: expect.stringContaining('npm ci') as string, again: 'npm test -- step' },
    ]);
  });
});

test.each([
  ['ok a\n\n12 passed, 3 failed\n', { passed: 12, failed: 3, skipped: 0 }],
  ['it ended', undefined],
  ['I think 12 passed, 3 failed', undefined],
])('the count that ends %j', (output, count) => {
  expect(readCount(output)).toEqual(count);
});
