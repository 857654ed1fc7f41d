import { agreementData } from '#functions/domains/agreements/agreement/document/merge-fields.ts';
import { renderAgreement } from '#functions/domains/agreements/agreement/document/render-agreement.ts';
import type { AgreementTheme } from '#functions/domains/agreements/agreement/document/theme.ts';
import { printableTemplate } from '#functions/domains/attached/word-template/store.ts';
import { freeOnPaper } from '#functions/domains/identity/free-field/public/merge-values.ts';
import { storeDocumentWithin } from '#functions/domains/reference/client/public/store-document.ts';
import { artistLetterhead } from '#functions/domains/relations/artist/public/letterhead.ts';
import { wordToPdf } from '#functions/platform/documents/convert.ts';
import { formatsOf } from '#functions/platform/documents/format.ts';
import type { storeDocument } from '#functions/platform/documents/store-document.ts';
import { mergeWord } from '#functions/platform/documents/word/merge.ts';
import type { RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import type { AgreementFields } from '#shared/domains/agreements/agreement/schemas.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { agreementTemplate } from './word-template.ts';

type Kind = RenderedFile['kind'];
type Agreement = Pick<AgreementFields, 'template' | 'wordTemplate' | 'document' | 'freeFields' | 'artistIds'>;

/** Fills in the Word template of an agreement. */
export async function wordFile(theme: AgreementTheme, tenantId: string, agreement: Agreement): Promise<Uint8Array> {
  const { document, wordTemplate } = agreement;
  const { locale } = document;
  const [template, free] = await Promise.all([
    wordTemplate ? printableTemplate(wordTemplate.key) : agreementTemplate(theme, locale),
    freeOnPaper(tenantId, theme.entity, locale),
  ]);
  const { bytes } = await mergeWord(
    template,
    { ...agreementData(document, theme), ...free(agreement) },
    formatsOf(locale),
  );
  return bytes;
}

/** Makes the files of a Word agreement. Without LibreOffice, the .docx is the only one. */
async function wordFiles(theme: AgreementTheme, tenantId: string, agreement: Agreement): Promise<[Kind, Uint8Array][]> {
  const bytes = await wordFile(theme, tenantId, agreement);
  const pdf = await wordToPdf(bytes);
  return [...(pdf ? [['pdf', pdf] as [Kind, Uint8Array]] : []), ['docx', bytes]];
}

async function standardFiles(
  theme: AgreementTheme,
  tenantId: string,
  { document, artistIds }: Agreement,
): Promise<[Kind, Uint8Array][]> {
  const { locale, agency } = document;
  const brand = await artistLetterhead({ tenantId, agency: agency.name, locale, artistIds });
  return [['pdf', await renderAgreement(document, theme, brand)]];
}

/** Prints an agreement into files and keeps them under the name of its content. */
export async function storeAgreement(
  theme: AgreementTheme,
  tenantId: string,
  agreement: Agreement,
  store: typeof storeDocument = storeDocumentWithin,
): Promise<RenderedFile[]> {
  const made =
    agreement.template === 'word'
      ? await wordFiles(theme, tenantId, agreement)
      : await standardFiles(theme, tenantId, agreement);
  const { number, locale } = agreement.document;
  return Promise.all(
    made.map(async ([kind, bytes]) => ({
      kind,
      name: `${inLanguage(theme.texts, locale).name} ${number}.${kind}`,
      ...(await store(tenantId, bytes, kind)),
    })),
  );
}
