import { formatsOf } from '#functions/platform/documents/format.ts';
import type { StatementContent } from './sheet.tsx';

/** A sent statement in the standard layout as PDF; the library loads with the first call. */
export async function renderStatement(content: StatementContent): Promise<Uint8Array> {
  const [{ renderPdf }, { statementSheet }] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
  ]);
  return renderPdf({
    content,
    says: formatsOf(content.locale).money(0, content.statement.currency),
    sheet: statementSheet,
  });
}
