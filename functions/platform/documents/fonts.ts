import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { decodeRanges, type Ranges, within } from '#shared/kernel/text/code-ranges.ts';
import { renewCharacters } from './glyph-characters.ts';

/** A font file in its weights; `scripts/fonts.py` writes the files and their index. */
interface FontPart {
  readonly name: string;
  readonly weights: readonly number[];
  readonly has: string;
}
interface Family {
  readonly name: string;
  readonly has: Ranges;
}

/** The fonts lie beside this module; the build copies the folder next to the bundle. */
const fileOf = (name: string): string => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

/** Letters of our own texts, and of most documents. */
const BASIC = 'inter';
const KANA = /[\u3040-\u30ff]/;
const isJapanese = ({ name }: Family): boolean => name.startsWith('noto-sans-jp-');

let families: Promise<readonly Family[]> | undefined;
async function register(): Promise<readonly Family[]> {
  const parts = JSON.parse(await readFile(fileOf('index.json'), 'utf8')) as FontPart[];
  for (const { name, weights } of parts) {
    const fonts = weights.map((fontWeight) => ({ src: fileOf(`${name}-${fontWeight}.ttf`), fontWeight }));
    Font.register({ family: name, fonts });
  }
  return parts.map(({ name, has }) => ({ name, has: decodeRanges(has) }));
}

/** A text with kana is drawn with Japanese characters, any other one with Chinese ones where both have them. */
const preferred = (all: readonly Family[], text: string): readonly Family[] =>
  KANA.test(text) ? all : [...all.filter((family) => !isJapanese(family)), ...all.filter(isJapanese)];

async function load(fontFamily: string, fontWeight: number): Promise<void> {
  await Font.load({ fontFamily, fontWeight });
  const { data } = Font.getFont({ fontFamily, fontWeight });
  if (data) renewCharacters(data);
}

/** A script font for typed signatures. No other text uses it. */
const SIGNATURE = 'caveat';
let signature: Promise<void> | undefined;
async function loadSignature(): Promise<void> {
  Font.register({ family: SIGNATURE, fonts: [{ src: fileOf(`${SIGNATURE}-400.ttf`), fontWeight: 400 }] });
  await load(SIGNATURE, 400);
}

/** Loads the script font and names its family. `fontsFor` has the letters that it lacks. */
export async function signatureFont(): Promise<string> {
  signature ??= loadSignature();
  await signature;
  return SIGNATURE;
}

/** Loads the fonts that a text needs, and no others, and names their families in the order to look a letter up. */
export async function fontsFor(text: string): Promise<readonly string[]> {
  families ??= register();
  const all = preferred(await families, text);
  const names = new Set([BASIC]);
  for (const letter of new Set(text)) {
    const found = all.find(({ has }) => within(has, letter.codePointAt(0) ?? 0));
    if (found) names.add(found.name);
  }
  const used = [...names];
  const weights = [400, 600];
  await Promise.all(used.flatMap((family) => weights.map((weight) => load(family, weight))));
  return used;
}
