import type { Letterhead } from '#functions/platform/documents/letterhead.ts';
import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import type { AgreementDocument } from '#shared/domains/agreements/agreement/document.ts';
import { agreementOf, fillIn } from './agreement.ts';
import { Finance } from './finance.tsx';
import { Engagement, Opening } from './opening.tsx';
import { Terms } from './terms.tsx';
import type { AgreementTheme } from './theme.ts';

/** The standard layout of an agreement; import only by `import()`. */
export const agreementSheet = (
  document: AgreementDocument,
  theme: AgreementTheme,
  brand: Letterhead,
  fonts: readonly string[],
) => {
  const agreement = agreementOf(document, theme, brand.color);
  const { texts, formats } = agreement;
  const reference = [
    `${texts.name} ${document.number}`,
    fillIn(texts.dated, { date: formats.day(document.date) }),
    ...(document.validUntil ? [fillIn(texts.validUntil, { date: formats.day(document.validUntil) })] : []),
    ...(document.version > 1 ? [fillIn(texts.version, { version: document.version })] : []),
  ];
  return (
    <Sheet
      brand={brand}
      fonts={fonts}
      locale={document.locale}
      title={`${texts.title} ${document.number}`}
      reference={reference}
      pageText={texts.page}
    >
      <Opening agreement={agreement} />
      <Engagement agreement={agreement} />
      <Finance agreement={agreement} />
      <Terms agreement={agreement} />
    </Sheet>
  );
};
