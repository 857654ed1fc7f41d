import { expect, it } from 'vitest';
import { sharedWidths } from './share-width.ts';

const date = { width: '112px', content: 90 };
const artist = { width: 'minmax(150px, 1fr)', content: 200 };
const venue = { width: 'minmax(150px, 3fr)', content: 100 };

it('gives each column its content, and what is left over by weight', () => {
  expect(sharedWidths([date, artist, venue], 590)).toEqual([90, 250, 250]);
});

it('takes from the widest first when there is not room for all', () => {
  expect(sharedWidths([date, artist, venue], 350)).toEqual([90, 160, 100]);
});

it('shrinks nothing below its track', () => {
  expect(sharedWidths([date, artist, venue], 100)).toEqual([90, 150, 100]);
});

it('keeps what a user drew', () => {
  expect(sharedWidths([{ ...date, own: 300 }, artist, venue], 500)).toEqual([300, 150, 100]);
});

it('lets no long text push out the others', () => {
  expect(sharedWidths([{ width: '100px', content: 900 }], 2000)).toEqual([160]);
  expect(sharedWidths([{ width: '1fr', content: 900 }, date], 500)).toEqual([410, 90]);
});
