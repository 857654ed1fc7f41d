import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenHours, type HourCursor, settleHours, stepHours } from './hour-cursor.ts';

const field = { lines: 3, from: 6, to: 26 };
const eight: HourCursor = { line: 0, anchor: 40, half: 40 };

test('Shift with an arrow chooses half hours, both ways from where it began', () => {
  const longer = stepHours(stepHours(eight, { half: 1 }, true, field), { half: 1 }, true, field);
  expect(chosenHours(longer)).toEqual({ from: 20 * 60, to: 21 * 60 + 30 });
  const earlier = stepHours(eight, { half: -1 }, true, field);
  expect(chosenHours(earlier)).toEqual({ from: 19 * 60 + 30, to: 20 * 60 + 30 });
  expect(stepHours(longer, { line: 1 }, true, field)).toBe(longer);
});

test('an arrow alone walks on and drops what was chosen', () => {
  const longer = stepHours(eight, { half: 1 }, true, field);
  expect(stepHours(longer, { half: 1 }, false, field)).toEqual({ line: 0, anchor: 42, half: 42 });
  expect(stepHours(longer, { line: 1 }, false, field)).toEqual({ line: 1, anchor: 41, half: 41 });
});

test('no walk leaves what is in sight', () => {
  const steps = fc.record({ by: fc.constantFrom(-1, 1), isLine: fc.boolean(), isLonger: fc.boolean() });
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 80 }), (walk) => {
      let at = eight;
      for (const { by, isLine, isLonger } of walk)
        at = stepHours(at, isLine ? { line: by } : { half: by }, isLonger, field);
      expect(settleHours(at, field)).toEqual(at);
      const { from, to } = chosenHours(at);
      expect(from).toBeGreaterThanOrEqual(field.from * 60);
      expect(to).toBeLessThanOrEqual(field.to * 60);
    }),
  );
});
