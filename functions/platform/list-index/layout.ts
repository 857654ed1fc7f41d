import type { Cell } from './codec.ts';
import { plain, plainKey, searchable } from './text.ts';
import type { ColumnKind, ListSpec } from './types.ts';
import { partsOf, wholeOf, wordsIn } from './words.ts';

/** Rows of a leaf when it is rewritten; twice as many split it. */
export const LEAF_ROWS = 1000;
/** A transaction takes 100 writes: two leaves with all their stored columns must fit, or one that is split. */
const MAX_COLUMNS = 48;
const KEY_TEXT = 40;
/** Keeps 2,000 rows of text well inside an item of 400 KB. */
const CELL_TEXT = 400;
/** The text column that keywords look at in most lists. */
const KEYWORDS = 'words';
const DIGITS = 10;
const KEY_MAX = 10 ** DIGITS - 1;
/** Sorts before every character of a key text. */
const SEPARATOR = '\t';
/**
 * Key of the first leaf, below every place, so that a row before all others needs no new leaf. It stays, even empty:
 * a later leaf in its stead would split into one that begins before it.
 */
export const FIRST_LEAF = '\u0001';

const LIMITS: Record<Exclude<ColumnKind, 'many' | 'text' | 'words'>, readonly [number, number]> = {
  flag: [0, 1],
  u8: [0, 0xff],
  u16: [0, 0xffff],
  u32: [0, 0xffffffff],
  i48: [-(2 ** 47), 2 ** 47 - 1],
};

/** A row as deltas keep it: cells that are empty are left out. */
export interface Card {
  readonly key: number | string;
  readonly cells: Readonly<Record<string, Cell>>;
}
export interface PlacedCard extends Card {
  readonly no: number;
}
interface LooseRow {
  readonly no: number;
  readonly key: number | string;
}

const digits = (value: number) => String(value).padStart(DIGITS, '0');
const isText = (kind: ColumnKind) => kind === 'text' || kind === 'words';
const emptyCell = (kind: ColumnKind): Cell => (kind === 'many' ? [] : isText(kind) ? '' : 0);
const isEmpty = (cell: Cell) => (typeof cell === 'number' ? cell === 0 : cell.length === 0);

/** The layout of one list definition: kinds, keys, limits and the order of rows. */
export class Layout {
  /** All stored columns: number and key come first, a column of words is many. */
  readonly columns: readonly string[];
  readonly #spec: ListSpec;

  constructor(
    spec: ListSpec,
    readonly leafRows: number,
  ) {
    const own = Object.keys(spec.columns);
    if (own.some((column) => column === 'no' || column === 'key')) throw new Error('`no` and `key` are reserved');
    this.#spec = spec;
    this.columns = ['no', 'key', ...own.flatMap((column) => this.stored(column))];
    if (this.columns.length > MAX_COLUMNS) throw new Error(`a list takes ${MAX_COLUMNS} stored columns`);
  }

  get name(): string {
    return this.#spec.name;
  }
  get keyIsText(): boolean {
    return this.#spec.key === 'text';
  }
  kind(column: string): ColumnKind {
    if (column === 'no') return 'u32';
    if (column === 'key') return this.keyIsText ? 'text' : 'i48';
    const kind = this.#spec.columns[wholeOf(column)];
    if (!kind) throw new Error(`list ${this.name} has no column ${column}`);
    return kind;
  }

  /** Lists the stored columns of a declared column. */
  stored(column: string): readonly string[] {
    return this.kind(column) === 'words' ? partsOf(column) : [column];
  }

  headPartition(tenantId: string): string {
    return `${tenantId}#LH#${this.name}`;
  }
  leafPartition(tenantId: string, generation: number, column: string): string {
    return `${tenantId}#LL#${this.name}#${generation}#${column}`;
  }
  deltaKey(no: number): string {
    return `D#${digits(no)}`;
  }

  /** A cluster key as text that sorts like the key. */
  edge(key: number | string): string {
    return typeof key === 'number' ? digits(Math.min(KEY_MAX, Math.max(0, Math.ceil(key)))) : plainKey(key, KEY_TEXT);
  }
  /** The place of a row in the whole list, as text. */
  position(key: number | string, no: number): string {
    return `${typeof key === 'number' ? digits(key) : key}${SEPARATOR}${digits(no)}`;
  }
  compare(a: LooseRow, b: LooseRow): number {
    if (a.key !== b.key) return a.key < b.key ? -1 : 1;
    return a.no - b.no;
  }

  /** Prepares a row for the index; throws for a value outside its column's kind. */
  card(row: LooseRow): Card {
    const cells: Record<string, Cell> = {};
    for (const column of Object.keys(this.#spec.columns)) {
      const cell = this.#cell(column, Reflect.get(row, column));
      if (!isEmpty(cell)) cells[column] = cell;
    }
    return { key: this.#key(row.key), cells };
  }
  cell(card: PlacedCard, column: string): Cell {
    if (column === 'no') return card.no;
    if (column === 'key') return card.key;
    const kind = this.kind(column);
    if (kind === 'words') return wordsIn(String(card.cells[wholeOf(column)] ?? ''), column);
    return card.cells[column] ?? emptyCell(kind);
  }
  emptyCell(column: string): Cell {
    return emptyCell(this.kind(column));
  }

  #key(key: number | string): number | string {
    if (this.keyIsText) return plainKey(String(key), KEY_TEXT);
    return this.#int('key', Number(key), 0, KEY_MAX);
  }
  #cell(column: string, value: unknown): Cell {
    const kind = this.kind(column);
    if (kind === 'words' || column === KEYWORDS) return searchable(String(value ?? '')).slice(0, CELL_TEXT);
    if (kind === 'text') return plain(String(value ?? '')).slice(0, CELL_TEXT);
    if (kind !== 'many') return this.#int(column, Number(value ?? 0), ...LIMITS[kind]);
    const values = ((value ?? []) as readonly number[]).map((v) => this.#int(column, v, ...LIMITS.u32));
    return [...new Set(values)].sort((a, b) => a - b);
  }
  #int(column: string, value: number, least: number, most: number): number {
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    throw new RangeError(`list ${this.name}: ${value} does not fit column ${column}`);
  }
}
