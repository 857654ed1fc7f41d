import { showStore } from '#functions/domains/booking/show/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { moveReferences } from '#functions/domains/relations/merge/public/run.ts';
import { commitEach } from '#functions/platform/data/commit-each.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { companySummary } from '#shared/domains/relations/company/rules.ts';
import { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { type BenchAgency, ordinary } from './agency.ts';
import { type Figure, figure, say } from './figure.ts';
import { ask, seconds } from './measure.ts';
import { recordParts } from './record-parts.ts';

const REFERENCES = 2000;
/** Seconds; issue 3, section 4. */
const GOAL = 60;

/** Gives the shows to a promoter: writes only the records and the list, as if this promoter had bought them. */
async function give({ ctx, ...agency }: BenchAgency, promoter: ShowFields['promoter']): Promise<void> {
  const nos = agency.shows.map(({ no }) => no);
  // Earlier measurements have changed some of the shows.
  const shows = await showStore.many(ctx, nos, new Set(nos));
  const given = ordinary({ shows })
    .slice(0, REFERENCES)
    .map((before) => ({ before, after: showStore.next(ctx, before, { ...before, promoter }) }));
  const writing = given.map(({ before, after }) => recordParts(showStore.writes(ctx, before, after)));
  await commitEach((await Promise.all(writing)).flat());
  const changed = new Map(given.map(({ after }) => [after.id, after]));
  await showStore.definition.list?.build(
    ctx.tenantId,
    shows.map((show) => changed.get(show.id) ?? show),
  );
}

/** Measures a merge of two companies; the one that is merged away is the promoter of `REFERENCES` shows. */
export async function mergeFigures(agency: BenchAgency): Promise<Figure[]> {
  const { ctx, admin } = agency;
  const make = (name: string) =>
    companyStore.create(ctx, CompanyInput.parse({ name, roles: ['promoter'], address: {} }));
  const [target, source] = [await make('Bench kept'), await make('Bench gone')];
  await give(agency, companySummary(source));
  const merge = await ask(mergeContract.routes.mergeCompany, admin, {
    params: { id: target.id, sourceId: source.id },
    body: { rev: target.rev, sourceRev: source.rev, values: CompanyInput.parse(target) },
  });
  const [took, moved] = await seconds(() => moveReferences(ctx, merge.id));
  say(`moved ${moved} references`);
  return [figure(`merge of a company with ${moved} references`, 's', took, GOAL)];
}
