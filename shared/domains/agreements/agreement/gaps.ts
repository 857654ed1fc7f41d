import { words } from '#shared/kernel/values/words.ts';
import type { Stated } from './agreement.ts';

/** Parts that a document can do without, but that its reader or a tax office expects. The order is that of the page. */
export const GAPS = words(
  'partnerAddress partnerVatNumber partnerSignatory agencyAddress agencyVatNumber agencySignatory bank',
);
export type Gap = (typeof GAPS)[number];

interface Party {
  readonly address: readonly string[];
  readonly vatNumber: string;
  /** The signatory; left out if the party has none. */
  readonly signatory?: { readonly name: string };
}
export interface Parties {
  readonly agency?: Party | undefined;
  readonly partner?: Party | undefined;
  /** `undefined`: the document names no account. */
  readonly iban?: string | undefined;
  /** A buyer outside VAT needs no number. */
  readonly chargesVat: boolean;
}

/** Street and place. Of two lines the second needs digits, or it is the country below a bare city. */
const isAddress = ([, second, third]: readonly string[]): boolean =>
  third !== undefined || (second !== undefined && /\d/.test(second));

const isUnsigned = (party: Party): boolean => party.signatory !== undefined && !party.signatory.name.trim();

/** All missing parts. An unknown party misses nothing. */
export function missingIn({ agency, partner, iban, chargesVat }: Parties): Gap[] {
  const missing: Readonly<Record<Gap, boolean | undefined>> = {
    partnerAddress: partner && !isAddress(partner.address),
    partnerVatNumber: partner && chargesVat && !partner.vatNumber,
    partnerSignatory: partner && isUnsigned(partner),
    agencyAddress: agency && !isAddress(agency.address),
    agencyVatNumber: agency && !agency.vatNumber,
    agencySignatory: agency && isUnsigned(agency),
    bank: iban === '',
  };
  return GAPS.filter((gap) => missing[gap]);
}

/** The parts that a document still misses. A purchase agreement names no account: the agency pays. */
export const gapsOf = (document: Stated): Gap[] =>
  missingIn({
    agency: document.agency,
    partner: document.promoter ?? document.artist,
    iban: document.artist ? undefined : (document.bank?.iban ?? ''),
    chargesVat: document.lines.some(({ vatRate }) => vatRate > 0),
  });

const FIELD = { Address: 'address', VatNumber: 'vatNumber', Signatory: 'signatory' } as const;

/** The document with its gaps filled in from what its records say now. */
export function filledIn<D extends Stated>(document: D, proposed: Stated, gaps: readonly Gap[]): D {
  const side = document.artist ? 'artist' : 'promoter';
  const part = (which: 'agency' | 'partner', from: object | undefined) =>
    Object.fromEntries(
      Object.entries(FIELD)
        .filter(([name]) => gaps.some((gap) => gap === which + name))
        .map(([, field]) => [field, from?.[field as keyof typeof from]])
        .filter(([, value]) => value !== undefined),
    );
  return {
    ...document,
    agency: { ...document.agency, ...part('agency', proposed.agency) },
    [side]: { ...document[side], ...part('partner', proposed[side]) },
    ...(gaps.includes('bank') && proposed.bank ? { bank: proposed.bank } : {}),
  };
}

/** The gaps that the records can fill by now. */
export const fillable = (document: Stated, proposed: Stated): Gap[] => {
  const still = gapsOf(proposed);
  return gapsOf(document).filter((gap) => !still.includes(gap));
};
