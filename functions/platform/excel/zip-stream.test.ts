import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { unzip } from '#functions/platform/files/unzip.ts';
import { type StreamedFile, zipStream } from './zip-stream.ts';

async function* chunksOf(...chunks: readonly string[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
async function* filesOf(...files: readonly StreamedFile[]) {
  yield* files;
}
const collected = async (files: AsyncIterable<StreamedFile>) => {
  const parts: Buffer[] = [];
  for await (const part of zipStream(files)) parts.push(part);
  return Buffer.concat(parts);
};

const LIMITS = { entries: 10, each: 10_000_000, total: 10_000_000 };

test('an archive that is streamed has every file with its bytes', async () => {
  const large = 'signed '.repeat(300_000);
  const zip = await collected(
    filesOf(
      { name: 'Ünïcode.pdf', bytes: chunksOf('one', ' ', 'two') },
      { name: 'empty.pdf', bytes: chunksOf() },
      { name: 'folder/large.pdf', bytes: chunksOf(large, large) },
    ),
  );
  const found = [...unzip(zip, LIMITS)].map(({ name, bytes }) => [name, bytes.toString()]);
  expect(found).toEqual([
    ['Ünïcode.pdf', 'one two'],
    ['empty.pdf', ''],
    ['folder/large.pdf', large + large],
  ]);
});

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('Python finds sizes and checksums right', async () => {
  const input = await collected(filesOf({ name: 'a.pdf', bytes: chunksOf('one', 'two') }));
  const program = 'import io, sys, zipfile; print(zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())).testzip())';
  expect(execFileSync('python3', ['-c', program], { input }).toString().trim()).toBe('None');
});

test('a file that breaks off breaks the archive', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('gone');
  }
  await expect(collected(filesOf({ name: 'a.pdf', bytes: broken() }))).rejects.toThrow('gone');
});
