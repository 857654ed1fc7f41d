import type { BookkeepingInput } from './contract.ts';

type Offered = Pick<BookkeepingInput, 'isActive' | 'isDefault' | 'isArtists'>;

const rankOf = ({ isDefault, isArtists }: Offered) => (isArtists ? 2 : isDefault ? 0 : 1);

/** The active bookkeepings as a picker offers them: the usual one, the agency's others, then those of artists. */
export const offered = <B extends Offered>(books: readonly B[]): B[] =>
  books.filter(({ isActive }) => isActive).toSorted((a, b) => rankOf(a) - rankOf(b));

/** The bookkeeping of documents that name none: one of the agency's own. */
export const usualOf = <B extends Offered>(books: readonly B[]): B | undefined =>
  offered(books).find(({ isArtists }) => !isArtists);
