import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { registerFonts } from './fonts.ts';

registerFonts();

/** Draws a sheet; import this module only by `import()`: the library weighs more than all the rest of a function. */
export const renderPdf = (sheet: ReactElement<DocumentProps>): Promise<Uint8Array> => renderToBuffer(sheet);
