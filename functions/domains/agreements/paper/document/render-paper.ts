import { formatsOf } from '#functions/platform/documents/format.ts';
import type { Letterhead } from '#functions/platform/letterhead.ts';
import type { PaperDocument } from '#shared/domains/agreements/paper/document.ts';
import type { PaperLook } from './look.ts';

/** A paper in the standard layout as PDF; the library loads with the first call. */
export async function renderPaper(document: PaperDocument, look: PaperLook, brand: Letterhead): Promise<Uint8Array> {
  const [{ renderPdf }, { paperSheet }] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
  ]);
  const { money } = formatsOf(document.locale);
  return renderPdf({
    content: { document, brand },
    says: money(0, document.currency),
    sheet: (content, fonts) => paperSheet(content.document, look, content.brand, fonts),
  });
}
