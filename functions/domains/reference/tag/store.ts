import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { MasterStore } from '#functions/platform/record/master.ts';
import type { TagInput } from '#shared/domains/reference/tag/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { MainArea } from '#shared/kernel/record/main-area.ts';
import { kindNo } from '#shared/records.ts';

/** An agency's tags of all areas; in each area in the order the agency gave them. */
export const tagStore = new MasterStore<TagInput>({
  name: 'tag',
  scope: { field: 'mainArea', toNo: (area) => kindNo(area) || undefined },
  sorted: true,
  maxName: 50,
});

type Tenant = Pick<TenantContext, 'tenantId'>;

/** New tags are of the area and may be chosen; each refused by the name of its place. */
export async function checkTags(
  ctx: Tenant,
  area: MainArea,
  tagIds: readonly Id[],
  known: readonly Id[] = [],
  field = 'tagIds',
): Promise<void> {
  const fresh = tagIds.filter((id) => !known.includes(id));
  if (fresh.length === 0) return;
  const found = await tagStore.many(ctx, fresh.map(noOf));
  const isChoice = (id: Id) =>
    found.some((tag) => tag.id === id && !tag.deletedAt && tag.isActive && tag.mainArea === area);
  const wrong = tagIds.findIndex((id) => fresh.includes(id) && !isChoice(id));
  if (wrong >= 0) throw new AppError('choice', { field: `${field}.${wrong}` });
}

/** The tags a record is saved with: those of the input, each once; left out, they stay. */
export async function tagIdsFor(
  ctx: Tenant,
  area: MainArea,
  wanted: readonly Id[] | undefined,
  before?: { readonly tagIds?: readonly Id[] | undefined },
): Promise<{ readonly tagIds: Id[] }> {
  const known = before?.tagIds ?? [];
  if (!wanted) return { tagIds: [...known] };
  await checkTags(ctx, area, wanted, known);
  return { tagIds: [...new Set(wanted)] };
}
