import { companyStore } from '#functions/domains/relations/company/store.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import { newId } from '#functions/platform/data/id.ts';
import { lastNo, nextNos } from '#functions/platform/data/sequence.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { ListQuery } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { COMPANY_ROLES } from '#shared/domains/relations/company/kinds.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import type { Figure } from './figure.ts';
import { GOALS, keystrokes, listFigures } from './reads.ts';
import { recordParts } from './record-parts.ts';

const CITIES = ['Utrecht', 'Ghent', 'Leeds', 'Bremen', 'Lyon', 'Porto', 'Turin', 'Aarhus'];

function invent({ now }: TenantContext, no: number) {
  const input = CompanyInput.parse({
    name: `Planted ${no}`,
    roles: [no % 3 === 0 ? 'venue' : 'promoter'],
    address: { city: CITIES[no % CITIES.length], countryId: 'NL' },
  });
  const at = now.toISOString();
  return { ...input, no, id: newId(now, no), rev: 1, createdAt: at, updatedAt: at };
}

/** Rebuilds the list from its records. */
async function rebuild({ tenantId }: TenantContext): Promise<void> {
  const all = Array.from({ length: await lastNo(tenantId, 'company') }, (_, i) => i + 1);
  await companyStore.definition.list?.build(tenantId, await companyStore.many({ tenantId }, all, new Set(all)));
}

/** Stores records, picker and list alone: logs and traits of so many would take minutes, and no figure reads them. */
export async function plantCompanies(ctx: TenantContext, count: number): Promise<void> {
  const writing = (await nextNos(ctx.tenantId, 'company', count)).map(async (no) => {
    const record = invent(ctx, no);
    const own = await recordParts(companyStore.writes(ctx, undefined, record));
    return [...own, ...(companyStore.definition.picker?.writes(ctx.tenantId, no, undefined, record) ?? [])];
  });
  await commitEach((await Promise.all(writing)).flat());
  await rebuild(ctx);
}

const page = { page: 1, perPage: PAGE_SIZE };
const role = (name: (typeof COMPANY_ROLES)[number]) => ({ column: 'roles', anyOf: [wordNo(COMPANY_ROLES, name)] });
const LISTS: Record<string, ListQuery> = {
  'first page': { ...page, filters: [] },
  'middle page': { ...page, page: 200, filters: [] },
};
const COMBINATIONS: Record<string, ListQuery> = {
  'venues by city': { ...page, filters: [role('venue')], sort: { by: 'city', direction: 1 } },
  'promoters with a word': {
    ...page,
    filters: [role('promoter'), { column: 'words', words: 'planted 77' }],
  },
};

/** Measures what a page of the list and a keystroke consume at `count` companies. */
export async function companyFigures(ctx: TenantContext, count: number): Promise<Figure[]> {
  const of = { name: `companies, list of ${count}`, tenantId: ctx.tenantId };
  return [
    ...(await listFigures(companyStore, of, LISTS, GOALS.page)),
    ...(await listFigures(companyStore, of, COMBINATIONS, GOALS.combination)),
    ...(await keystrokes(ctx.tenantId, `company of ${count}`, companyStore.definition.picker, [
      '',
      'p',
      'planted 12',
      'bench',
    ])),
  ];
}
