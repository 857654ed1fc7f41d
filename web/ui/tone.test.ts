import { expect, it } from 'vitest';
import { toneOf } from './tone.ts';

it.each([
  ['#12924a', 'green'],
  ['#c06505', 'amber'],
  ['#2563eb', 'blue'],
  ['#7c3aed', 'violet'],
  ['#0d8585', 'teal'],
  ['#d92d20', 'red'],
  ['#ff0011', 'red'],
  ['#888890', 'grey'],
  ['nonsense', 'grey'],
])('%s reads as %s', (hex, tone) => expect(toneOf(hex)).toBe(tone));
