import fs from 'node:fs';
import path from 'node:path';

/** The first of some files that is there. */
export const firstFile = (...files: (string | undefined)[]): string | undefined =>
  files.find((file) => file !== undefined && fs.existsSync(file));

/** A program of the machine's path, or of where servers are. */
export const findProgram = (name: string): string | undefined =>
  firstFile(
    ...[...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'].map(
      (folder) => path.join(folder, name),
    ),
  );
