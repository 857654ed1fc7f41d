import { AppError } from '#shared/kernel/error.ts';
import { UnzipError, unzip } from '../unzip.ts';
import {
  cellsIn,
  cellText,
  dateText,
  figureText,
  type RawCell,
  type StyleKind,
  sharedTexts,
  styleKinds,
} from './read-cells.ts';
import { xmlTags } from './read-xml.ts';

export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
}

/*
 * exceljs, which read these once, makes a cell of each that a merged range, a name or a rule about input covers: a file of
 * 2 KB kept it busy for ever. Nothing is read here but cells, texts and the formats of dates and percentages.
 */
const MAX_MB = 20;
/** 5,000 rows of 100 columns take about 15 MB. Reading takes a second for every 8 MB. */
const LIMITS = { entries: 5000, each: MAX_MB * 1_000_000, total: MAX_MB * 1_000_000 };
/** Characters of a whole table: one text of a file may stand in every cell. */
const TABLE_MAX = 30_000_000;

const NOTHING = Buffer.alloc(0);
const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STYLES = 'xl/styles.xml';
const TEXTS = 'xl/sharedStrings.xml';
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';

function partsOf(file: Uint8Array, names: readonly string[]): (name: string) => Buffer | undefined {
  const plain = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '');
  const parts = new Map<string, Buffer>();
  try {
    for (const { name, bytes } of unzip(file, LIMITS, (name) => names.includes(plain(name))))
      parts.set(plain(name), bytes);
  } catch (e) {
    if (!(e instanceof UnzipError && e.isTooLarge)) throw e;
    throw new AppError('import.tooLarge', { field: 'key', params: { max: MAX_MB } });
  }
  return (name) => parts.get(name);
}

/** Where the first sheet that people see stands in a workbook; sheets that are a chart are none. */
function sheetOf(workbook: Buffer, relations: Buffer): string {
  const targets = new Map<string, string>();
  for (const { attribute } of xmlTags(relations, ['Relationship']))
    targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
  for (const { attribute } of xmlTags(workbook, ['sheet'])) {
    if (/hidden/i.test(attribute('state') ?? '')) continue;
    const target = targets.get(attribute('id') ?? '') ?? '';
    if (target.includes('worksheets/')) return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return FIRST_SHEET;
}

function is1904(workbook: Buffer): boolean {
  for (const { attribute } of xmlTags(workbook, ['workbookPr'])) return /^(1|true)$/.test(attribute('date1904') ?? '');
  return false;
}

type Grid = (RawCell | undefined)[][];
function gridOf(sheet: Buffer, { rows, columns }: TableLimits): Grid {
  const grid: Grid = [];
  for (const cell of cellsIn(sheet)) {
    if (cell.row > rows + 1) throw new AppError('import.tooManyRows', { params: { max: rows } });
    if (cell.column > columns) throw new AppError('import.tooManyColumns', { params: { max: columns } });
    while (grid.length < cell.row) grid.push([]);
    (grid[cell.row - 1] as (RawCell | undefined)[])[cell.column - 1] = cell;
  }
  return grid;
}

interface Book {
  readonly texts: ReadonlyMap<number, string>;
  readonly kinds: readonly StyleKind[];
  readonly is1904: boolean;
}
function textOf({ type, style, raw }: RawCell, book: Book): string {
  if (type === 's') return cellText(book.texts.get(Number(raw)) ?? '');
  if (type === 'b') return raw === '1' ? 'true' : 'false';
  if (type === 'd')
    return raw
      .replace(/T00:00(:00(\.0+)?)?Z?$/, '')
      .slice(0, 16)
      .replace('T', ' ');
  // An error value, `#REF!`, is a text as well: whoever reads the row says what is wrong with it.
  if (type !== 'n') return cellText(raw);
  const figure = Number(raw);
  if (!Number.isFinite(figure)) return cellText(raw);
  const kind = book.kinds[style];
  return (kind === 'date' ? dateText(figure, book.is1904) : undefined) ?? figureText(figure, kind === 'percent');
}

/** The first sheet as texts; rows that are wholly empty stay, for their number is what people see. */
export function sheetRows(file: Uint8Array, limits: TableLimits): string[][] {
  const about = partsOf(file, [WORKBOOK, RELATIONS, STYLES]);
  const workbook = about(WORKBOOK) ?? NOTHING;
  const name = sheetOf(workbook, about(RELATIONS) ?? NOTHING);
  const content = partsOf(file, [name, TEXTS]);
  const sheet = content(name);
  if (!sheet) throw new AppError('import.unreadable', { field: 'key' });
  const grid = gridOf(sheet, limits);
  const cells = grid.flatMap((row) => row.filter((cell) => cell !== undefined));
  const shared = new Set(cells.filter(({ type }) => type === 's').map(({ raw }) => Number(raw)));
  const book: Book = {
    texts: sharedTexts(content(TEXTS) ?? NOTHING, shared),
    kinds: styleKinds(about(STYLES) ?? NOTHING),
    is1904: is1904(workbook),
  };
  const width = Math.max(0, ...grid.map((row) => row.length));
  let left = TABLE_MAX;
  return grid.map((row) =>
    Array.from({ length: width }, (_, i) => {
      const text = row[i] ? textOf(row[i], book) : '';
      left -= text.length;
      if (left < 0) throw new AppError('import.unreadable', { field: 'key' });
      return text;
    }),
  );
}
