import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { SimilarityKey } from '#shared/domains/relations/duplicate/rules.ts';
import type { Likeness } from '#shared/domains/relations/duplicate/schemas.ts';
import type { ImportField } from '#shared/domains/relations/import/fields.ts';
import { fieldAt, inputOver, readRow } from '#shared/domains/relations/import/rules.ts';
import type { DuplicateChoice, ImportChoice, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { cellText, type Reading } from '#shared/domains/relations/import/values.ts';
import type { ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Checked, Link, Refusals, RowInput, Target } from './public/target.ts';

/** A row with its action, decided once for all that work on the row. */
export interface PlannedRow {
  /** As the spreadsheet counts them. */
  readonly row: number;
  readonly title: string;
  readonly action: 'create' | 'update' | 'skip' | 'wrong';
  readonly values: Readonly<Record<string, unknown>>;
  readonly linked: object;
  readonly problems: readonly ErrorDetail[];
  readonly duplicate?: { readonly by: Likeness; readonly name: string; readonly id?: Id; readonly ofRow?: number };
}
export interface NumberedRow {
  readonly cells: readonly string[];
  readonly row: number;
}
export interface PlanRequest {
  readonly area: ImportKind;
  /** The fields that a column can be mapped to. */
  readonly fields: readonly ImportField[];
  /** Rows that hold something, with their numbers. */
  readonly rows: readonly NumberedRow[];
  readonly choice: ImportChoice;
  readonly reading: Reading;
}
type Read = Omit<PlannedRow, 'action' | 'duplicate'> & { readonly similarityKeys: readonly SimilarityKey[] };

const NO_LINK: Link = () => ({});
const keyOf = ({ kind, value }: { readonly kind: string; readonly value: string }) => `${kind} ${value}`;
const isProblem = (linked: object): linked is ErrorDetail => 'code' in linked;
const isChecked = (checked: Checked | readonly ErrorDetail[]): checked is Checked => 'similarityKeys' in checked;

/** Returns a row as the input of its target. */
export const rowInput = (area: ImportKind, { values, linked }: Pick<PlannedRow, 'values' | 'linked'>): RowInput => ({
  over: (base) => inputOver(area, values, base),
  linked,
});
const atFields = (fields: readonly ImportField[], details: readonly ErrorDetail[]): readonly ErrorDetail[] =>
  details.map((detail) => ({ ...detail, field: fieldAt(fields, detail.field)?.id ?? '' }));

function readOne(
  { area, fields, choice: { mapping }, reading }: PlanRequest,
  target: Target,
  link: Link,
  { cells, row }: NumberedRow,
): Read {
  const { values, problems } = readRow(fields, mapping, cells, reading);
  const linked = link(values);
  const rest = isProblem(linked) ? {} : linked;
  const checked = target.read(rowInput(area, { values, linked: rest }));
  // A cell that could not be read is not there either: it is said once, by the reason it could not.
  const refused = isChecked(checked)
    ? []
    : atFields(fields, checked).filter(({ field }) => !problems.some((known) => known.field === field));
  return {
    row,
    values,
    linked: rest,
    title: isChecked(checked) ? checked.title : (cells.find((cell) => cell.trim()) ?? ''),
    problems: [...problems, ...(isProblem(linked) ? [linked] : []), ...refused],
    similarityKeys: isChecked(checked) ? checked.similarityKeys : [],
  };
}

/** The number of the record that has a trait, by trait. */
async function knownOwners(ctx: UserContext, target: Target, wanted: ReadonlySet<string>) {
  const owners = new Map<string, number>();
  for await (const owner of target.known(ctx)) {
    const key = keyOf(owner);
    if (wanted.has(key) && !owners.has(key)) owners.set(key, owner.no);
  }
  return owners;
}

/** How rows find their company, and the names that lead to none; such a name may be left out. */
async function companyLink(ctx: UserContext, target: Target, { mapping, newCompanies }: ImportChoice) {
  const unknown = new Map<string, string>();
  if (!mapping.includes('company')) return { link: NO_LINK, unknown };
  const find = await target.link(ctx);
  const link: Link = (values) => {
    const linked = find(values);
    if (!isProblem(linked) || linked.code !== 'import.companyUnknown') return linked;
    unknown.set(fold(String(values.company)), String(values.company));
    return newCompanies === 'leaveOut' ? {} : linked;
  };
  return { link, unknown };
}

interface RowPlan {
  readonly plan: PlannedRow[];
  /** Names of companies that the agency does not know. */
  readonly newCompanies: string[];
}
/** Plans every row. */
export async function planOf(ctx: UserContext, target: Target, request: PlanRequest): Promise<RowPlan> {
  const { link, unknown } = await companyLink(ctx, target, request.choice);
  const rows = request.rows.map((one) => ({ cells: one.cells, read: readOne(request, target, link, one) }));
  const owners = await knownOwners(ctx, target, new Set(rows.flatMap(({ read }) => read.similarityKeys.map(keyOf))));
  const [names, refusals] = await Promise.all([target.named(ctx, [...new Set(owners.values())]), target.refusals(ctx)]);
  const inFile = new Map<string, Read>();
  const there = { owners, names, refusals, inFile };
  const plan = rows.map(({ cells, read }) => quoting(request.choice, cells, decide(read, request, there)));
  return { plan, newCompanies: [...unknown.values()] };
}

const MOST_QUOTED = 100;
/** Adds the text of the file to a row with problems, so that its writer finds the cell. */
function quoting({ mapping }: ImportChoice, cells: readonly string[], row: PlannedRow): PlannedRow {
  const problems = row.problems.map((problem) => {
    const value = problem.field ? cellText(cells[mapping.indexOf(problem.field)] ?? '') : '';
    return value ? { ...problem, params: { ...problem.params, value: value.slice(0, MOST_QUOTED) } } : problem;
  });
  return { ...row, problems };
}

interface There {
  readonly owners: ReadonlyMap<string, number>;
  readonly names: Awaited<ReturnType<Target['named']>>;
  readonly refusals: Refusals;
  readonly inFile: Map<string, Read>;
}
type Fate = Pick<PlannedRow, 'action' | 'duplicate'> & { readonly record?: object };

/** Decides the action of a row, provided that the row has no errors. */
function fateOf(
  similarityKeys: readonly SimilarityKey[],
  choice: DuplicateChoice,
  { owners, names, inFile }: There,
): Fate {
  const there = similarityKeys.find((similarityKey) => names.has(owners.get(keyOf(similarityKey)) ?? 0));
  const known = there && names.get(owners.get(keyOf(there)) ?? 0);
  if (there && known) {
    const { record, ...named } = known;
    return { action: choice, duplicate: { by: there.kind, ...named }, ...(choice === 'update' ? { record } : {}) };
  }
  const again = similarityKeys.find((similarityKey) => inFile.has(keyOf(similarityKey)));
  const earlier = again && inFile.get(keyOf(again));
  if (!again || !earlier) return { action: 'create' };
  // There is no record to update yet, so such a row is left out unless each is to be created.
  const action = choice === 'create' ? 'create' : 'skip';
  return { action, duplicate: { by: again.kind, name: earlier.title, ofRow: earlier.row } };
}

function decide(read: Read, { area, fields, choice: { duplicates } }: PlanRequest, there: There): PlannedRow {
  const { similarityKeys, ...row } = read;
  if (row.problems.length > 0) return { ...row, action: 'wrong' };
  const { record, ...fate } = fateOf(similarityKeys, duplicates, there);
  const problems = fate.action === 'skip' ? [] : there.refusals(rowInput(area, row), record);
  if (problems.length > 0) return { ...row, action: 'wrong', problems: atFields(fields, problems) };
  for (const similarityKey of similarityKeys)
    if (!there.inFile.has(keyOf(similarityKey))) there.inFile.set(keyOf(similarityKey), read);
  return { ...row, ...fate };
}
