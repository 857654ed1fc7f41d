import { Document, Page, Text } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { pagesOf } from '#test/support/pdf.ts';
import { renderPdf } from './pdf-render.ts';

const read = async (text: string, fontWeight: number) => {
  const sheet = (content: string, fonts: readonly string[]) => (
    <Document>
      <Page>
        <Text style={{ fontFamily: [...fonts], fontWeight }}>{content}</Text>
      </Page>
    </Document>
  );
  return (await pagesOf(await renderPdf({ content: text, sheet }))).join('');
};

// Inter draws the first of each pair from the second, which no other test prints.
it.each([
  ['Ѷ', 'Ѵ', 400],
  ['Ѷ', 'Ѵ', 600],
  ['Ӛ', 'Ә', 400],
  ['Ǯ', 'Ʒ', 600],
])('after a document with %s, the letter %s of the next can be read (%i)', async (accented, plain, weight) => {
  expect(await read(accented, weight)).toBe(accented);
  expect(await read(`a${plain}b`, weight)).toBe(`a${plain}b`);
});
