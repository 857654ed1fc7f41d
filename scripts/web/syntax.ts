/** The part of a syntax tree that the build's plugins read. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Fields = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isFunction = ({ type }: Node): boolean => /Function/.test(type);

/** A name after a dot or before a colon is no reference. */
function innerOf(node: Node): Node[] {
  const { property, key, computed, ...rest } = node as Node & Fields;
  const read = computed ? [property, key, ...Object.values(rest)] : Object.values(rest);
  return read.flat().filter(isNode);
}

/** Lists the names that a piece of code reads, roughly: a local name that hides another counts too. */
export function namesIn(node: Node): string[] {
  const own = node.type === 'Identifier' ? [(node as Node & { readonly name: string }).name] : [];
  return [...own, ...innerOf(node).flatMap(namesIn)];
}

/** Finds the positions of the calls that run with a declaration. Calls inside its functions run later or never. */
export function callsIn(node: Node): number[] {
  if (isFunction(node)) return [];
  const inner = Object.values(node).flat().filter(isNode).flatMap(callsIn);
  return /^(Call|New)Expression$/.test(node.type) ? [node.start, ...inner] : inner;
}

/** Finds the declaration of a statement and its names, whether it is exported or not. */
export function declaredBy(statement: Node): { readonly declaration: Node; readonly names: readonly string[] } {
  const { declaration = statement } = statement as Node & { declaration?: Node | null };
  const { id, declarations } = (declaration ?? statement) as Node & { id?: Node; declarations?: { id: Node }[] };
  const bound = declarations ? declarations.map((one) => one.id) : id ? [id] : [];
  return { declaration: declaration ?? statement, names: bound.flatMap(namesIn) };
}

/** Names a statement imports. */
export const importedBy = (statement: Node): string[] =>
  ((statement as Node & { specifiers?: { local: { name: string } }[] }).specifiers ?? []).map(
    ({ local }) => local.name,
  );

/** Marks the calls of a declaration as pure, one by one, so that no other library's function is affected. */
export const markPure = (code: string, calls: readonly number[]): string =>
  [...new Set(calls)]
    .sort((a, b) => b - a)
    .reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code);
