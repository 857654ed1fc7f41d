import { Text } from '@react-pdf/renderer';
import { createContext, useContext } from 'react';
import { TEXT_SIZE } from './pdf-styles.ts';
import { type Face, isFromRight, LINE_HEIGHT, linesOf } from './typeset.ts';

/** Families of the fonts that a document needs. */
export const Fonts = createContext<readonly string[]>([]);

export interface TextStyle {
  readonly color?: string;
  readonly fontSize?: number;
  readonly fontWeight?: 400 | 600 | undefined;
  readonly lineHeight?: number;
  readonly textAlign?: 'right';
  readonly fontFeatureSettings?: Record<string, number>;
}

export function useFace({ fontSize = TEXT_SIZE, fontWeight = 400, fontFeatureSettings }: TextStyle = {}): Face {
  const tabular = fontFeatureSettings?.tnum === 1;
  return { families: useContext(Fonts), size: fontSize, weight: fontWeight, tabular };
}

/** Points that `count` lines of a style take. */
export const heightOf = (count: number, { fontSize = TEXT_SIZE, lineHeight = LINE_HEIGHT }: TextStyle = {}): number =>
  count * fontSize * lineHeight;

/** Room beyond a line's end: the library measures a hair differently, and must not break a line again. */
const SLACK = 6;
/** And it leaves a line out that is a hair higher than its box. */
const CLEARANCE = 1;
const roomOf = ({ textAlign }: TextStyle) => (textAlign === 'right' ? { marginLeft: -SLACK } : { marginRight: -SLACK });

/** Lines that are broken already. */
export const Lines = ({ lines, width, style = {} }: { lines: readonly string[]; width: number; style?: TextStyle }) => {
  const { fontSize = TEXT_SIZE, lineHeight = LINE_HEIGHT } = style;
  const height = heightOf(1, style) + CLEARANCE;
  const line = { fontSize, lineHeight, width: width + SLACK, height, marginBottom: -CLEARANCE };
  const box = { ...style, ...roomOf(style), ...line };
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed lines have no identity and never move.
    <Text key={at} style={isFromRight(line) ? { ...box, direction: 'rtl' } : box} wrap={false}>
      {line || '\u00a0'}
    </Text>
  ));
};

/** A text in a column of `width` points. */
export const Words = ({ children, width, style = {} }: { children: string; width: number; style?: TextStyle }) => (
  <Lines lines={linesOf(children, width, useFace(style))} width={width} style={style} />
);
