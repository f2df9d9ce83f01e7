import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../startProcess.mjs';

const start = (program: string) =>
  startProcess(process.execPath, ['-e', program], { name: 'The program' });

/** Says that it is there, and stays. */
const STAYS = `setInterval(() => {}, 1000); console.log('\\u001b[32m%s\\u001b[0m on port 80', 'ready');`;

const ENDS = `console.error('no port'); process.exit(3);`;

/** Starts another one that does not end when it is asked to, and writes to the same place. */
const LEAVES_ONE_BEHIND = `
  const child = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('child');";
  require('node:child_process').spawn(process.execPath, ['-e', child], { stdio: 'inherit' });`;

describe('startProcess', () => {
  it('waits for what it says, whatever its color', async () => {
    const { says, stop, output } = start(STAYS);
    await expect(says(/ready on port \d+/, 5000)).resolves.toBe('ready on port 80');
    await stop();
    expect(output()).toBe('ready on port 80\n');
  });

  it('ends what the program has started, too', async () => {
    const { says, stop, ended } = start(LEAVES_ONE_BEHIND);
    await says(/child/, 5000);
    await stop();
    await expect(ended).resolves.toBe('SIGTERM');
  });

  it('ends what the program leaves behind', async () => {
    const { ended } = start(`${LEAVES_ONE_BEHIND} setTimeout(() => process.exit(2), 200);`);
    await expect(ended).resolves.toBe(2);
  });

  it('ends what it has started when this process is killed', async () => {
    const module = path.resolve(__dirname, '../startProcess.mjs');
    const script = `import { startProcess } from ${JSON.stringify(module)};
      const how = { name: 'The program', stdio: ['ignore', 'inherit', 'inherit'] };
      startProcess(process.execPath, ['-e', ${JSON.stringify(STAYS)}], how);`;
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    await once(starter.stdout, 'data');
    starter.kill('SIGKILL');
    // Once nobody writes there any more.
    await once(starter, 'close');
  });

  it.each([
    ['ends', ENDS, 5000, /^The program ended with 3:\nno port$/],
    ['takes too long', STAYS, 500, /^The program has not said \/never\/ after 0\.5 s:/],
  ])('says why if it %s, and leaves nothing', async (_name, program, patienceMs, message) => {
    const { says, ended } = start(program);
    await expect(says(/never/, patienceMs)).rejects.toThrow(message);
    await ended;
  });

  it('waits until it answers', async () => {
    const { answers, stop } = start(STAYS);
    let asked = 0;
    const ask = () =>
      (asked += 1) === 1 ? Promise.reject(new Error()) : Promise.resolve(asked > 2);
    await answers(ask, 5000);
    expect(asked).toBe(3);
    await stop();
  });

  it.each([
    ['ends', ENDS, 5000, /^The program ended with 3:\nno port$/],
    ['takes too long', STAYS, 500, /^The program has not answered after 0\.5 s:/],
  ])('asks no longer if it %s', async (_name, program, patienceMs, message) => {
    const { answers, ended } = start(program);
    const ask = jest.fn(() => Promise.resolve(false));
    await expect(answers(ask, patienceMs)).rejects.toThrow(message);
    await ended;
    const asked = ask.mock.calls.length;
    await wait(50);
    expect(ask).toHaveBeenCalledTimes(asked);
  });

  it('says what is not there', async () => {
    const { says } = startProcess('/no/such/program', [], { name: 'Nothing' });
    await expect(says(/ready/, 5000)).rejects.toThrow(/^Nothing ended with -?\d+:\n.*ENOENT/);
  });
});
