import type { Plugin, Rolldown } from 'vite';

/** How Vite writes the files that come with an `import()`: one table, and of each call the places of all its files. */
const TABLE = /^const __vite__mapDeps=.*?m\.f=(\["[^\]]*"\]).*\n/;
const CALL = /__vite__mapDeps\(\[([\d,]+)\]\)/g;
const CALL_OF = /import\([`"]\.\/([^`"]+)[`"]\)((?:(?!import\(|__vite__mapDeps).)*)__vite__mapDeps\(\[([\d,]+)\]\)/gs;
const FOLDER = 'assets/';

type Tree = ReadonlyMap<string, readonly string[]>;
type Bundle = Rolldown.OutputBundle;

const isStyle = (file: string): boolean => file.endsWith('.css');

/** A file and all that comes with it, styles in the order of their modules: the later one wins. */
function closureOf(file: string, tree: Tree): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    tree.get(name)?.forEach(add);
  };
  add(file);
  return [...found];
}

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((file) => others.includes(file)) && stylesOf(some) === stylesOf(others);
const stylesOf = (files: readonly string[]): string => files.filter(isStyle).join();

/** What each file names itself, of those in the table. */
function treeOf(bundle: Bundle, files: readonly string[]): Tree {
  const namedBy = (file: string): readonly string[] => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') return [];
    return [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])].filter((name) => files.includes(name));
  };
  return new Map(files.map((file) => [file, namedBy(file)]));
}

/** Without what comes by way of another anyway, unless styles would change places. */
function bareTree(whole: Tree): Tree {
  const all = new Map([...whole.keys()].map((file) => [file, closureOf(file, whole)]));
  const bare = new Map<string, readonly string[]>();
  const visit = (file: string): void => {
    if (bare.has(file)) return;
    const named = whole.get(file) ?? [];
    named.forEach(visit);
    bare.set(
      file,
      named.filter((one) => !named.some((other) => other !== one && all.get(other)?.includes(one))),
    );
    if (!isSame(closureOf(file, bare), all.get(file) ?? [])) bare.set(file, named);
  };
  for (const file of whole.keys()) visit(file);
  return bare;
}

const RADIX = 36;
/** Rows of the tree: a file, then the rows of those it brings. */
const runtimeOf = (rows: string): string => `const
__vite__rows=${JSON.stringify(rows)}.split(",").map(r=>r.split(" ")),
__vite__name=(i,[n]=__vite__rows[i])=>n.endsWith(".css")?n:n+".js",
__vite__part=i=>"./"+__vite__name(i),
__vite__mapDeps=(i,s=new Set)=>{
const a=i=>s.has(i)||(s.add(i),__vite__rows[i].slice(1).forEach(r=>a(parseInt(r,${RADIX}))));
return a(i),[...s].map(i=>"${FOLDER}"+__vite__name(i))};
`;

function written(tree: Tree, places: ReadonlyMap<string, number>): string {
  const place = (file: string): string => (places.get(file) ?? 0).toString(RADIX);
  const rows = [...places.keys()].map((file) =>
    [file.slice(FOLDER.length).replace(/\.js$/, ''), ...(tree.get(file) ?? []).map(place)].join(' '),
  );
  return runtimeOf(rows.join());
}

/** The same files at each call, told by the tree; nothing where a call asks for others than its file brings. */
function lighter(code: string, bundle: Bundle): string | undefined {
  const [head = '', table = '[]'] = TABLE.exec(code) ?? [];
  const listed: readonly string[] = JSON.parse(table);
  if (!listed.every((file) => file.startsWith(FOLDER))) return undefined;
  const tree = bareTree(treeOf(bundle, listed));
  const places = new Map([...listed].sort().map((file, place) => [file, place]));
  const body = code.slice(head.length).replace(CALL_OF, (call, name: string, between: string, list: string) => {
    const place = places.get(FOLDER + name);
    const asked = list.split(',').map((at) => listed[Number(at)] ?? '');
    if (place === undefined || !isSame(closureOf(FOLDER + name, tree), asked)) return call;
    return `import(__vite__part(${place}))${between}__vite__mapDeps(${place})`;
  });
  return CALL.test(body) ? undefined : written(tree, places) + body;
}

/**
 * Vite lists at each `import()` all files that come with it, and a list page needs twenty: the start says of two hundred
 * pages what they share. Here it says once of each file what that names, and a page's own is found when it is opened.
 */
export const preloadTree = (start: string): Plugin => ({
  name: 'preload-tree',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunk = Object.values(bundle).find(({ name }) => name === start);
      const code = chunk?.type === 'chunk' && lighter(chunk.code, bundle);
      if (code) chunk.code = code;
      else this.warn(`${start} lists its files at length: Vite writes otherwise, or not all come by imports`);
    },
  },
});
