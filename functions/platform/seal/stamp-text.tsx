import { Document, Page } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { signatureFont } from '#functions/platform/documents/fonts.ts';
import { renderPdf } from '#functions/platform/documents/pdf-render.ts';
import { Fonts, Lines } from '#functions/platform/documents/pdf-text.tsx';
import { type Face, LINE_HEIGHT, linesOf, widthOf } from '#functions/platform/documents/typeset.ts';

/** A text that is drawn into a box of a file. */
export interface StampText {
  readonly text: string;
  readonly isSignature: boolean;
  /** Points of the box. */
  readonly width: number;
  readonly size: number;
}

/** Text is drawn smaller to fit its box, but no smaller than this; it then takes more lines. */
const SIZE_MIN = { signature: 9, text: 6.5 };
/** Room around a text: strokes of a script font reach beyond its letters. */
const EDGE = 4;
const BLANK = 2;

interface Layout {
  readonly families: readonly string[];
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

function layoutOf({ text, width, size, isSignature }: StampText, families: readonly string[]): Layout {
  const face = (points: number): Face => ({ families, size: points, weight: 400 });
  const fitting = Math.min(size, width / Math.max(widthOf(text, face(1)), 0.01));
  const used = Math.max(fitting, Math.min(size, isSignature ? SIZE_MIN.signature : SIZE_MIN.text));
  const lines = fitting === used ? [text] : linesOf(text, width, face(used));
  const widest = Math.max(...lines.map((line) => widthOf(line, face(used))));
  const box = { width: widest + 4 * EDGE, height: lines.length * used * LINE_HEIGHT + 2 * EDGE + BLANK };
  return { families, lines, size: used, ...box };
}

const StampPage = ({ families, lines, size, width, height }: Layout) => (
  <Page size={[width, height]} style={{ fontFamily: [...families], padding: EDGE, color: '#101a3a' }} wrap={false}>
    <Lines lines={lines} width={width - 4 * EDGE} style={{ fontSize: size }} />
  </Page>
);

interface Drawn {
  /** A PDF with a page for each text. */
  readonly bytes: Uint8Array;
  /** Start of the first line of each text, in points from the lower left corner of its page. */
  readonly pages: readonly { readonly left: number; readonly baseline: number }[];
}

/** Ascent of all our fonts and the space above a line, in parts of the size. */
const ABOVE_BASELINE = 0.96875 + (LINE_HEIGHT - 0.96875 - 0.2412) / 2;

/** Draws each text on a small page. Fonts are loaded for the letters that the texts have. */
export async function drawTexts(texts: readonly StampText[]): Promise<Drawn> {
  const script = await signatureFont();
  const pages: { left: number; baseline: number }[] = [];
  const sheet = (content: readonly StampText[], fonts: readonly string[]): ReactElement => {
    const layouts = content.map((each) => layoutOf(each, each.isSignature ? [script, ...fonts] : fonts));
    pages.push(...layouts.map(({ size, height }) => ({ left: EDGE, baseline: height - EDGE - ABOVE_BASELINE * size })));
    return (
      <Fonts.Provider value={fonts}>
        <Document>
          {layouts.map((layout, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed pages have no identity and never move.
            <StampPage key={at} {...layout} />
          ))}
        </Document>
      </Fonts.Provider>
    );
  };
  const bytes = await renderPdf({ content: texts, sheet });
  return { bytes, pages };
}
