const DRAWING = /(<wp:docPr\b[^>]*?\sid=")\d+(")/g;
const PARAGRAPH = /\sw14:paraId="([0-9A-Fa-f]+)"(?:\sw14:textId="[0-9A-Fa-f]+")?/g;
const BOOKMARK = /<w:bookmark(Start|End)\b[^>]*?\sw:id="(-?\d+)"[^>]*?(?:\/>|><\/w:bookmark\1>)/g;

/** Numbers the drawings of all parts anew. Word repairs a file in which two drawings share an id. */
export function drawingNumbers(): (xml: string) => string {
  let last = 0;
  return (xml) =>
    xml.replace(DRAWING, (_whole, before: string, after: string) => {
      last += 1;
      return `${before}${last}${after}`;
    });
}

/** Keeps each id of a paragraph once. The id is optional. */
function paragraphsOnce(xml: string): string {
  const seen = new Set<string>();
  return xml.replace(PARAGRAPH, (whole, id: string) => {
    const isFirst = !seen.has(id);
    seen.add(id);
    return isFirst ? whole : '';
  });
}

/** Keeps each bookmark where it stands first: its name may occur once in a file. */
function bookmarksOnce(xml: string): string {
  const seen = new Set<string>();
  return xml.replace(BOOKMARK, (whole, side: string, id: string) => {
    const mark = `${side} ${id}`;
    const isFirst = !seen.has(mark);
    seen.add(mark);
    return isFirst ? whole : '';
  });
}

/** A part in which a loop repeated paragraphs, without what Word allows only once. */
export const uniqueIds = (xml: string, numbered: (xml: string) => string): string =>
  numbered(bookmarksOnce(paragraphsOnce(xml)));
