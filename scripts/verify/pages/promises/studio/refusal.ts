import { messageOf } from '../../../../../plugins/shared/messageOf';
import { startServer } from '../../shell';

/**
 * What Studio says when it does not start.
 *
 * @param command with a port, for it may start after all
 * @returns the last lines; other words if it has started
 */
export async function refusalOf(command: string, folder: string): Promise<string> {
  try {
    const server = await startServer(command, folder, { kit: 'studio', env: {} });
    await server.stop();
    return `a server at ${server.url}`;
  } catch (error) {
    return messageOf(error);
  }
}
