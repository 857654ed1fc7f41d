import { expect, it } from 'vitest';
import { sha256Of } from './hash-file.ts';

it('hashes a file as every other tool does', async () => {
  expect(await sha256Of(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
