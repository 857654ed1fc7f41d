import { decodeText } from '#functions/platform/excel/csv.ts';
import { xmlTags } from '#functions/platform/excel/read-xml.ts';

/** An element of a document, without its name space. */
export interface XmlNode {
  readonly name: string;
  readonly text: string;
  readonly attribute: (name: string) => string | undefined;
  readonly children: XmlNode[];
}
/** Deeper documents are no business data. */
const MAX_DEPTH = 40;
const ANY_NAME = ['[A-Za-z]\\w{0,60}'];
const DECLARED = /^\s*<\?xml[^>]{0,200}\sencoding\s*=\s*["']([\w.-]{1,40})["']/;

/**
 * Decodes a file by the encoding that its XML declaration names, else as UTF-8, else as Windows-1252. Returns undefined
 * for bytes that are no text.
 */
export function declaredText(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  const [, encoding] = DECLARED.exec(head) ?? [];
  try {
    const text = encoding ? new TextDecoder(encoding, { fatal: true }).decode(bytes) : decodeText(bytes);
    return text.includes('\0') ? undefined : text.replace(/^\ufeff/, '');
  } catch {
    return undefined;
  }
}

/**
 * Reads a document into its elements. Returns undefined for text that is no XML. A document type is refused, because it
 * may define entities.
 */
export function xmlTree(xml: string): XmlNode | undefined {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return undefined;
  const root: XmlNode = { name: '', text: '', attribute: () => undefined, children: [] };
  const stack = [root];
  for (const tag of xmlTags(Buffer.from(xml, 'utf8'), ANY_NAME)) {
    const parent = stack.at(-1) ?? root;
    if (tag.isEnd) {
      if (parent.name !== tag.name) return undefined;
      stack.pop();
      continue;
    }
    const node = { name: tag.name, text: tag.isEmpty ? '' : tag.text().trim(), attribute: tag.attribute, children: [] };
    parent.children.push(node);
    if (!tag.isEmpty) stack.push(node);
    if (stack.length > MAX_DEPTH) return undefined;
  }
  return stack.length > 1 ? undefined : root;
}

/** Finds the elements at a path, such as `RmtInf/Ustrd`. */
export function at(node: XmlNode, path: string): XmlNode[] {
  return path
    .split('/')
    .reduce<XmlNode[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [node],
    );
}
/** Returns the first text at one of the paths. */
export function textAt(node: XmlNode, ...paths: readonly string[]): string {
  for (const path of paths) {
    const [found] = at(node, path);
    if (found?.text) return found.text;
  }
  return '';
}
