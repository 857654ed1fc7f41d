import { expect, it } from 'vitest';
import { buttonColors } from './theme.ts';

it.each([
  ['#000000', '#ffffff'],
  ['#1E2850', '#ffffff'],
  ['#FFE600', '#16181d'],
  ['#FFFFFF', '#16181d'],
])('a button in %s is labelled in %s', (ground, text) => {
  expect(buttonColors(ground).color).toBe(text);
});
