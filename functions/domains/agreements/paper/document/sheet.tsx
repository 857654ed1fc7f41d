import { Sheet } from '#functions/platform/documents/pdf-sheet.tsx';
import type { Letterhead } from '#functions/platform/letterhead.ts';
import type { PaperDocument } from '#shared/domains/agreements/paper/document.ts';
import { Finance } from './finance.tsx';
import type { PaperLook } from './look.ts';
import { Engagement, Opening } from './opening.tsx';
import { fillIn, paperOf } from './paper.ts';
import { Terms } from './terms.tsx';

/** The standard layout of a paper; import only by `import()`. */
export const paperSheet = (document: PaperDocument, look: PaperLook, brand: Letterhead, fonts: readonly string[]) => {
  const paper = paperOf(document, look, brand.color);
  const { texts, formats } = paper;
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
      <Opening paper={paper} />
      <Engagement paper={paper} />
      <Finance paper={paper} />
      <Terms paper={paper} />
    </Sheet>
  );
};
