import { expect, it } from 'vitest';
import { placeUnder } from './place.ts';

const view = { left: 8, top: 8, width: 1000, height: 600 };
const card = { width: 300, height: 200 };

it('puts a card below its target', () =>
  expect(placeUnder({ left: 100, top: 100, width: 40, height: 24 }, card, view)).toEqual({ left: 100, top: 128 }));
it('puts it above where there is no room below', () =>
  expect(placeUnder({ left: 100, top: 500, width: 40, height: 24 }, card, view)).toEqual({ left: 100, top: 296 }));
it('keeps it within the view sideways', () =>
  expect(placeUnder({ left: 990, top: 100, width: 40, height: 24 }, card, view).left).toBe(708));
it('stays below where neither side has room', () =>
  expect(placeUnder({ left: 100, top: 150, width: 40, height: 400 }, card, view).top).toBe(554));
