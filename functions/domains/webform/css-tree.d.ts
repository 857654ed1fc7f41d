/** css-tree brings no types; this is the part in use. */
declare module 'css-tree' {
  interface List {
    prependData(node: CssNode): void;
    remove(item: unknown): void;
  }
  export interface CssNode {
    type: string;
    name?: string;
    property?: string;
    children?: List | null;
    prelude?: CssNode | null;
    value?: CssNode;
  }
  interface Visited {
    readonly rule: CssNode | null;
  }
  interface Walk {
    visit?: string;
    enter(this: Visited, node: CssNode, item: unknown, list: List | null): void;
  }
  export function parse(css: string, options?: { onParseError?: (error: Error) => void }): CssNode;
  export function walk(ast: CssNode, options: Walk): void;
  export function generate(ast: CssNode): string;
  export function find(ast: CssNode, test: (node: CssNode) => boolean): CssNode | null;
}
