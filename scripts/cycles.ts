/** An import of one domain in a file of another. */
export interface Arc {
  readonly from: string;
  readonly to: string;
  /** The file that imports, below the folder of domains. */
  readonly by: string;
}
export interface Cycle {
  /** All domains that reach each other. */
  readonly domains: readonly string[];
  /** The shortest way from one of them back to itself. */
  readonly way: readonly Arc[];
}

const IMPORT = /(?:\bfrom\s*|\bimport\s+|\bimport\(\s*)'([#.][^']+)'/g;

/** Lists the files that a source text imports: at once, for types, or by `import()`. */
export const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, path]) => path ?? []);

type Graph = ReadonlyMap<string, readonly Arc[]>;

function graphOf(arcs: readonly Arc[]): Graph {
  const graph = new Map<string, Arc[]>();
  for (const arc of arcs) graph.set(arc.from, [...(graph.get(arc.from) ?? []), arc]);
  return graph;
}

/** Finds the shortest way from a domain to each domain that it reaches. */
function waysFrom(graph: Graph, start: string): ReadonlyMap<string, readonly Arc[]> {
  const ways = new Map<string, readonly Arc[]>();
  const next: (readonly [string, readonly Arc[]])[] = [[start, []]];
  for (const [domain, way] of next) {
    for (const arc of graph.get(domain) ?? []) {
      if (ways.has(arc.to)) continue;
      const longer = [...way, arc];
      ways.set(arc.to, longer);
      next.push([arc.to, longer]);
    }
  }
  return ways;
}

/** Finds the groups of domains that reach each other. */
export function cyclesOf(arcs: readonly Arc[]): readonly Cycle[] {
  const graph = graphOf(arcs);
  const ways = new Map([...graph.keys()].sort().map((domain) => [domain, waysFrom(graph, domain)]));
  const seen = new Set<string>();
  const cycles: Cycle[] = [];
  for (const [domain, reached] of ways) {
    if (seen.has(domain) || !reached.has(domain)) continue;
    const domains = [...reached.keys()].filter((other) => ways.get(other)?.has(domain)).sort();
    for (const other of domains) seen.add(other);
    const back = domains.flatMap((other) => [ways.get(other)?.get(other) ?? []]);
    cycles.push({ domains, way: back.toSorted((a, b) => a.length - b.length)[0] ?? [] });
  }
  return cycles;
}

/** Says a cycle in words: `company -> show -> company, by company/record.ts and show/store.ts`. */
export function cycleText({ way }: Cycle): string {
  const [first] = way;
  const domains = [...way.map(({ from }) => from), first?.from].join(' -> ');
  return `${domains}, by ${way.map(({ by }) => by).join(' and ')}`;
}

const areaOf = (domain: string): string => domain.split('/')[0] ?? '';

/** Says each import of a higher area in words: `relations/company imports booking/show, which is in a higher area, by ...`. */
export const upwardText = (arcs: readonly Arc[], areas: readonly string[]): readonly string[] =>
  arcs
    .filter(({ from, to }) => areas.indexOf(areaOf(to)) > areas.indexOf(areaOf(from)))
    .map(({ from, to, by }) => `${from} imports ${to}, which is in a higher area, by ${by}`);
