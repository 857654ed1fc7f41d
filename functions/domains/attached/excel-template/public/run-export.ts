import { type Export, exportFiles, exportStore } from '#functions/domains/attached/excel-template/export-store.ts';
import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import { agencyDay } from '#functions/domains/reference/client/store.ts';
import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { tagStore } from '#functions/domains/reference/tag/store.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Speech } from '#functions/platform/excel/area.ts';
import { EXCEL_TYPE } from '#functions/platform/excel/workbook.ts';
import { putObject } from '#functions/platform/files/files.ts';
import type { ExcelKind } from '#shared/domains/attached/excel-template/schemas.ts';
import { isUnsaid } from '#shared/domains/reference/status/rules.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { isMainArea, isStatusKind } from '#shared/kernel/record/main-area.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { readableSheet, rowsOf } from './areas.ts';

/** The agency's own words for an area's records. */
async function speechOf(ctx: UserContext, area: ExcelKind, locale: Export['locale']): Promise<Speech> {
  const mainArea = area === 'venue' ? 'company' : area;
  const [statuses, tags] = await Promise.all([
    isStatusKind(mainArea) ? statusesOf(ctx, mainArea) : [],
    isMainArea(mainArea) ? tagStore.all(ctx, mainArea) : [],
  ]);
  const byId = (all: readonly { id: string; name: string }[]) => new Map(all.map(({ id, name }) => [id, name]));
  const said = statuses.filter((status) => !isUnsaid(status));
  return { locale, today: await agencyDay(ctx), statuses: byId(said), tags: byId(tags) };
}

async function writeFile(ctx: UserContext, record: Export): Promise<void> {
  const { mainArea, columns, locale } = record;
  const sheet = await readableSheet(ctx, mainArea);
  const content = await sheet.write(ctx, {
    nos: await rowsOf(ctx, sheet, record),
    columns,
    speech: await speechOf(ctx, mainArea, locale),
    name: inLanguage(sheet.title, locale),
    onRows: (done) => exportFiles.note(ctx.tenantId, record, done),
  });
  await putObject(exportFiles.keyOf(ctx.tenantId, record), content, EXCEL_TYPE);
}

/** Writes the file; one that comes twice lies in the same place. Answers how many rows it has. */
export async function runExport(ctx: TenantContext, exportId: Id): Promise<number> {
  const record = await exportStore.get(ctx, exportId);
  return exportFiles.write(ctx, record, async () => writeFile(await actingUser(ctx, record), record));
}
