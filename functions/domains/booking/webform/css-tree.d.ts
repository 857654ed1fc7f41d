/** css-tree brings no types; these are the parts in use. Its index reads files beside itself, which no bundle has. */
declare module 'css-tree/parser' {
  function parse(css: string, options?: { onParseError?: (error: Error) => void }): parse.CssNode;
  namespace parse {
    interface List {
      prependData(node: CssNode): void;
      remove(item: unknown): void;
      forEach(each: (node: CssNode) => void): void;
      some(test: (node: CssNode) => boolean): boolean;
      readonly first: CssNode | null;
    }
    interface CssNode {
      type: string;
      name?: string;
      property?: string;
      children?: List | null;
      prelude?: CssNode | null;
      value?: CssNode;
    }
  }
  export = parse;
}
declare module 'css-tree/generator' {
  type CssNode = import('css-tree/parser').CssNode;
  function generate(ast: CssNode): string;
  export = generate;
}
declare module 'css-tree/walker' {
  type CssNode = import('css-tree/parser').CssNode;
  type List = import('css-tree/parser').List;
  interface Walk {
    visit?: string;
    enter(this: { readonly rule: CssNode | null }, node: CssNode, item: unknown, list: List | null): void;
  }
  const walk: {
    (ast: CssNode, options: Walk): void;
    find(ast: CssNode, test: (node: CssNode) => boolean): CssNode | null;
  };
  export = walk;
}
