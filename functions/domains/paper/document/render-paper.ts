import type { PaperBrand } from '#functions/platform/documents/pdf-kit.tsx';
import type { PaperDocument } from '#shared/domains/paper/document.ts';
import type { PaperLook } from './look.ts';

/** A paper in the standard layout as PDF; the library loads with the first call. */
export async function renderPaper(document: PaperDocument, look: PaperLook, brand: PaperBrand): Promise<Uint8Array> {
  const [{ renderPdf }, { paperSheet }] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
  ]);
  return renderPdf(paperSheet(document, look, brand));
}
