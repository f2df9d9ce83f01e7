import { messageOf } from '../../../../../plugins/shared/messageOf';
import { freePort } from '../../../../lib/freePort.mjs';
import { startServer } from '../../shell';

/**
 * What Studio says when it does not start.
 *
 * @param port a free one if none is named, for it may start after all
 * @returns the last lines; other words if it has started
 */
export async function refusalOf(
  command: 'dev' | 'start',
  folder: string,
  port?: string,
): Promise<string> {
  try {
    const line = `npx toolpad-studio ${command} --port ${port ?? (await freePort())}`;
    const server = await startServer(line, folder, { kit: 'studio', env: {} });
    await server.stop();
    return `a server at ${server.url}`;
  } catch (error) {
    return messageOf(error);
  }
}
