import { fileOf } from '#functions/domains/agreements/agreement/public/download.ts';
import type { Agreement, AgreementDefinition } from '#functions/domains/agreements/agreement/public/kind.ts';
import type { Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import { type ClientData, printedFieldsOf } from '#shared/domains/agreements/esign/client-data.ts';
import type { SignFile } from '#shared/domains/agreements/esign/parts.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { signFileOf } from './sign-file.ts';

/** The printed file of an agreement as a file to sign. Its content names its place, so it never changes. */
export function printedFile(kind: AgreementDefinition, rendering: Rendering, id: Id): Promise<SignFile> {
  const { key, name } = fileOf(kind.entity, rendering, 'pdf');
  return signFileOf({ id, role: 'sign', key, name, field: 'source' });
}

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
