import { StyleSheet } from '@react-pdf/renderer';
import { LINE_HEIGHT } from './typeset.ts';

const INK = '#16181d';
const SOFT = '#5c6270';
const RULE = '#dcdfe5';
const SHADE = '#f5f6f8';
/** Digits of one width, so that amounts stand under each other; kerned ones swallow the points between them. */
const FIGURES = { fontFeatureSettings: { tnum: 1, kern: 0 } } as const;
/** Points; A4 with room for a punch hole. */
const MARGIN = 54;
export const PAGE = { width: 595.28, height: 841.89, top: 50, bottom: 64 } as const;
/** Room for the sum that is carried forward, above the footer. */
export const CARRIED_ROOM = 14;
export const CARRIED_BOTTOM = 52;
export const FOOT_SIZE = 7.5;
/** Height of a line of the letterhead's foot. */
export const FOOT_LINE = 10;
export const CONTENT_WIDTH = PAGE.width - 2 * MARGIN;
export const CONTENT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom - CARRIED_ROOM;
export const TEXT_SIZE = 9.25;
export const LABEL_SIZE = 8;
export const FACT_LABEL_WIDTH = 118;
/** The heavier of the two weights that documents have. */
export const BOLD = 600 as const;
/** Points between columns. */
export const GAP = 10;

export const styles = StyleSheet.create({
  page: {
    color: INK,
    fontSize: TEXT_SIZE,
    paddingHorizontal: MARGIN,
    paddingTop: PAGE.top,
  },
  // Not on the page: the library drops fixed text below a line height.
  content: { fontSize: TEXT_SIZE, lineHeight: LINE_HEIGHT },
  bar: { height: 5, left: 0, position: 'absolute', right: 0, top: 0 },
  masthead: { alignItems: 'flex-start', flexDirection: 'row', justifyContent: 'space-between', marginBottom: 22 },
  logo: { height: 40, maxWidth: 190, objectFit: 'contain', objectPosition: 'left' },
  agency: { fontSize: 13, fontWeight: BOLD },
  soft: { color: SOFT },
  label: { color: SOFT },
  strong: { fontWeight: BOLD },
  columns: { flexDirection: 'row', gap: 16 },
  card: { backgroundColor: SHADE, borderRadius: 6, padding: 14 },
  sectionHead: { alignItems: 'center', flexDirection: 'row', marginBottom: 5, marginTop: 15 },
  tick: { borderRadius: 1.5, height: 12, marginRight: 8, width: 3 },
  paragraph: { marginBottom: 6 },
  fact: { flexDirection: 'row', paddingVertical: 1.5 },
  item: { flexDirection: 'row', marginBottom: 1 },
  row: { borderBottomColor: RULE, borderBottomWidth: 0.75, flexDirection: 'row', gap: GAP, paddingVertical: 3.5 },
  headRow: { borderBottomColor: INK, borderBottomWidth: 0.75, flexDirection: 'row', gap: GAP, paddingBottom: 4 },
  figures: FIGURES,
  totals: { alignSelf: 'flex-end', marginBottom: 10, marginTop: 6 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  grand: {
    borderTopColor: INK,
    borderTopWidth: 0.75,
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 3,
    paddingTop: 5,
  },
  mark: { position: 'absolute' },
  carried: { color: SOFT, fontSize: 8.5, position: 'absolute', right: MARGIN },
  payment: { flexDirection: 'row', gap: GAP, justifyContent: 'space-between' },
  signatures: { flexDirection: 'row', gap: 36, marginTop: 12 },
  signatureLine: { borderBottomColor: INK, borderBottomWidth: 0.75, height: 46, marginBottom: 5 },
  footer: {
    borderTopColor: RULE,
    borderTopWidth: 0.75,
    bottom: 26,
    color: SOFT,
    fontSize: FOOT_SIZE,
    left: MARGIN,
    paddingTop: 7,
    position: 'absolute',
    right: MARGIN,
  },
  footRow: { flexDirection: 'row', justifyContent: 'space-between' },
  footLine: { height: FOOT_LINE },
});
