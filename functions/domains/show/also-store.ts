import type { Filter } from '#functions/platform/list-index/types.ts';
import { countryNo, type ListField } from '#functions/platform/record/request.ts';
import { countryOfCard } from '#shared/domains/company/rules.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import { Id, noOf } from '#shared/kernel/ids.ts';

/*
 * A list has no room for a column of each thing that few shows have and few questions name. They stand in one column
 * of many numbers, `also`, each with the mark of its kind.
 */
const KINDS = ['fact', 'company', 'contact', 'user'] as const;
/** Only grows: a mark is the place of its fact. */
const FACTS = ['preliminary', 'products', 'clause', 'locked'] as const;
export type Fact = (typeof FACTS)[number];

const alsoNo = (kind: (typeof KINDS)[number], no: number): number => no * KINDS.length + KINDS.indexOf(kind);
export const factNo = (fact: Fact): number => alsoNo('fact', FACTS.indexOf(fact) + 1);

/** What somebody asked for and nobody has approved. */
export const REQUESTED: Filter = { column: 'also', anyOf: [factNo('preliminary')] };
/** All but that: it counts nowhere, whatever was offered. */
export const APPROVED: Filter = { column: 'also', noneOf: [factNo('preliminary')] };

/** Shows of which this is true, or is not. */
export const byFact = (fact: Fact): ListField => ({
  column: 'also',
  toNo: () => factNo(fact),
  ask: ({ relation, values }) => {
    const numbers = [factNo(fact)];
    const isAsked = values.includes('true') === (relation !== 'noneOf');
    return isAsked ? { column: 'also', anyOf: numbers } : { column: 'also', noneOf: numbers };
  },
});
/** Marks of countries begin here, behind those of the facts. */
const COUNTRIES_FROM = 1000;
const countryMark = (code: string): number | undefined => {
  const no = countryNo(code);
  return no === 0 ? undefined : alsoNo('fact', COUNTRIES_FROM + no);
};
export const byVenueCountry: ListField = { column: 'also', toNo: countryMark };
export const byAgent: ListField = {
  column: 'also',
  toNo: (value) => (Id.safeParse(value).success ? alsoNo('user', noOf(value)) : undefined),
};

/** Shows that name a record in one of their lesser parts. */
export const namedIn = (kind: 'company' | 'contact' | 'user', id: Id): Filter => ({
  column: 'also',
  anyOf: [alsoNo(kind, noOf(id))],
});

/** Signer and payer, contacts, agents besides the owner, and what is true of the show. */
export function alsoOf(show: ShowFields): number[] {
  const facts = {
    preliminary: show.isPreliminary,
    products: show.products?.length,
    clause: show.exclusivity,
    locked: show.lockedAt,
  };
  const country = show.venue && countryMark(countryOfCard(show.venue));
  const refer = (kind: 'company' | 'contact' | 'user', ids: readonly (Id | undefined)[]) =>
    ids.flatMap((id) => (id ? [alsoNo(kind, noOf(id))] : []));
  return [
    ...new Set([
      ...FACTS.filter((fact) => facts[fact]).map(factNo),
      ...(country ? [country] : []),
      ...refer('company', [show.signer?.companyId, show.payer?.companyId]),
      ...refer(
        'contact',
        [show.contact, show.signerContact, show.payerContact].map((card) => card?.contactId),
      ),
      ...refer('user', show.team?.map(({ userId }) => userId) ?? []),
    ]),
  ];
}
