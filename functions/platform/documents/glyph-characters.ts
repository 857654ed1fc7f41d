interface Glyph {
  codePoints: number[];
}
interface GlyphSource {
  getGlyph(id: number, characters?: number[]): Glyph;
}

const mended = new WeakSet<object>();
/** The types of the PDF library leave `getGlyph` out. */
const hasGlyphs = (font: object): font is GlyphSource => 'getGlyph' in font;

/**
 * Gives each glyph the characters of its latest use. Fontkit keeps those of the first, and a part of an accented letter
 * is first used without any: after a document with "Ü", a reader of the next one finds no text for its "U".
 */
export function renewCharacters(font: object): void {
  if (mended.has(font) || !hasGlyphs(font)) return;
  mended.add(font);
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters);
    if (glyph && characters.length > 0) glyph.codePoints = characters;
    return glyph;
  };
}
