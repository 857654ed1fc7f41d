import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from './at-exit.ts';

/** A folder that goes when this process does. */
export function tempFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `backline-${name}-`));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
