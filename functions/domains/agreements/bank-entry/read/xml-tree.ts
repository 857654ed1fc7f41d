import { xmlTags } from '#functions/platform/excel/read-xml.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** An element of a document, without its name space. */
export interface XmlNode {
  readonly name: string;
  readonly text: string;
  readonly attribute: (name: string) => string | undefined;
  readonly children: XmlNode[];
}
/** Deeper documents are no statements. */
const MAX_DEPTH = 40;
const ANY_NAME = ['[A-Za-z]\\w{0,60}'];

const unreadable = () => new AppError('bankEntry.unreadable', { field: 'content' });

/** Reads a document into its elements. A document type is refused, because it may define entities. */
export function xmlTree(xml: string): XmlNode {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw unreadable();
  const root: XmlNode = { name: '', text: '', attribute: () => undefined, children: [] };
  const stack = [root];
  for (const tag of xmlTags(Buffer.from(xml, 'utf8'), ANY_NAME)) {
    const parent = stack.at(-1) ?? root;
    if (tag.isEnd) {
      if (parent.name !== tag.name) throw unreadable();
      stack.pop();
      continue;
    }
    const node = { name: tag.name, text: tag.isEmpty ? '' : tag.text().trim(), attribute: tag.attribute, children: [] };
    parent.children.push(node);
    if (!tag.isEmpty) stack.push(node);
    if (stack.length > MAX_DEPTH) throw unreadable();
  }
  if (stack.length > 1) throw unreadable();
  return root;
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
