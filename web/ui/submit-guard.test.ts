import { describe, expect, it } from 'vitest';
import { createSubmitGuard } from './submit-guard.ts';

describe('double submit', () => {
  it('lets the first through, blocks the second, asks for patience from the third', () => {
    const guard = createSubmitGuard();
    expect([0, 100, 200, 4_999].map((at) => guard.ask(at))).toEqual(['go', 'blocked', 'patience', 'patience']);
  });
  it('is open again after five seconds', () => {
    const guard = createSubmitGuard();
    expect([0, 4_999, 5_000, 5_001].map((at) => guard.ask(at))).toEqual(['go', 'blocked', 'go', 'blocked']);
  });
  it('takes a corrected form at once after a refusal', () => {
    const guard = createSubmitGuard();
    guard.ask(0);
    guard.reset();
    expect(guard.ask(10)).toBe('go');
  });
});
