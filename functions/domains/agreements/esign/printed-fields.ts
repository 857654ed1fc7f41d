import type { Agreement } from '#functions/domains/agreements/agreement/public/kind.ts';
import { type ClientData, printedFieldsOf } from '#shared/domains/agreements/esign/client-data.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';

/** The fields of the client's data that the printed file shows. Only a Word file is read for them. */
export async function printedFields({ template }: Agreement, { key }: SignFile, data: ClientData) {
  if (template !== 'word') return printedFieldsOf(data);
  const [{ getObject }, { textsOfPages }] = await Promise.all([
    import('#functions/platform/files/files.ts'),
    import('#functions/platform/seal/pdf-text.ts'),
  ]);
  const pages = await textsOfPages(await getObject(key));
  const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(' ');
  return printedFieldsOf(data, text);
}
