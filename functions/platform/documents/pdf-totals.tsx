import { View } from '@react-pdf/renderer';
import { BOLD, GAP, styles } from './pdf-styles.ts';
import { heightOf, useFace, Words } from './pdf-text.tsx';
import { widthOf } from './typeset.ts';

export type Total = readonly [label: string, amount: string];

const WIDTH = 290;
const GRAND = { ...styles.figures, fontSize: 11, fontWeight: BOLD };
/** So many lines of labels at most are expected in each row. */
const ROW_LINES = 2;

/** Points that keep with the last row of a table; more rows than these may run over a page's end. */
const MAX_WHOLE = 12;
export const totalsHeight = (count: number): number =>
  Math.min(count, MAX_WHOLE) * (heightOf(ROW_LINES) + 4) + heightOf(1, GRAND) + 15;

const TotalRow = ({ row: [label, amount], isGrand }: { row: Total; isGrand: boolean }) => {
  const style = isGrand ? GRAND : styles.figures;
  const face = useFace(style);
  const figures = Math.min(WIDTH / 2, widthOf(amount, face) + 2);
  return (
    <View style={isGrand ? styles.grand : styles.total} wrap={false}>
      <View style={{ width: WIDTH - figures - GAP }}>
        <Words width={WIDTH - figures - GAP} style={style}>
          {label}
        </Words>
      </View>
      <View style={{ width: figures }}>
        <Words width={figures} style={{ ...style, textAlign: 'right' }}>
          {amount}
        </Words>
      </View>
    </View>
  );
};

/** Sums under a table, the total last. */
export const Totals = ({ rows }: { rows: readonly Total[] }) => (
  <View style={{ ...styles.totals, width: WIDTH }} wrap={rows.length > MAX_WHOLE}>
    {rows.map((row, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed sums have no identity and never move.
      <TotalRow key={at} row={row} isGrand={at === rows.length - 1} />
    ))}
  </View>
);
