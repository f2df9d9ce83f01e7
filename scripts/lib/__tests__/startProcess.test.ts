import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../startProcess.mjs';

const startProgram = (program: string) =>
  startProcess(process.execPath, ['-e', program], { name: 'The program' });

const LONG_RUNNING_PROGRAM = `setInterval(() => {}, 1000); console.log('\\u001b[32m%s\\u001b[0m on port 80', 'ready');`;

const FAILING_PROGRAM = `console.error('no port'); process.exit(3);`;

/** The code of a program whose child process ignores SIGTERM and writes to the program's output. */
const PARENT_PROGRAM = `
  const child = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('child');";
  require('node:child_process').spawn(process.execPath, ['-e', child], { stdio: 'inherit' });`;

describe('startProcess', () => {
  it('waits for the output, and returns it without color codes', async () => {
    const { waitForOutput, stop, output } = startProgram(LONG_RUNNING_PROGRAM);
    await expect(waitForOutput(/ready on port \d+/, 5000)).resolves.toBe('ready on port 80');
    await stop();
    expect(output()).toBe('ready on port 80\n');
  });

  it('waits until the program responds', async () => {
    const { waitForResponse, stop } = startProgram(LONG_RUNNING_PROGRAM);
    const isReady = jest.fn<Promise<boolean>, []>();
    isReady.mockRejectedValueOnce(new Error()).mockResolvedValueOnce(false).mockResolvedValue(true);
    await waitForResponse(isReady, 5000);
    expect(isReady).toHaveBeenCalledTimes(3);
    await stop();
  });

  it('rejects with the program’s output if the program ends too early', async () => {
    const message = /^The program exited with 3:\nno port$/;
    await expect(startProgram(FAILING_PROGRAM).waitForOutput(/never/, 5000)).rejects.toThrow(
      message,
    );
    await expect(
      startProgram(FAILING_PROGRAM).waitForResponse(() => Promise.resolve(false), 5000),
    ).rejects.toThrow(message);
  });

  it('stops a program that doesn’t respond before the timeout, and stops polling it', async () => {
    const { waitForResponse, ended } = startProgram(LONG_RUNNING_PROGRAM);
    const isReady = jest.fn(() => Promise.resolve(false));
    await expect(waitForResponse(isReady, 500)).rejects.toThrow(
      /^The program has not responded after 0\.5 s:/,
    );
    await ended;
    const calls = isReady.mock.calls.length;
    await wait(50);
    expect(isReady).toHaveBeenCalledTimes(calls);
  });

  it('rejects with the program’s name if the program can’t be started', async () => {
    const { waitForOutput } = startProcess('/no/such/program', [], { name: 'Nothing' });
    await expect(waitForOutput(/ready/, 5000)).rejects.toThrow(
      /^Nothing exited with -?\d+:\n.*ENOENT/,
    );
  });

  it('kills a program’s child processes when the program is stopped', async () => {
    const { waitForOutput, stop, ended } = startProgram(PARENT_PROGRAM);
    await waitForOutput(/child/, 5000);
    await stop();
    await expect(ended).resolves.toBe('SIGTERM');
  });

  it('kills a program’s child processes when the program exits', async () => {
    const { ended } = startProgram(`${PARENT_PROGRAM} setTimeout(() => process.exit(2), 200);`);
    await expect(ended).resolves.toBe(2);
  });

  it('kills the program when the process that started it is killed', async () => {
    const module = path.resolve(__dirname, '../startProcess.mjs');
    const script = `import { startProcess } from ${JSON.stringify(module)};
      const options = { name: 'The program', stdio: ['ignore', 'inherit', 'inherit'] };
      startProcess(process.execPath, ['-e', ${JSON.stringify(LONG_RUNNING_PROGRAM)}], options);`;
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', script]);
    await once(starter.stdout, 'data');
    starter.kill('SIGKILL');
    // The pipe closes when its last writer ends.
    await once(starter, 'close');
  });
});
