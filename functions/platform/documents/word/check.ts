import type { MergeField, TemplateProblem } from '#shared/kernel/merge-field.ts';
import { parseTag } from './grammar.ts';
import { hasKnownFormat, openTemplate } from './merge.ts';
import { TemplateError } from './problem.ts';

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

/** The field somebody most likely meant; none when nothing is close. */
export function nearestField(path: string, fields: readonly MergeField[]): string | undefined {
  const ranked = fields.map((f) => ({ path: f.path, far: distance(path, f.path) })).sort((a, b) => a.far - b.far);
  return ranked[0] && ranked[0].far <= Math.max(2, path.length / 3) ? ranked[0].path : undefined;
}

/** A block may also ask whether a group of fields is there: `{#show.exclusivity}`. */
const isGroup = (path: string, fields: readonly MergeField[]): boolean =>
  fields.some((f) => f.path.startsWith(`${path}.`));

function problemOf(part: Part, known: readonly MergeField[]): Omit<TemplateProblem, 'part'> | undefined {
  const tag = part.value ?? '';
  const path = parseTag(tag)?.path;
  if (path === undefined) return { code: 'badTag', tag };
  if (!hasKnownFormat(tag)) return { code: 'unknownFormat', tag };
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

function* walk(parts: readonly Part[], known: readonly MergeField[]): Generator<Omit<TemplateProblem, 'part'>> {
  for (const part of parts) {
    if (part.type !== 'placeholder') continue;
    const problem = problemOf(part, known);
    if (problem) yield problem;
    if (part.subparsed) yield* walk(part.subparsed, insideOf(parseTag(part.value ?? '')?.path ?? '', known));
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
    return Object.entries(compiled).flatMap(([part, { postparsed }]) =>
      [...walk(postparsed, fields)].map((problem) => ({ ...problem, part })),
    );
  } catch (e) {
    if (e instanceof TemplateError) return e.problems;
    throw e;
  }
}
