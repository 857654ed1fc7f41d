import { Font, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { printableContent, textsOf } from '#shared/kernel/text/printable.ts';
import { fontsFor } from './fonts.ts';

// Names and legal terms are not cut by English hyphenation.
Font.registerHyphenationCallback((word) => [word]);

interface Printing<T> {
  /** All that is drawn from a record. */
  readonly content: T;
  /** The sheet's own text that is not Latin: currency signs. */
  readonly says?: string;
  readonly sheet: (content: T, fonts: readonly string[]) => ReactElement;
}

/** Draws a sheet; import this module only by `import()`: the library weighs more than all the rest of a function. */
export async function renderPdf<T>({ content, says = '', sheet }: Printing<T>): Promise<Uint8Array> {
  const printed = printableContent(content);
  const fonts = await fontsFor([...textsOf(printed), says].join('\n'));
  return renderToBuffer(sheet(printed, fonts) as Parameters<typeof renderToBuffer>[0]);
}
