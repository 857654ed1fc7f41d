import { expect, it } from 'vitest';
import { needsRendering } from './rendering.ts';

const rendering = (state: 'pending' | 'ready' | 'failed') => ({
  hash: 'h',
  state,
  files: [{ kind: 'pdf' as const, key: 'k', size: 1, type: 'application/pdf', name: 'n' }],
});

it('asks for a print when there is none, when it failed and when it is of another state', () => {
  const now = new Date('2026-01-01T12:00:00Z');
  const asked = (askedAt: string) => needsRendering({ ...rendering('pending'), askedAt }, 'h', now);
  expect(needsRendering(undefined, 'h', now)).toBe(true);
  expect(needsRendering(rendering('failed'), 'h', now)).toBe(true);
  expect(needsRendering(rendering('ready'), 'other', now)).toBe(true);
  expect(needsRendering(rendering('ready'), 'h', now)).toBe(false);
  expect(asked('2026-01-01T11:50:00Z')).toBe(false);
  // The renderer has died, or the rendering is an early one without `askedAt`.
  expect(asked('2026-01-01T11:40:00Z')).toBe(true);
  expect(needsRendering(rendering('pending'), 'h', now)).toBe(true);
});
