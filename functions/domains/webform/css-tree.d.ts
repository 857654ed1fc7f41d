/** css-tree brings no types; these are the parts in use. Its index reads files beside itself, which no bundle has. */
declare module 'css-tree/parser' {
  function parse(css: string, options?: { onParseError?: (error: Error) => void }): parse.CssNode;
  namespace parse {
    interface List {
      prependData(node: CssNode): void;
      remove(item: unknown): void;
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
  import type parse from 'css-tree/parser';

  function generate(ast: parse.CssNode): string;
  export = generate;
}
declare module 'css-tree/walker' {
  import type parse from 'css-tree/parser';

  interface Walk {
    visit?: string;
    enter(
      this: { readonly rule: parse.CssNode | null },
      node: parse.CssNode,
      item: unknown,
      list: parse.List | null,
    ): void;
  }
  const walk: {
    (ast: parse.CssNode, options: Walk): void;
    find(ast: parse.CssNode, test: (node: parse.CssNode) => boolean): parse.CssNode | null;
  };
  export = walk;
}
