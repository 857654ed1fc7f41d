import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { EsignRecord } from './store.ts';

const textOfPage = (lines: readonly { readonly text: string }[]): string => lines.map(({ text }) => text).join('\n');

/** Reads the text of a file of the document. Our own templates print it exactly. */
export async function textOf(document: EsignRecord, fileId: Id) {
  const file = document.files.find(({ id }) => id === fileId);
  if (!file) throw new AppError('notFound');
  const [{ getObject }, { textsOfPages }, { linesOf }] = await Promise.all([
    import('#functions/platform/files/files.ts'),
    import('#functions/platform/seal/pdf-text.ts'),
    import('#functions/platform/seal/text-lines.ts'),
  ]);
  const pages = await textsOfPages(await getObject(file.sealed?.key ?? file.key));
  const isExtracted = !(document.isFromTemplate && file.role === 'sign');
  return { pages: pages.map(({ pieces }) => textOfPage(linesOf(pieces))), isExtracted };
}
