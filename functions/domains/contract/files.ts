import { storeDocumentWithin } from '#functions/domains/file/document-store.ts';
import { freeOnPaper } from '#functions/domains/free-field/merge-store.ts';
import { printableTemplate } from '#functions/domains/word-template/store.ts';
import { wordToPdf } from '#functions/platform/documents/convert.ts';
import type { storeDocument } from '#functions/platform/documents/document-store.ts';
import { formatsOf } from '#functions/platform/documents/format.ts';
import { mergeWord } from '#functions/platform/documents/word/merge.ts';
import { plainBrand } from '#functions/platform/mail/plain-brand.ts';
import type { ContractFields, RenderedFile } from '#shared/domains/contract/schemas.ts';
import { inLanguage } from '#shared/kernel/translated.ts';
import { contractData } from './document/merge-fields.ts';
import { renderContract } from './document/render-contract.ts';
import { CONTRACT_TEXTS } from './document/texts.ts';
import { contractTemplate } from './document/word-template.ts';

type Kind = RenderedFile['kind'];
type Paper = Pick<ContractFields, 'template' | 'wordTemplate' | 'document' | 'freeFields'>;

/** Where LibreOffice is not, a Word contract goes out as .docx alone. */
async function wordFiles(tenantId: string, paper: Paper): Promise<[Kind, Uint8Array][]> {
  const { document, wordTemplate } = paper;
  const { locale } = document;
  const [template, free] = await Promise.all([
    wordTemplate ? printableTemplate(wordTemplate.key) : contractTemplate(locale),
    freeOnPaper(tenantId, 'contract', locale),
  ]);
  const { bytes } = await mergeWord(template, { ...contractData(document), ...free(paper) }, formatsOf(locale));
  const pdf = await wordToPdf(bytes);
  return [...(pdf ? [['pdf', pdf] as [Kind, Uint8Array]] : []), ['docx', bytes]];
}

async function standardFiles({ document }: Paper): Promise<[Kind, Uint8Array][]> {
  return [['pdf', await renderContract(document, plainBrand(document.agency.name))]];
}

/** Puts a contract on paper and keeps it under the name of its content. */
export async function storePaper(
  tenantId: string,
  paper: Paper,
  store: typeof storeDocument = storeDocumentWithin,
): Promise<RenderedFile[]> {
  const made = paper.template === 'word' ? await wordFiles(tenantId, paper) : await standardFiles(paper);
  const { number, locale } = paper.document;
  return Promise.all(
    made.map(async ([kind, bytes]) => ({
      kind,
      name: `${inLanguage(CONTRACT_TEXTS, locale).contract} ${number}.${kind}`,
      ...(await store(tenantId, bytes, kind)),
    })),
  );
}
