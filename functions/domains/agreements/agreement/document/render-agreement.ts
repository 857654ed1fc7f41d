import { formatsOf } from '#functions/platform/documents/format.ts';
import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import type { AgreementDocument } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementTheme } from './theme.ts';

/** An agreement in the standard layout as PDF; the library loads with the first call. */
export async function renderAgreement(
  document: AgreementDocument,
  theme: AgreementTheme,
  brand: Letterhead,
): Promise<Uint8Array> {
  const [{ renderPdf }, { agreementSheet }] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
  ]);
  const { money } = formatsOf(document.locale);
  return renderPdf({
    content: { document, brand },
    says: money(0, document.currency),
    sheet: (content, fonts) => agreementSheet(content.document, theme, content.brand, fonts),
  });
}
