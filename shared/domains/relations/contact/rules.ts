import { approvalMachine } from '#shared/kernel/access/approval.ts';
import { InvalidInput } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { englishIn, type Locale } from '#shared/kernel/text/locale.ts';
import { inLanguage, languageOf } from '#shared/kernel/text/translated.ts';
import type { ContactFields, ContactInput, ContactSummary, Position } from './schemas.ts';

export const contactMachine = approvalMachine('contact');

/** Joins the known parts of a name: first name, infix, last name. */
export const fullName = ({
  firstName,
  infix,
  lastName,
}: Pick<ContactInput, 'firstName' | 'infix' | 'lastName'>): string =>
  [firstName, infix, lastName].filter(Boolean).join(' ');

export const hasName = ({
  firstName = '',
  lastName = '',
}: Partial<Pick<ContactInput, 'firstName' | 'lastName'>>): boolean => firstName !== '' || lastName !== '';
/** Refuses a contact without a first or a last name. */
export function checkContact(contact: ContactInput): void {
  if (!hasName(contact)) throw new InvalidInput([{ code: 'noName', field: 'lastName' }]);
}

/**
 * Adds a company to the places where a contact works. A place at that company keeps its title unless a new one is
 * given. The other places stay, and so does the place that is offered first.
 */
export function alsoAt(places: readonly Position[], { companyId, position }: Position): Position[] {
  const there = places.filter((place) => place.companyId === companyId);
  const [known] = there;
  if (!known) return [...places, { companyId, position, defaultSelect: places.length === 0 }];
  if (!position || there.some((place) => place.position === position)) return [...places];
  return places.map((place) => (place === known ? { ...known, position } : place));
}

interface Firm {
  readonly culture?: Locale | '' | undefined;
  readonly address: { readonly countryId: string };
}
/**
 * The language of texts for a contact of a company. Plain English takes its date order from the company's country: a
 * reader in Dublin gets `26 November`.
 */
export function readingLocale(
  contact: Pick<ContactInput, 'culture'> | undefined,
  company: Firm | undefined,
): Locale | undefined {
  const chosen = contact?.culture || company?.culture;
  return chosen ? englishIn(chosen, company?.address.countryId ?? '') : undefined;
}

type Named = Pick<ContactInput, 'salutation' | 'firstName' | 'infix' | 'lastName' | 'culture'>;
const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Returns the family name with its infix. Dutch capitalises an infix without a name before it. */
const familyName = ({ infix, lastName, culture }: Named): string =>
  infix ? `${culture === 'nl' ? upperFirst(infix) : infix} ${lastName}` : lastName;

const FORMS = {
  en: { mr: 'Dear Mr', ms: 'Dear Ms', mx: 'Dear Mx' },
  nl: { mr: 'Geachte heer', ms: 'Geachte mevrouw', mx: 'Beste' },
  de: { mr: 'Sehr geehrter Herr', ms: 'Sehr geehrte Frau', mx: 'Guten Tag' },
  it: { mr: 'Gentile Sig.', ms: 'Gentile Sig.ra', mx: 'Gentile' },
  es: { mr: 'Estimado Sr.', ms: 'Estimada Sra.', mx: 'Hola,' },
  'pt-br': { mr: 'Prezado Sr.', ms: 'Prezada Sra.', mx: 'Olá,' },
  pt: { mr: 'Caro Sr.', ms: 'Cara Sra.', mx: 'Olá,' },
};
const NEUTRAL = { en: 'Dear', nl: 'Beste', de: 'Guten Tag', it: 'Gentile', es: 'Hola,', 'pt-br': 'Olá,', pt: 'Olá,' };

/** Returns the opening of a letter in the contact's language. */
export function salutationOf(contact: Named): string {
  const { salutation, culture, firstName, lastName } = contact;
  const isNeutral = !salutation || !lastName || (salutation === 'mx' && languageOf(culture) !== 'en');
  if (!isNeutral) return `${inLanguage(FORMS, culture)[salutation]} ${familyName(contact)}`;
  return `${inLanguage(NEUTRAL, culture)} ${firstName ? fullName(contact) : familyName(contact)}`;
}

export const contactSummary = ({ id, fullName, email }: Stored<ContactFields>): ContactSummary => ({
  contactId: id,
  fullName,
  email,
});
