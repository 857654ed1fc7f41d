import type { Money } from '#shared/kernel/money/money.ts';
import { type Commission, type DealFields, DealInput } from './schemas.ts';

export const OPEN_SETTLEMENT: DealFields['settlement'] = { tickets: [], expenses: [], received: [], adjustments: [] };

/** The commission rates of an artist and its team that a new deal needs. */
export interface ArtistTerms {
  readonly commissionRate: number;
  readonly team?:
    | readonly { readonly userId: string; readonly name: string; readonly commissionRate: number }[]
    | undefined;
}

export const commissionDefault = ({ commissionRate, team = [] }: ArtistTerms): Commission => ({
  mode: 'inside',
  base: 'all',
  rate: commissionRate,
  agents: team.map(({ userId, name, commissionRate: weight }) => ({ userId, name, weight })),
});

/** The money of a show before it has a deal. */
interface PlainShow {
  readonly fee?: Money | undefined;
  readonly tickets?: readonly { readonly name: string; readonly price: Money; readonly number: number }[] | undefined;
}

/** Builds the deal of a show that has none: a flat deal of the show's fee, with its ticket prices. */
export function defaultDeal(show: PlainShow, agencyCurrency: string, artist: ArtistTerms | undefined): DealFields {
  const currency = show.fee?.currency ?? agencyCurrency;
  const priced = (show.tickets ?? []).filter(({ price }) => price.currency === currency);
  const { exchangeRate: _none, ...fields } = DealInput.parse({
    currency,
    guarantee: Math.max(0, show.fee?.minor ?? 0),
    tickets: priced.map(({ name, price, number }, i) => ({
      key: `t${i + 1}`,
      name,
      price: price.minor,
      capacity: number,
      sold: number,
    })),
    ...(artist ? { commission: commissionDefault(artist) } : {}),
  });
  return { ...fields, settlement: OPEN_SETTLEMENT };
}

/** Copies a deal to another show, without its signature, certificate, counts and payments. */
export const copiedDeal = ({
  signedOn: _signed,
  certificate: _its,
  settlement: _counted,
  ...terms
}: DealFields): DealFields => ({
  ...terms,
  tickets: terms.tickets.map((ticket) => ({ ...ticket, comps: 0 })),
  settlement: OPEN_SETTLEMENT,
});
