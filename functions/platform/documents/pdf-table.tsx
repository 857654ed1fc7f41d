import { Text, View } from '@react-pdf/renderer';
import { Paragraph, Section } from './pdf-kit.tsx';
import { CONTENT_HEIGHT, CONTENT_WIDTH, GAP, LABEL_SIZE, styles } from './pdf-styles.ts';
import { heightOf, Lines, useFace } from './pdf-text.tsx';
import { type Total, Totals, totalsHeight } from './pdf-totals.tsx';
import { type Face, linesOf, widthOf } from './typeset.ts';

export interface Column {
  readonly title: string;
  /** Points; columns without a width share the rest. Right ones are as wide as their figures. */
  readonly width?: number;
  readonly right?: boolean;
}
type Cells = readonly string[];

export interface TableProps {
  readonly columns: readonly Column[];
  readonly rows: readonly Cells[];
  /** They follow the last row on its page. */
  readonly totals?: readonly Total[];
  /** Learns on which page each row lies. */
  readonly onPlace?: (row: number, page: number) => void;
}

const MAX_FIGURES = 130;
/** Padding and rule of a row. */
const ROW_EDGE = 7.75;
/** A row of more lines than this may be higher than a page, and runs on in rows of so many. */
const MAX_LINES = 36;
const PIECE = 18;
const LABEL = { ...styles.label, fontSize: LABEL_SIZE };

function widthsOf(columns: readonly Column[], rows: readonly Cells[], face: Face): number[] {
  const label = { ...face, size: LABEL_SIZE };
  const figures = (at: number, title: string) =>
    Math.max(widthOf(title, label), ...rows.map((cells) => widthOf(cells[at] ?? '', { ...face, tabular: true }))) + 2;
  const known = columns.map(({ width, right, title }, at) =>
    right ? Math.min(MAX_FIGURES, figures(at, title)) : (width ?? 0),
  );
  const rest = CONTENT_WIDTH - GAP * (columns.length - 1) - known.reduce((sum, width) => sum + width, 0);
  const free = known.filter((width) => width === 0).length;
  return known.map((width) => width || rest / free);
}

/** A row's lines by column, cut where it is too high to stay whole. */
function piecesOf(cells: readonly string[][]): string[][][] {
  const most = Math.max(...cells.map((lines) => lines.length));
  if (most <= MAX_LINES) return [[...cells]];
  const count = Math.ceil(most / PIECE);
  return Array.from({ length: count }, (_, at) => cells.map((lines) => lines.slice(at * PIECE, (at + 1) * PIECE)));
}

interface Piece {
  readonly row: number;
  readonly cells: string[][];
  readonly isLast: boolean;
  readonly height: number;
}

function useTable({ columns, rows, totals = [] }: TableProps) {
  const face = useFace();
  const widths = widthsOf(columns, rows, face);
  const pieces: Piece[] = rows.flatMap((cells, row) => {
    const lines = columns.map((_, at) =>
      linesOf(cells[at] ?? '', widths[at] ?? 0, { ...face, tabular: columns[at]?.right ?? false }),
    );
    return piecesOf(lines).map((piece, at, all) => ({
      row,
      cells: piece,
      isLast: at === all.length - 1,
      height: heightOf(Math.max(...piece.map(({ length }) => length))) + ROW_EDGE,
    }));
  });
  const head = columns.map(({ title }, at) => linesOf(title, widths[at] ?? 0, { ...face, size: LABEL_SIZE }));
  const headHeight = heightOf(Math.max(...head.map(({ length }) => length)), LABEL) + 5;
  const foot = totals.length > 0 ? totalsHeight(totals.length) : 0;
  /** What no page's end may part from the heading above. */
  const ahead = headHeight + (pieces[0]?.height ?? 0) + (pieces.length === 1 ? foot : 0);
  return { widths, pieces, head, foot, ahead: Math.min(ahead, CONTENT_HEIGHT - 60) };
}

const styleOf = ({ right }: Column) => (right ? { ...styles.figures, textAlign: 'right' as const } : {});

interface RowProps {
  readonly piece: Piece;
  readonly widths: readonly number[];
  readonly columns: readonly Column[];
  readonly ahead: number;
  readonly onPlace: TableProps['onPlace'];
}
const Row = ({ piece, widths, columns, ahead, onPlace }: RowProps) => (
  <View
    style={piece.isLast ? styles.row : { ...styles.row, borderBottomWidth: 0 }}
    wrap={false}
    minPresenceAhead={ahead}
  >
    {columns.map((column, at) => (
      <View key={column.title} style={{ width: widths[at] ?? 0 }}>
        <Lines lines={piece.cells[at] ?? []} width={widths[at] ?? 0} style={styleOf(column)} />
      </View>
    ))}
    {onPlace && (
      <Text
        style={styles.mark}
        render={({ pageNumber }) => {
          onPlace(piece.row, pageNumber);
          return '';
        }}
      />
    )}
  </View>
);

type TableParts = ReturnType<typeof useTable>;

/** Rows stay whole, and each page begins with the heads of the columns. */
const Drawn = ({ columns, totals, onPlace, parts }: TableProps & { readonly parts: TableParts }) => (
  <View>
    <View style={styles.headRow} fixed>
      {columns.map((column, at) => (
        <View key={column.title} style={{ width: parts.widths[at] ?? 0 }}>
          <Lines lines={parts.head[at] ?? []} width={parts.widths[at] ?? 0} style={{ ...LABEL, ...styleOf(column) }} />
        </View>
      ))}
    </View>
    {parts.pieces.map((piece, at) => (
      <Row
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a printed table have no identity and never move.
        key={at}
        piece={piece}
        widths={parts.widths}
        columns={columns}
        ahead={at === parts.pieces.length - 1 ? parts.foot : 0}
        onPlace={onPlace}
      />
    ))}
    {totals && totals.length > 0 && <Totals rows={totals} />}
  </View>
);

/** A table below other text. */
export const Table = (props: TableProps) => {
  const parts = useTable(props);
  return (
    <>
      <View minPresenceAhead={parts.ahead} />
      <Drawn {...props} parts={parts} />
    </>
  );
};

/** A section that is a table, after a text if there is one. */
export const TableSection = ({
  title,
  color,
  text = '',
  ...table
}: TableProps & { readonly title: string; readonly color: string; readonly text?: string }) => {
  const { ahead } = useTable(table);
  return (
    <Section title={title} color={color} {...(text ? {} : { ahead })}>
      <Paragraph>{text}</Paragraph>
      {table.rows.length > 0 && <Table {...table} />}
    </Section>
  );
};
