import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '#scripts/local/temp-folder.ts';

/** Whether a program is installed. */
export const hasTool = (name: string): boolean => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error;

/** A folder for the tests of `functions`, which may not import scripts. It ends with this process. */
export const testFolder = (name: string): string => tempFolder(name);

/** Runs a program in a new folder with these files. */
export function runTool(name: string, args: readonly string[], files: Readonly<Record<string, Uint8Array | string>>) {
  const cwd = tempFolder(name);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(cwd, file), content);
  const { status, stdout, stderr } = spawnSync(name, args, { cwd, encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout}${stderr}`, cwd };
}
