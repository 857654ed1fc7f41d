import { spawn } from 'node:child_process';
import { access, constants, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from '#functions/platform/runtime/env.ts';

/** Seven pages take about one second; a conversion that takes longer than this hangs. */
const TIMEOUT_MS = 60_000;

/** Finds LibreOffice on PATH; null if it is missing. */
export async function findSoffice(path: string): Promise<string | null> {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const file = join(folder, 'soffice');
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return null;
}

/** Runs a command in its own process group, so that a timeout ends the program and all its children. */
function run(command: string, args: readonly string[], folder: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      detached: true,
      // No credentials of this process reach a program that reads users' files.
      env: { PATH: path, HOME: folder },
      stdio: 'ignore',
    });
    const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), TIMEOUT_MS);
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`soffice ended with ${code}`))));
    child.once('close', () => clearTimeout(timer));
  });
}

/** Converts a merged Word file to PDF; null if LibreOffice is not installed. */
export async function wordToPdf(docx: Uint8Array, path: string = env.path()): Promise<Uint8Array | null> {
  const soffice = await findSoffice(path);
  if (!soffice) return null;
  const folder = await mkdtemp(join(tmpdir(), 'backline-pdf-'));
  try {
    await writeFile(join(folder, 'in.docx'), docx);
    // Each conversion gets its own profile: two with one profile wait for each other or fail.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const args = [profile, '--headless', '--norestore', '--nolockcheck', '--convert-to', 'pdf', '--outdir', folder];
    await run(soffice, [...args, join(folder, 'in.docx')], folder, path);
    return new Uint8Array(await readFile(join(folder, 'in.pdf')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
