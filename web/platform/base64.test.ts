import { expect, it } from 'vitest';
import { base64Of } from './base64.ts';

it('keeps every byte of a large file', async () => {
  const bytes = Uint8Array.from({ length: 70_001 }, (_, i) => i % 256);
  expect(Buffer.from(await base64Of(new Blob([bytes])), 'base64').equals(Buffer.from(bytes))).toBe(true);
});
