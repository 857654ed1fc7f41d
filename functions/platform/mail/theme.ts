import type { CSSProperties } from 'react';

/** Content id under which a mail carries the agency's logo. */
export const BRAND_LOGO_CID = 'brand-logo';
/** The same for a QR code, with its side on the screen. */
export const QR_CID = 'qr-code';
export const QR_SIZE = 240;

const INK = '#16181d';
const SOFT = '#5c6270';
const channel = (hex: string, at: number): number => {
  const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance as WCAG 2 defines it. */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** White or dark text on the agency's colour, whichever reads better. */
export const buttonColors = (color: string): { backgroundColor: string; color: string } => {
  const ground = luminance(color);
  return { backgroundColor: color, color: contrast(1, ground) >= contrast(luminance(INK), ground) ? '#ffffff' : INK };
};

export const styles = {
  body: {
    backgroundColor: '#f3f4f6',
    color: INK,
    fontFamily: "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
    margin: 0,
    padding: '32px 12px',
  },
  container: {
    backgroundColor: '#ffffff',
    border: '1px solid #e3e5ea',
    borderRadius: '12px',
    maxWidth: '560px',
    overflow: 'hidden',
  },
  bar: { height: '4px', lineHeight: '4px' },
  content: { padding: '28px 32px 20px' },
  logo: { display: 'block', maxWidth: '220px' },
  agency: { color: SOFT, fontSize: '14px', fontWeight: 600, letterSpacing: '0.02em', margin: 0 },
  heading: { fontSize: '22px', fontWeight: 650, lineHeight: '30px', margin: '20px 0 12px' },
  text: { fontSize: '15px', lineHeight: '24px', margin: '0 0 12px', whiteSpace: 'pre-line' },
  fact: { fontSize: '15px', lineHeight: '22px', margin: '0 0 10px', wordBreak: 'break-word' },
  label: { color: SOFT, fontSize: '13px' },
  code: {
    backgroundColor: '#f3f4f6',
    borderRadius: '8px',
    fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
    fontSize: '24px',
    letterSpacing: '0.12em',
    lineHeight: '32px',
    margin: '16px 0',
    padding: '14px 18px',
    textAlign: 'center',
  },
  row: { borderTop: '1px solid #e3e5ea', padding: '12px 0' },
  rowTitle: { fontSize: '15px', fontWeight: 600, lineHeight: '22px', margin: 0 },
  rowLink: { color: INK, textDecoration: 'underline' },
  rowDetail: { color: SOFT, fontSize: '14px', lineHeight: '20px', margin: 0 },
  rowMark: { color: '#9a3412', fontSize: '14px', fontWeight: 600, lineHeight: '20px', margin: 0 },
  action: { padding: '12px 0 8px' },
  button: {
    borderRadius: '8px',
    display: 'inline-block',
    fontSize: '15px',
    fontWeight: 600,
    padding: '13px 22px',
    textDecoration: 'none',
  },
  small: { color: SOFT, fontSize: '13px', lineHeight: '20px', margin: '0 0 8px' },
  link: { color: INK },
  address: { color: SOFT, wordBreak: 'break-all' },
  rule: { borderColor: '#e3e5ea', margin: '20px 0 14px' },
} as const satisfies Record<string, CSSProperties>;
