import { expect, it } from 'vitest';
import { CENTRE, cutOf } from './square.ts';

it('cuts a square out of the middle unless said', () => {
  expect(cutOf({ width: 400, height: 300 }, CENTRE)).toEqual({ left: 50, top: 0, side: 300 });
  expect(cutOf({ width: 300, height: 400 }, CENTRE)).toEqual({ left: 0, top: 50, side: 300 });
});

it('stays inside the picture however it is moved', () => {
  expect(cutOf({ width: 400, height: 300 }, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 150, side: 150 });
  expect(cutOf({ width: 400, height: 300 }, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 250, top: 0, side: 150 });
});
