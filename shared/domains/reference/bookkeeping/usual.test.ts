import { expect, it } from 'vitest';
import { offered, usualOf } from './usual.ts';

const book = (id: string, more: object = {}) => ({ id, isActive: true, isDefault: false, isArtists: false, ...more });
const ids = (books: readonly { readonly id: string }[]) => books.map(({ id }) => id);

it('offers the usual one first, those of artists last, and no closed one', () => {
  const books = [
    book('artist', { isArtists: true, isDefault: true }),
    book('other'),
    book('closed', { isActive: false }),
    book('usual', { isDefault: true }),
  ];
  expect(ids(offered(books))).toEqual(['usual', 'other', 'artist']);
  expect(usualOf(books)?.id).toBe('usual');
});

it('is the first of the agency’s own if none is the default, and never an artist’s', () => {
  expect(usualOf([book('artist', { isArtists: true }), book('first'), book('second')])?.id).toBe('first');
  expect(usualOf([book('artist', { isArtists: true })])).toBeUndefined();
});
