import { printableTemplate } from '#functions/domains/attached/word-template/store.ts';
import { freeOnPaper } from '#functions/domains/identity/free-field/public/merge-store.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/document-store.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { wordToPdf } from '#functions/platform/documents/convert.ts';
import type { storeDocument } from '#functions/platform/documents/document-store.ts';
import { formatsOf } from '#functions/platform/documents/format.ts';
import { mergeWord } from '#functions/platform/documents/word/merge.ts';
import type { RenderedFile } from '#shared/domains/agreements/paper/rendering.ts';
import type { PaperFields } from '#shared/domains/agreements/paper/schemas.ts';
import { inLanguage } from '#shared/kernel/translated.ts';
import type { PaperLook } from '../document/look.ts';
import { paperData } from '../document/merge-fields.ts';
import { renderPaper } from '../document/render-paper.ts';
import { paperTemplate } from './word-store.ts';

type Kind = RenderedFile['kind'];
type Paper = Pick<PaperFields, 'template' | 'wordTemplate' | 'document' | 'freeFields' | 'artistIds'>;

/** Makes the files of a Word paper. Without LibreOffice, the .docx is the only one. */
async function wordFiles(look: PaperLook, tenantId: string, paper: Paper): Promise<[Kind, Uint8Array][]> {
  const { document, wordTemplate } = paper;
  const { locale } = document;
  const [template, free] = await Promise.all([
    wordTemplate ? printableTemplate(wordTemplate.key) : paperTemplate(look, locale),
    freeOnPaper(tenantId, look.entity, locale),
  ]);
  const { bytes } = await mergeWord(template, { ...paperData(document, look), ...free(paper) }, formatsOf(locale));
  const pdf = await wordToPdf(bytes);
  return [...(pdf ? [['pdf', pdf] as [Kind, Uint8Array]] : []), ['docx', bytes]];
}

async function standardFiles(
  look: PaperLook,
  tenantId: string,
  { document, artistIds }: Paper,
): Promise<[Kind, Uint8Array][]> {
  const { locale, agency } = document;
  const brand = await artistLetterhead({ tenantId, agency: agency.name, locale, artistIds });
  return [['pdf', await renderPaper(document, look, brand)]];
}

/** Puts a paper of a kind into files and keeps it under the name of its content. */
export async function storePaper(
  look: PaperLook,
  tenantId: string,
  paper: Paper,
  store: typeof storeDocument = storeDocumentWithin,
): Promise<RenderedFile[]> {
  const made =
    paper.template === 'word' ? await wordFiles(look, tenantId, paper) : await standardFiles(look, tenantId, paper);
  const { number, locale } = paper.document;
  return Promise.all(
    made.map(async ([kind, bytes]) => ({
      kind,
      name: `${inLanguage(look.texts, locale).name} ${number}.${kind}`,
      ...(await store(tenantId, bytes, kind)),
    })),
  );
}
