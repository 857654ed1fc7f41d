import { expect, it } from 'vitest';
import { faultsOf, missingOf, placedTextsOf } from '#test/support/pdf.ts';
import { sampleInvoice } from './invoice.fixture.ts';
import { renderInvoice } from './render-invoice.ts';

const brand = { agency: 'Nightbird Agency', color: '#FF0A81' };
const [fee] = sampleInvoice('en').lines;

async function printed(texts: readonly string[]) {
  const lines = texts.map((text) => ({ ...fee, text })) as ReturnType<typeof sampleInvoice>['lines'];
  const bytes = await renderInvoice(sampleInvoice('en', { lines, currency: 'ILS' }), brand);
  return { raw: Buffer.from(bytes).toString('latin1'), texts: await placedTextsOf(bytes) };
}

it('prints every script in a font that has it, and nothing in a font of the reader', async () => {
  const names = [
    'Nguyễn Ánh Tuyết, Trần Đức Phương, Ảnh Ước Ở',
    'Stars ★ arrows → ✓ ≥ ≤ ♥ • × − … № ½ ²',
    '株式会社マネー 東京ドーム',
    '서울 음악회',
    '北京 繁體中文',
    'กรุงเทพ',
    'თბილისი',
    'Երևան',
    'Ἀθῆναι Łódź Жуковский',
  ];
  const { raw, texts } = await printed(names);
  expect(raw).not.toContain('Helvetica');
  expect(missingOf(texts, names)).toEqual([]);
  expect(faultsOf(texts)).toEqual([]);
});

it('prints letters that arrive in parts as one, and blanks and hyphens as such', async () => {
  const { texts } = await printed(['Cafe\u0301 A\u030Angstro\u0308m s\u030C', 'non\u2011breaking\u202Fspace']);
  expect(missingOf(texts, ['Café Ångström š', 'non-breaking space'])).toEqual([]);
});

it('reads Hebrew and Arabic from the right, joined', async () => {
  const { raw, texts } = await printed(['الحفل في القاهرة، الجمعة', 'שלום עולם']);
  expect(raw).not.toContain('Helvetica');
  const [first, last] = [texts.find(({ text }) => /שלום/.test(text)), texts.find(({ text }) => /עולם/.test(text))];
  expect(first).toBeDefined();
  expect((first?.x ?? 0) >= (last?.x ?? 0)).toBe(true);
  // Noto draws a letter's dots as glyphs of their own, so its name in the PDF may be that of its body.
  const letters = (text: string) => text.normalize('NFKC').match(/\p{Script=Arabic}/gu)?.length;
  expect(letters(texts.map(({ text }) => text).join(''))).toBe(letters('الحفل في القاهرة الجمعة'));
});

it('prints a box for an emoji, never another letter', async () => {
  const { raw, texts } = await printed(['Guitar 🎸 and family 👨‍👩‍👧']);
  expect(raw).not.toContain('Helvetica');
  expect(missingOf(texts, ['Guitar □ and family □'])).toEqual([]);
});
