/** css-tree brings no types; these are the parts in use. Its index reads files beside itself, which no bundle has. */
declare module 'css-tree/parser' {
  export interface List {
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
  export default function parse(css: string, options?: { onParseError?: (error: Error) => void }): CssNode;
}
declare module 'css-tree/generator' {
  import type { CssNode } from 'css-tree/parser';
  export default function generate(ast: CssNode): string;
}
declare module 'css-tree/walker' {
  import type { CssNode, List } from 'css-tree/parser';

  interface Visited {
    readonly rule: CssNode | null;
  }
  interface Walk {
    visit?: string;
    enter(this: Visited, node: CssNode, item: unknown, list: List | null): void;
  }
  const walk: {
    (ast: CssNode, options: Walk): void;
    find(ast: CssNode, test: (node: CssNode) => boolean): CssNode | null;
  };
  export default walk;
}
