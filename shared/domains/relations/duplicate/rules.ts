import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { readVatNumber } from '#shared/domains/relations/eu-vat-number/rules.ts';
import { fold } from '#shared/kernel/text/text.ts';
import type { Likeness } from './schemas.ts';

/** A value that two records of one thing share. */
export interface SimilarityKey {
  readonly kind: Likeness;
  readonly value: string;
}
const MIN_NUMBER = 5;
const MIN_PHONE = 7;

const compact = (value: string): string => fold(value).replace(/[^\p{L}\p{N}]/gu, '');
const words = (value: string): string =>
  fold(value)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const longer = (value: string, min: number): string => (value.length >= min ? value : '');

const mail = (value: string): string => fold(value).replaceAll('#', '');

const similarityKeys = (values: Partial<Record<Likeness, string>>): SimilarityKey[] =>
  (Object.entries(values) as [Likeness, string][]).flatMap(([kind, value]) => (value ? [{ kind, value }] : []));

type CompanyValues = Pick<CompanyInput, 'name' | 'vatNumber' | 'registerNumber' | 'email'> & {
  readonly address: Pick<CompanyInput['address'], 'city' | 'countryId'>;
};
/** The strongest first; a register number means something in its country, a VAT number says which by its prefix or is of the company's own. */
export const companySimilarityKeys = ({
  name,
  vatNumber,
  registerNumber,
  email,
  address,
}: CompanyValues): SimilarityKey[] =>
  similarityKeys({
    vat: longer(compact(readVatNumber(vatNumber, address.countryId)?.full ?? ''), MIN_NUMBER),
    register: longer(compact(registerNumber), MIN_NUMBER) && `${address.countryId} ${compact(registerNumber)}`.trim(),
    email: mail(email),
    name: words(name) && `${words(name)} ${words(address.city)}`.trim(),
  });

type ContactValues = Pick<ContactFields, 'fullName' | 'email' | 'mobile'> & {
  readonly positions: readonly Pick<ContactFields['positions'][number], 'companyName'>[];
};
export const contactSimilarityKeys = ({ fullName, email, mobile, positions }: ContactValues): SimilarityKey[] =>
  similarityKeys({
    email: mail(email),
    phone: longer(mobile.replace(/\D/g, ''), MIN_PHONE),
    name: words(fullName) && `${words(fullName)} ${words(positions[0]?.companyName ?? '')}`.trim(),
  });

export const sharedSimilarityKeys = (a: readonly SimilarityKey[], b: readonly SimilarityKey[]): SimilarityKey[] =>
  a.filter(({ kind, value }) => b.some((other) => other.kind === kind && other.value === value));
