import { tagStore } from '#functions/domains/reference/tag/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { Rows } from '#functions/platform/excel/read-table.ts';
import { amongMasters } from '#functions/platform/record/master.ts';
import { newTagNames } from '#shared/domains/relations/import/agency-fields.ts';
import { rowsBelow } from '#shared/domains/relations/import/layout.ts';
import type { ImportChoice, ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { DEFAULT_HEX_COLOR } from '#shared/kernel/text/text.ts';
import { wordsArea } from './fields.ts';
import { type ImportRecord, loadJson } from './store.ts';

/** Names in cells of tags that the agency has no tag for; one that is there but out of use counts as known. */
export async function newTagsIn(ctx: UserContext, area: ImportKind, cells: readonly string[]): Promise<string[]> {
  return cells.length === 0 ? [] : newTagNames(await tagStore.all(ctx, wordsArea(area)), cells);
}

/** Creates the tags that a file names and the agency lacks, for those who may. */
export async function createTags(ctx: UserContext, record: ImportRecord, { mapping }: ImportChoice): Promise<void> {
  const { mainArea: area, tableKey, headingRow = 1 } = record;
  const column = mapping.indexOf('tags');
  if (column < 0) return;
  if (!ctx.actor.permissions.has('tag.update')) throw new AppError('denied');
  const rows = rowsBelow(await loadJson<Rows>(tableKey), headingRow);
  const names = await newTagsIn(
    ctx,
    area,
    rows.map(({ cells }) => cells[column] ?? ''),
  );
  for (const name of names)
    await amongMasters(ctx, async (turn) => {
      const tag = { name, mainArea: wordsArea(area), hexColor: DEFAULT_HEX_COLOR, isActive: true };
      return tagStore.create(ctx, { ...tag, sort: await tagStore.lastPlace(ctx, tag) }, { extra: [...turn] });
    });
}
