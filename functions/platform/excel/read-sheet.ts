import { UnzipError, unzip } from '#functions/platform/files/unzip.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { dateText, type FigureStyle, figureStyles, figureText } from './number-format.ts';
import { cellsIn, cellText, type RawCell, sharedTexts } from './read-cells.ts';
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
/** Paths as the standard names them, for a workbook whose relations are missing. */
const USUAL = { officeDocument: 'xl/workbook.xml', sharedStrings: 'xl/sharedStrings.xml', styles: 'xl/styles.xml' };
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';

/** Part names are compared without case (ECMA-376 part 2), and some writers use backslashes. */
const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

function partsOf(file: Uint8Array, names: readonly string[]): (name: string) => Buffer | undefined {
  const wanted = new Set(names.map(plainName));
  const parts = new Map<string, Buffer>();
  try {
    for (const { name, bytes } of unzip(file, LIMITS, (name) => wanted.has(plainName(name))))
      parts.set(plainName(name), bytes);
  } catch (e) {
    if (!(e instanceof UnzipError && e.isTooLarge)) throw e;
    throw new AppError('import.tooLarge', { field: 'key', params: { max: MAX_MB } });
  }
  return (name) => parts.get(plainName(name));
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
/** `xl/workbook.xml` -> `xl/_rels/workbook.xml.rels` */
const relationsOf = (path: string): string => `${folderOf(path)}_rels/${path.slice(folderOf(path).length)}.rels`;

interface Relation {
  readonly id: string;
  /** The last word of its type: `styles`, in both dialects of the standard. */
  readonly kind: string;
  readonly path: string;
}
/** Relations of a part, with paths from the root of the archive. */
function relationsIn(bytes: Buffer, part: string): Relation[] {
  return [...xmlTags(bytes, ['Relationship'])].map(({ attribute }) => {
    const target = attribute('Target') ?? '';
    const { pathname } = new URL(target.replaceAll('\\', '/'), `file:///${folderOf(part)}`);
    const kind = (attribute('Type') ?? '').split('/').at(-1) ?? '';
    return { id: attribute('Id') ?? '', kind, path: decodeURIComponent(pathname).slice(1) };
  });
}

/** The first sheet that people see in a workbook; a sheet that is a chart does not count. */
function sheetOf(workbook: Buffer, relations: readonly Relation[]): string {
  for (const { attribute } of xmlTags(workbook, ['sheet'])) {
    if (/hidden/i.test(attribute('state') ?? '')) continue;
    const found = relations.find(({ id }) => id === attribute('id'));
    if (found && (found.kind.toLowerCase() === 'worksheet' || /worksheets\//i.test(found.path))) return found.path;
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
    if (cell.row > rows) throw new AppError('import.tooManyRows', { params: { max: rows } });
    if (cell.column > columns) throw new AppError('import.tooManyColumns', { params: { max: columns } });
    while (grid.length < cell.row) grid.push([]);
    (grid[cell.row - 1] as (RawCell | undefined)[])[cell.column - 1] = cell;
  }
  return grid;
}

interface Book {
  readonly texts: ReadonlyMap<number, string>;
  readonly styles: readonly FigureStyle[];
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
  const shown = book.styles[style];
  return (shown === 'date' ? dateText(figure, book.is1904) : undefined) ?? figureText(figure, shown);
}

/** The parts that a table needs, found by their relations: writers name them as they like. */
function partsIn(file: Uint8Array) {
  const root = relationsIn(partsOf(file, ['_rels/.rels'])('_rels/.rels') ?? NOTHING, '');
  const place = root.find(({ kind }) => kind === 'officeDocument')?.path ?? USUAL.officeDocument;
  const about = partsOf(file, [place, relationsOf(place)]);
  const workbook = about(place) ?? NOTHING;
  const relations = relationsIn(about(relationsOf(place)) ?? NOTHING, place);
  const pathOf = (kind: 'sharedStrings' | 'styles') =>
    relations.find((relation) => relation.kind === kind)?.path ?? USUAL[kind];
  const names = { sheet: sheetOf(workbook, relations), texts: pathOf('sharedStrings'), styles: pathOf('styles') };
  const part = partsOf(file, Object.values(names));
  const sheet = part(names.sheet);
  if (!sheet) throw new AppError('import.unreadable', { field: 'key' });
  return { sheet, workbook, texts: part(names.texts) ?? NOTHING, styles: part(names.styles) ?? NOTHING };
}

/** The first sheet as texts; rows that are wholly empty stay, for their number is what people see. */
export function sheetRows(file: Uint8Array, limits: TableLimits): string[][] {
  const { sheet, texts, styles, workbook } = partsIn(file);
  const grid = gridOf(sheet, limits);
  const cells = grid.flatMap((row) => row.filter((cell) => cell !== undefined));
  const shared = new Set(cells.filter(({ type }) => type === 's').map(({ raw }) => Number(raw)));
  const book: Book = {
    texts: sharedTexts(texts, shared),
    styles: figureStyles(styles),
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
