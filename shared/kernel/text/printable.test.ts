import { expect, it } from 'vitest';
import { MISSING, printable, printableContent, unprintable } from './printable.ts';

it.each([
  'Nguyễn Ánh Tuyết, Trần Đức Phương, Ảnh Ước Ở',
  'Stars ★ arrows → ✓ ≥ ≤ ♥ • × − … № ½ ²',
  '東京ドーム 서울 北京 繁體 القاهرة שולחן กรุงเทพ मुंबई თბილისი Երևան Ἀθῆναι Łódź Ğüş Жуковский',
])('keeps %s', (text) => {
  expect(printable(text)).toBe(text);
  expect(unprintable(text)).toEqual([]);
});

it('composes letters that arrive in parts', () => {
  expect(printable('Cafe\u0301 Mu\u0308ller Zu\u0308rich A\u030Angstro\u0308m e\u0327 s\u030C')).toBe(
    'Café Müller Zürich Ångström ȩ š',
  );
});

it('prints kinds of blanks and hyphens as those that fonts have, and leaves invisible characters out', () => {
  expect(printable('non\u2011breaking\u202fspace\u200b, soft\u00adhyphen\ufeff\u2028new')).toBe(
    'non-breaking\u00a0space, softhyphen\nnew',
  );
});

it('prints a box for a whole character that no font has, and names it once', () => {
  expect(printable('🎸🎤 👨‍👩‍👧 🇳🇱')).toBe(`${MISSING}${MISSING} ${MISSING} ${MISSING}`);
  expect(unprintable({ intro: '🎸', lines: [{ text: '🎸 👨‍👩‍👧' }] })).toEqual(['🎸', '👨‍👩‍👧']);
});

it('reaches every text of a document and nothing else', () => {
  const at = new Uint8Array([1]);
  expect(printableContent({ name: 'e\u0301', lines: [{ text: '🎸', net: 3 }], at, none: undefined })).toEqual({
    name: 'é',
    lines: [{ text: MISSING, net: 3 }],
    at,
    none: undefined,
  });
});
