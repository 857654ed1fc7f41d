import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordToPdf } from './convert.ts';
import { documentKey } from './store-document.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** A stand-in for LibreOffice: a script in a folder of its own. */
async function soffice(script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'soffice-'));
  folders.push(folder);
  await writeFile(join(folder, 'soffice'), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'soffice'), 0o755);
  return `${folder}:/usr/bin:/bin`;
}

describe('Word to PDF', () => {
  it('answers null where LibreOffice is not installed', async () => {
    expect(await wordToPdf(bytes('x'), '/nowhere')).toBeNull();
  });

  it('reads what the program wrote, which ran with a profile of its own and without our environment', async () => {
    const path = await soffice('env > env.txt; { cat in.docx; echo "$1"; cat env.txt; } > in.pdf');
    vi.stubEnv('HELD_BACK', 'secret');
    const pdf = Buffer.from((await wordToPdf(bytes('DOCX'), path)) ?? []).toString();
    vi.unstubAllEnvs();
    expect(pdf).toMatch(/^DOCX-env:UserInstallation=file:\/\/\S+profile/);
    expect(pdf).not.toContain('HELD_BACK');
  });

  it('fails when the program fails', async () => {
    await expect(wordToPdf(bytes('x'), await soffice('exit 3'))).rejects.toThrow('ended with 3');
  });
});

it('a document is named by its content and kept apart by tenant', () => {
  const key = documentKey('t1', bytes('a'), 'pdf');
  expect(key).toMatch(/^documents\/t1\/[0-9a-f]{64}\.pdf$/);
  expect(documentKey('t1', bytes('a'), 'pdf')).toBe(key);
  expect(documentKey('t1', bytes('b'), 'pdf')).not.toBe(key);
  expect(documentKey('t2', bytes('a'), 'pdf')).not.toBe(key);
});
