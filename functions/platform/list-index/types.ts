/**
 * The type of a column. Numbers are integers: u8 0..255, u16, u32 unsigned, i48 signed (money in minor units, minutes).
 * `many` is a set of u32. `text` is folded for sorting and search. `words` is for search alone, in long lists. 0, '',
 * [] and false count as empty. A column may be added at any time: rows have it empty until they are written or rebuilt.
 * To change a type, use a new name.
 */
export type ColumnKind = 'u8' | 'u16' | 'u32' | 'i48' | 'many' | 'text' | 'words' | 'flag';
/** The type of the key that clusters the rows. A number is >= 0 (minutes since 1970, 0 for none); a text is a name. */
export type KeyKind = 'number' | 'text';
export type Columns = Readonly<Record<string, ColumnKind>>;

type KeyOf<K extends KeyKind> = K extends 'number' ? number : string;
type CellOf<C extends ColumnKind> = C extends 'many'
  ? readonly number[]
  : C extends 'text' | 'words'
    ? string
    : C extends 'flag'
      ? boolean
      : number;

export interface ListSpec<K extends KeyKind = KeyKind, C extends Columns = Columns> {
  /** Short and lasting: it is part of every key. */
  readonly name: string;
  readonly key: K;
  readonly columns: C;
}

/** A record as the list knows it; `no` is its dense number in the tenant. */
export type RowOf<K extends KeyKind, C extends Columns> = {
  readonly no: number;
  readonly key: KeyOf<K>;
} & { readonly [N in keyof C]: CellOf<C[N]> };

export type Filter<N extends string = string> =
  | { readonly column: N; readonly anyOf: readonly number[] }
  | { readonly column: N; readonly noneOf: readonly number[] }
  /** Both ends belong to the range. */
  | { readonly column: N; readonly min?: number; readonly max?: number }
  /** Every word must begin a word of the column or of an `also` column. No `also` column has the type `words`. */
  | { readonly column: N; readonly words: string; readonly also?: readonly N[] }
  | { readonly column: N; readonly empty: boolean }
  /** All filters of at least one alternative; `column` is one of theirs. */
  | { readonly column: N; readonly either: readonly (readonly Filter<N>[])[] };

export interface ListFilter<K extends KeyKind = KeyKind, N extends string = string> {
  /** Range of the cluster key; `to` lies outside. */
  readonly from?: KeyOf<K>;
  readonly to?: KeyOf<K>;
  /** A row before `key` passes only if its `column` is at least `min`. A run of days has the key of its first day. */
  readonly since?: { readonly key: KeyOf<K>; readonly column: N; readonly min: number };
  readonly filters?: readonly Filter<N>[];
  /** Default: by key, rising. Equal values keep the order of the key. */
  readonly sort?: { readonly by: N | 'key'; readonly direction: 1 | -1 };
}

export interface Stamped {
  readonly nos: number[];
  readonly stamp: string;
}

export interface ListQuery<K extends KeyKind = KeyKind, N extends string = string> extends ListFilter<K, N> {
  readonly page: number;
  readonly perPage: number;
  /** Sum of a column over all matches, by the values of another one (a currency); without `by` under 0. */
  readonly sums?: { readonly by?: N; readonly of: N };
  /** How many matches each value of this column has. */
  readonly counts?: N;
}

export interface ListPage {
  readonly nos: readonly number[];
  readonly total: number;
  /** The page shown: the last one when a later one was asked for. */
  readonly page: number;
  readonly pageCount: number;
  readonly sums: ReadonlyMap<number, number>;
  readonly counts: ReadonlyMap<number, number>;
  /** Numbers on this page that changed a moment ago: read these records strongly. */
  readonly changedNos: ReadonlySet<number>;
}

/** A row in which the index and the records differ. */
export interface Difference {
  readonly no: number;
  readonly kind: 'missing' | 'extra' | 'different';
  readonly columns: readonly string[];
}

export type Rows<R> = Iterable<R> | AsyncIterable<R>;
