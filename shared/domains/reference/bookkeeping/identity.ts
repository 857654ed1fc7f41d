import type { SettingFields } from '#shared/domains/reference/client/setting.ts';
import { Address } from '#shared/kernel/geo/address.ts';
import type { BookkeepingInput } from './contract.ts';

/** How the agency names itself on every document. */
export interface Identity {
  readonly name: string;
  readonly address: Address;
  readonly vatNumber: string;
  readonly registerNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly website: string;
}

type Legal = Pick<
  BookkeepingInput,
  'legalName' | 'address' | 'vatNumber' | 'registerNumber' | 'email' | 'phone' | 'website'
>;
type Seller = Partial<Legal & Pick<BookkeepingInput, 'isArtists'>>;
type Agency = Pick<SettingFields, 'address' | 'vatNumber' | 'registerNumber' | 'email' | 'phone'> & {
  readonly name: string;
};

const NOBODY: Agency = {
  name: '',
  address: Address.parse({}),
  vatNumber: '',
  registerNumber: '',
  email: '',
  phone: '',
};

/**
 * Each fact of the bookkeeping that has it, else of the agency. An address is taken whole. A bookkeeping of an artist
 * takes nothing from the agency, or a document would name the VAT number of another seller.
 */
export function identityOf(bookkeeping: Seller | undefined, given: Agency): Identity {
  const agency = bookkeeping?.isArtists ? NOBODY : given;
  const { address } = bookkeeping ?? {};
  return {
    name: bookkeeping?.legalName || agency.name,
    address: address && Object.values(address).some(Boolean) ? address : agency.address,
    vatNumber: bookkeeping?.vatNumber || agency.vatNumber,
    registerNumber: bookkeeping?.registerNumber || agency.registerNumber,
    email: bookkeeping?.email || agency.email,
    phone: bookkeeping?.phone || agency.phone,
    website: bookkeeping?.website ?? '',
  };
}

/** How to reach the agency, in one line. */
export const reachLine = ({ name, phone, email, website }: Identity): string =>
  [name, phone, email, website.replace(/^https?:\/\//, '').replace(/\/$/, '')].filter(Boolean).join(' · ');
