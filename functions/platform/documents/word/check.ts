import type { MergeField, TemplateProblem } from '#shared/kernel/record/merge-field.ts';
import { parseTag } from './grammar.ts';
import { hasKnownFormat, openTemplate } from './merge.ts';
import { shortTag, TemplateError } from './problem.ts';

interface Part {
  readonly type: string;
  readonly value?: string;
  readonly module?: string;
  readonly subparsed?: readonly Part[];
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap);
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Longer than any field: nobody meant one of ours by it. */
const NAMED_MAX = 100;
/** The field somebody most likely meant; none when nothing is close. */
export function nearestField(path: string, fields: readonly MergeField[]): string | undefined {
  if (path.length > NAMED_MAX) return undefined;
  const ranked = fields.map((f) => ({ path: f.path, far: distance(path, f.path) })).sort((a, b) => a.far - b.far);
  return ranked[0] && ranked[0].far <= Math.max(2, path.length / 3) ? ranked[0].path : undefined;
}

/** A block may also ask whether a group of fields is there: `{#show.exclusivity}`. */
const isGroup = (path: string, fields: readonly MergeField[]): boolean =>
  fields.some((f) => f.path.startsWith(`${path}.`));

type Found = Omit<TemplateProblem, 'part'>;

function problemOf(part: Part, known: readonly MergeField[]): Found | undefined {
  const raw = part.value ?? '';
  const tag = shortTag(raw);
  const path = parseTag(raw)?.path;
  if (path === undefined) return { code: 'badTag', tag };
  if (!hasKnownFormat(raw)) return { code: 'unknownFormat', tag };
  const isBlock = part.module !== undefined;
  if (path === '.' || known.some((f) => f.path === path) || (isBlock && isGroup(path, known))) return undefined;
  const near = nearestField(path, known);
  return { code: 'unknownField', tag, ...(near === undefined ? {} : { near }) };
}

/** Inside a block on a group its fields are known without the group's name as well. */
function insideOf(path: string, known: readonly MergeField[]): readonly MergeField[] {
  const own = known.find((f) => f.path === path)?.fields ?? [];
  const group = known
    .filter((f) => f.path.startsWith(`${path}.`))
    .map((f) => ({ ...f, path: f.path.slice(path.length + 1) }));
  return [...own, ...group, ...known];
}

function* walk(parts: readonly Part[], known: readonly MergeField[]): Generator<Found> {
  for (const part of parts) {
    if (part.type !== 'placeholder') continue;
    const problem = problemOf(part, known);
    if (problem) yield problem;
    if (part.subparsed) yield* walk(part.subparsed, insideOf(parseTag(part.value ?? '')?.path ?? '', known));
  }
}

/** More than anybody reads; what keeps a template from being used was said before these. */
const FOUND_MAX = 200;

function* problemsIn(parts: readonly (readonly [string, readonly Part[]])[], fields: readonly MergeField[]) {
  let found = 0;
  for (const [part, postparsed] of parts)
    for (const problem of walk(postparsed, fields)) {
      yield { ...problem, part };
      if (++found >= FOUND_MAX) return;
    }
}

/** Everything wrong with a template, found at upload and without a record; an empty report means it can be used. */
export async function checkTemplate(
  template: Uint8Array,
  fields: readonly MergeField[],
): Promise<readonly TemplateProblem[]> {
  try {
    const document = await openTemplate(template, () => '');
    const compiled = (document as unknown as { compiled: Record<string, { postparsed: readonly Part[] }> }).compiled;
    const parts = Object.entries(compiled).map(([part, { postparsed }]) => [part, postparsed] as const);
    return [...problemsIn(parts, fields)];
  } catch (e) {
    if (e instanceof TemplateError) return e.problems;
    throw e;
  }
}
