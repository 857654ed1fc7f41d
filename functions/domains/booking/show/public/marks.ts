import type { Filter } from '#functions/platform/list-index/types.ts';
import { countryNo, type ListField } from '#functions/platform/record/request.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { countryOfSummary } from '#shared/domains/relations/company/rules.ts';
import { Id, noOf } from '#shared/kernel/record/ids.ts';

/*
 * The list of shows has no room for a column of each fact and each reference. Two columns hold many numbers each:
 * `facts` the numbers of facts and countries, `refs` the number of a record times the number of kinds, plus the place
 * of its kind. They are apart because a leaf of `refs` is ten times as large.
 */
/** Only grows, and only with a new name for the column: a mark depends on how many kinds there are. */
const KINDS = ['company', 'contact', 'user', 'promoter', 'production'] as const;
type Kind = (typeof KINDS)[number];
/** Only grows: a fact is stored by its place. */
const FACTS = ['preliminary', 'products', 'clause', 'locked', 'promoter', 'production'] as const;
export type Fact = (typeof FACTS)[number];

const FACT_COLUMN = 'facts';
const REF_COLUMN = 'refs';
const markNo = (kind: Kind, no: number): number => no * KINDS.length + KINDS.indexOf(kind);
const factNo = (fact: Fact): number => FACTS.indexOf(fact) + 1;
const withFact = (fact: Fact): Filter => ({ column: FACT_COLUMN, anyOf: [factNo(fact)] });
const withoutFact = (fact: Fact): Filter => ({ column: FACT_COLUMN, noneOf: [factNo(fact)] });

/** Requests that nobody has approved. */
export const REQUESTED = withFact('preliminary');
/** All other shows. A request counts nowhere, whatever it offers. */
export const APPROVED = withoutFact('preliminary');
/** Shows with an exclusivity clause. */
export const WITH_CLAUSE = withFact('clause');

/** Shows of which this is true, or is not. */
export const byFact = (fact: Fact): ListField => ({
  column: FACT_COLUMN,
  toNo: () => factNo(fact),
  ask: ({ relation, values }) =>
    values.includes('true') === (relation !== 'noneOf') ? withFact(fact) : withoutFact(fact),
});
/** Numbers of countries begin here, behind those of the facts. */
const COUNTRIES_FROM = 1000;
const countryMark = (code: string): number | undefined => {
  const no = countryNo(code);
  return no === 0 ? undefined : COUNTRIES_FROM + no;
};
export const byVenueCountry: ListField = { column: FACT_COLUMN, toNo: countryMark };

const idMark = (kind: Kind, value: string): number | undefined =>
  Id.safeParse(value).success ? markNo(kind, noOf(value)) : undefined;
export const byAgent: ListField = { column: REF_COLUMN, toNo: (value) => idMark('user', value) };
/** By a reference that a show has or lacks; the fact of the same name says which. */
export const byReference = (kind: 'promoter' | 'production'): ListField => ({
  column: REF_COLUMN,
  toNo: (value) => idMark(kind, value),
  ask: ({ relation, values }) => {
    if (relation === 'empty') return withoutFact(kind);
    if (relation === 'filled') return withFact(kind);
    const marks = relation === 'anyOf' || relation === 'noneOf' ? values.flatMap((id) => idMark(kind, id) ?? []) : [];
    return relation === 'noneOf' ? { column: REF_COLUMN, noneOf: marks } : { column: REF_COLUMN, anyOf: marks };
  },
});

/** Shows that name one of these records. */
export const namingOneOf = (kind: Kind, nos: readonly number[]): Filter => ({
  column: REF_COLUMN,
  anyOf: nos.map((no) => markNo(kind, no)),
});
/** Shows that name a record: `company` is its signer or payer. */
export const namedIn = (kind: Kind, id: Id): Filter => namingOneOf(kind, [noOf(id)]);

/** Shows to which one of these companies is a party: as promoter, signer or payer (`partyIdsOf`). */
export const withParty = (nos: readonly number[]): Filter => ({
  column: REF_COLUMN,
  anyOf: nos.flatMap((no) => [markNo('promoter', no), markNo('company', no)]),
});

const isReference = (kind: string): kind is Kind => KINDS.some((one) => one === kind);
/** The same by a word; undefined for a column of its own. */
export const byMark = (kind: string, id: Id): Filter | undefined => (isReference(kind) ? namedIn(kind, id) : undefined);

/** Counts by mark as counts by the number of a record of one kind. */
export const countsOf = (kind: Kind, counts: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map(
    [...counts]
      .filter(([mark]) => mark % KINDS.length === KINDS.indexOf(kind))
      .map(([mark, count]) => [Math.floor(mark / KINDS.length), count]),
  );
export const REFS = REF_COLUMN;

/** The facts of a show and the country of its venue. */
export function factsOf(show: ShowFields): number[] {
  const facts: Record<Fact, unknown> = {
    preliminary: show.isPreliminary,
    products: show.products?.length,
    clause: show.exclusivity,
    locked: show.lockedAt,
    promoter: show.promoter,
    production: show.production,
  };
  const country = show.venue && countryMark(countryOfSummary(show.venue));
  return [...FACTS.filter((fact) => facts[fact]).map(factNo), ...(country ? [country] : [])];
}

/** Companies, contacts, agents besides the owner, promoter and production of a show. */
export function refsOf(show: ShowFields): number[] {
  const refer = (kind: Kind, ids: readonly (Id | undefined)[]) =>
    ids.flatMap((id) => (id ? [markNo(kind, noOf(id))] : []));
  return [
    ...new Set([
      ...refer('company', [show.signer?.companyId, show.payer?.companyId]),
      ...refer(
        'contact',
        [show.contact, show.signerContact, show.payerContact].map((summary) => summary?.contactId),
      ),
      ...refer('user', show.team?.map(({ userId }) => userId) ?? []),
      ...refer('promoter', [show.promoter?.companyId]),
      ...refer('production', [show.production?.productionId]),
    ]),
  ];
}
