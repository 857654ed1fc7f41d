import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { nextNos } from '#functions/platform/data/sequence.ts';
import { uniqueValueOwner } from '#functions/platform/data/unique-value.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { asStep, stepsDone } from '#functions/platform/endpoint/steps.ts';
import type { ImportReport } from '#shared/domains/agreements/bank-entry/contract.ts';
import type {
  BankEntryFields,
  BankLine,
  CsvColumns,
  CsvQuestion,
} from '#shared/domains/agreements/bank-entry/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { chunks } from '#shared/kernel/values/chunks.ts';
import { keyed } from './keys.ts';
import { isCamt, readCamt } from './read/camt.ts';
import { csvTable, formatOf, questionOf, readCsv } from './read/csv-statement.ts';
import { statementText, unreadable } from './read/decode.ts';
import { isMt940, readMt940 } from './read/mt940.ts';
import type { Statement } from './read/statement.ts';
import { bankEntryStore, columnsOf, rememberColumns } from './store.ts';

/** Entries in one transaction: each is four writes. */
const AT_ONCE = 20;

interface File {
  readonly name: string;
  readonly content: string;
  readonly columns?: CsvColumns | undefined;
}
type Keyed = BankLine & { readonly key: string };

/** Reads a file by its content, whatever its name says. */
async function readFile(tenantId: string, { content, columns }: File): Promise<Statement | CsvQuestion> {
  const text = statementText(Buffer.from(content, 'base64'));
  if (isCamt(text)) return readCamt(text);
  if (isMt940(text)) return readMt940(text);
  if (/^\s*</.test(text)) throw unreadable();
  const table = csvTable(text);
  const format = formatOf(table);
  const known = columns ?? (await columnsOf(tenantId, format));
  if (known?.roles.length !== table.headings.length) return questionOf(table);
  const statement = readCsv(table, known);
  if (columns) await rememberColumns(tenantId, format, columns);
  return statement;
}

async function entriesOf(
  ctx: UserContext,
  fileName: string,
  lines: readonly Keyed[],
): Promise<Stored<BankEntryFields>[]> {
  const nos = await nextNos(ctx.tenantId, bankEntryStore.definition.name, lines.length);
  const at = ctx.now.toISOString();
  return lines.map((line, i) => {
    const no = nos[i] ?? 0;
    return { ...line, fileName, parts: [], no, id: newId(ctx.now, no), rev: 1, createdAt: at, updatedAt: at };
  });
}

/** Leaves out the entries that an earlier file brought. */
async function unknown(tenantId: string, lines: readonly Keyed[]): Promise<Keyed[]> {
  const owners = await Promise.all(lines.map(({ key }) => uniqueValueOwner(tenantId, 'bank-entry.key', key)));
  return lines.filter((_, i) => owners[i] === undefined);
}

/** Writes a part of a file. Another import of the same file may be first: what it took is left out then. */
const writePart = (ctx: UserContext, fileName: string, lines: readonly Keyed[]): Promise<number> =>
  retryStale(async () => {
    const fresh = await unknown(ctx.tenantId, lines);
    if (fresh.length === 0) return 0;
    const entries = await entriesOf(ctx, fileName, fresh);
    try {
      await commit(entries.flatMap((entry) => bankEntryStore.writes(ctx, undefined, entry, { action: 'import' })));
    } catch (e) {
      throw e instanceof AppError && e.code === 'exists' ? new AppError('stale') : e;
    }
    return fresh.length;
  });

/** Takes the entries of a statement file, each once. Returns a question if nobody named its columns yet. */
export async function importStatement(
  ctx: UserContext,
  file: File,
): Promise<{ readonly report?: ImportReport; readonly question?: CsvQuestion }> {
  const found = await readFile(ctx.tenantId, file);
  if (!('lines' in found)) return { question: found };
  if (found.lines.length === 0) throw new AppError('bankEntry.noEntries', { field: 'content' });
  const done = await stepsDone();
  let added = 0;
  for (const [i, part] of chunks(keyed(found.lines), AT_ONCE).entries())
    added += done.has(String(i)) ? part.length : await asStep(String(i), () => writePart(ctx, file.name, part));
  return { report: { added, known: found.lines.length - added, passedOver: found.passedOver } };
}
