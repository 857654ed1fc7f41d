import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import type { Letterhead } from '#functions/platform/letterhead.ts';
import type { AgreementDocument } from '#shared/domains/agreements/paper/document.ts';
import { Finance } from './finance.tsx';
import type { AgreementTheme } from './look.ts';
import { Engagement, Opening } from './opening.tsx';
import { agreementOf, fillIn } from './paper.ts';
import { Terms } from './terms.tsx';

/** The standard layout of a paper; import only by `import()`. */
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
      <Opening paper={agreement} />
      <Engagement paper={agreement} />
      <Finance paper={agreement} />
      <Terms paper={agreement} />
    </Sheet>
  );
};
