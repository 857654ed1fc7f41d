import { StyleSheet } from '@react-pdf/renderer';
import { FONT_FAMILY } from './fonts.ts';

const INK = '#16181d';
const SOFT = '#5c6270';
const RULE = '#dcdfe5';
const SHADE = '#f5f6f8';
/** Digits of one width, so that amounts stand under each other; kerned ones swallow the points between them. */
const FIGURES = { fontFeatureSettings: { tnum: 1, kern: 0 } } as const;
/** Points; A4 with room for a punch hole. */
const MARGIN = 54;

export const styles = StyleSheet.create({
  page: {
    color: INK,
    fontFamily: FONT_FAMILY,
    fontSize: 9.25,
    paddingBottom: 64,
    paddingHorizontal: MARGIN,
    paddingTop: 50,
  },
  // Not on the page: the library drops fixed text below a line height.
  content: { fontSize: 9.25, lineHeight: 1.45 },
  bar: { height: 5, left: 0, position: 'absolute', right: 0, top: 0 },
  masthead: { alignItems: 'flex-start', flexDirection: 'row', justifyContent: 'space-between', marginBottom: 22 },
  logo: { height: 40, maxWidth: 190, objectFit: 'contain', objectPosition: 'left' },
  agency: { fontSize: 13, fontWeight: 600 },
  reference: { alignItems: 'flex-end' },
  title: { fontSize: 23, fontWeight: 600, lineHeight: 1.25 },
  subtitle: { color: SOFT, fontSize: 11, marginBottom: 18, marginTop: 4 },
  soft: { color: SOFT },
  label: { color: SOFT, fontSize: 8 },
  strong: { fontWeight: 600 },
  columns: { flexDirection: 'row', gap: 16 },
  card: { backgroundColor: SHADE, borderRadius: 6, flexBasis: 0, flexGrow: 1, padding: 14 },
  cardTitle: { color: SOFT, fontSize: 8, marginBottom: 3 },
  cardName: { fontSize: 11.5, fontWeight: 600, marginBottom: 2 },
  section: { marginTop: 15 },
  sectionHead: { alignItems: 'center', flexDirection: 'row', marginBottom: 5 },
  tick: { borderRadius: 1.5, height: 12, marginRight: 8, width: 3 },
  sectionTitle: { fontSize: 11.5, fontWeight: 600 },
  paragraph: { marginBottom: 4 },
  fact: { flexDirection: 'row', paddingVertical: 1.5 },
  factLabel: { color: SOFT, width: 118 },
  factValue: { flexBasis: 0, flexGrow: 1 },
  item: { flexDirection: 'row', marginBottom: 1 },
  bullet: { color: SOFT, width: 11 },
  row: { borderBottomColor: RULE, borderBottomWidth: 0.75, flexDirection: 'row', gap: 10, paddingVertical: 3.5 },
  headRow: { borderBottomColor: INK, borderBottomWidth: 0.75, flexDirection: 'row', gap: 10, paddingBottom: 4 },
  figures: FIGURES,
  totals: { alignSelf: 'flex-end', marginTop: 6, width: 250 },
  total: { ...FIGURES, flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  grand: {
    ...FIGURES,
    borderTopColor: INK,
    borderTopWidth: 0.75,
    flexDirection: 'row',
    fontSize: 11,
    fontWeight: 600,
    justifyContent: 'space-between',
    marginTop: 3,
    paddingTop: 5,
  },
  signatures: { flexDirection: 'row', gap: 36, marginTop: 12 },
  signature: { flexBasis: 0, flexGrow: 1 },
  signatureLine: { borderBottomColor: INK, borderBottomWidth: 0.75, height: 46, marginBottom: 5 },
  footer: {
    borderTopColor: RULE,
    borderTopWidth: 0.75,
    bottom: 26,
    color: SOFT,
    flexDirection: 'row',
    fontSize: 7.5,
    justifyContent: 'space-between',
    left: MARGIN,
    paddingTop: 7,
    position: 'absolute',
    right: MARGIN,
  },
});
