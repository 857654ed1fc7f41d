import type { SettingFields } from '#shared/domains/reference/client/setting.ts';
import type { Address } from '#shared/kernel/geo/address.ts';
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
type Agency = Pick<SettingFields, 'address' | 'vatNumber' | 'registerNumber' | 'email' | 'phone'> & {
  readonly name: string;
};

/** Each fact of the bookkeeping that has it, else of the agency. An address is taken whole. */
export function identityOf(bookkeeping: Partial<Legal> | undefined, agency: Agency): Identity {
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
