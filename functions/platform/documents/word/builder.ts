import { escapeXml } from '#functions/platform/http/xml.ts';
import { WORD_TYPE } from './merge.ts';

// Writes small .docx files from code: the standard templates, and templates for tests.

const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
const block = (style: string, runs: string): string => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

export const title = (text: string): string => block('Title', run(text));
export const heading = (text: string): string => block('Heading1', run(text));
export const paragraph = (text: string): string => block('Normal', run(text));
export const bullet = (text: string): string => block('Normal', run(`•  ${text}`));
/** Label in grey, then the value. */
export const fact = (label: string, value: string): string =>
  block('Normal', `${run(`${label}  `, '<w:color w:val="5C6270"/>')}${run(value)}`);

const BORDER = ['top', 'bottom', 'insideH']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:color="DCDFE5"/>`)
  .join('');
const row = (cells: readonly string[], properties = ''): string =>
  `<w:tr>${cells.map((text) => `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${block('Normal', run(text, properties))}</w:tc>`).join('')}</w:tr>`;

/** First row bold; a loop opens in the first and closes in the last cell of its row. */
export const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${BORDER}</w:tblBorders></w:tblPr><w:tblGrid>${head.map(() => '<w:gridCol/>').join('')}</w:tblGrid>${row(head, '<w:b/>')}${rows.map((cells) => row(cells)).join('')}</w:tbl>${paragraph('')}`;

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const part = (kind: string): string => `${WORD_TYPE.replace(/\.document$/, '')}.${kind}+xml`;

const style = (id: string, name: string, spacing: string, look: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/><w:pPr>${spacing}</w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/>${look}</w:rPr></w:style>`;
const STYLES = [
  style('Normal', 'Normal', '<w:spacing w:after="80" w:line="276" w:lineRule="auto"/>', '<w:sz w:val="20"/>'),
  style('Title', 'Title', '<w:spacing w:after="120"/>', '<w:b/><w:sz w:val="44"/>'),
  style('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="280" w:after="80"/>', '<w:b/><w:sz w:val="24"/>'),
].join('');

const field = (code: string): string => `<w:fldSimple w:instr="${code}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELS}/${kind}" Target="${target}"/>`;
const relations = (rows: string): string =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows}</Relationships>`;

/** One A4 document; the footer's page numbers are Word's own fields. */
export async function buildDocx(blocks: readonly string[], footer = ''): Promise<Uint8Array> {
  const { default: PizZip } = await import('pizzip');
  const zip = new PizZip();
  const parts = { document: 'document.main', styles: 'styles', footer1: 'footer' };
  const overrides = Object.entries(parts).map(
    ([name, kind]) => `<Override PartName="/word/${name}.xml" ContentType="${part(kind)}"/>`,
  );
  zip.file(
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  );
  zip.file('_rels/.rels', relations(relation('rId1', 'officeDocument', 'word/document.xml')));
  const links = relation('rId1', 'styles', 'styles.xml') + relation('rId2', 'footer', 'footer1.xml');
  zip.file('word/_rels/document.xml.rels', relations(links));
  const page =
    '<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr>';
  zip.file(
    'word/document.xml',
    `${HEAD}<w:document xmlns:w="${MAIN}" xmlns:r="${RELS}"><w:body>${blocks.join('')}${page}</w:body></w:document>`,
  );
  zip.file('word/styles.xml', `${HEAD}<w:styles xmlns:w="${MAIN}">${STYLES}</w:styles>`);
  const pages = `${run(`${footer}  `)}${field('PAGE')}${run(' / ')}${field('NUMPAGES')}`;
  zip.file('word/footer1.xml', `${HEAD}<w:ftr xmlns:w="${MAIN}">${block('Normal', pages)}</w:ftr>`);
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}
