import { companyStore, companyTraitIndex } from '#functions/domains/relations/company/store.ts';
import type { Answers, Candidate } from '#shared/domains/booking/webform/submission.ts';
import { cityCountry, isVenue } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { companyTraits, sharedTraits } from '#shared/domains/relations/duplicate/rules.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** Shown beside "add". */
const MAX_CANDIDATES = 5;
/** Looked at per trait. */
const MAX_OWNERS = 20;

const traitsOf = (name: string, city: string, email: string) =>
  companyTraits({ name, email, vatNumber: '', registerNumber: '', address: { city, countryId: '' } });

/** Companies that share the e-mail address, or name and city, those with most in common first. */
async function alike(
  tenantId: string,
  wanted: ReturnType<typeof traitsOf>,
  fits: (company: Stored<CompanyInput>) => boolean,
): Promise<Candidate[]> {
  const nos = await Promise.all(wanted.map((trait) => companyTraitIndex.owners(tenantId, trait, MAX_OWNERS)));
  const companies = await companyStore.many({ tenantId }, [...new Set(nos.flat())]);
  return companies
    .filter((company) => !company.deletedAt && fits(company))
    .map((company) => ({
      companyId: company.id,
      name: company.name,
      cityCountry: cityCountry(company.address),
      by: sharedTraits(wanted, companyTraits(company)).flatMap(({ kind }) =>
        kind === 'email' || kind === 'name' ? [kind] : [],
      ),
    }))
    .sort((a, b) => b.by.length - a.by.length)
    .slice(0, MAX_CANDIDATES);
}

export const promotersLike = (tenantId: string, { company = '', email, venueCity = '' }: Answers) =>
  alike(tenantId, [...traitsOf(company, venueCity, email), ...traitsOf(company, '', '')], () => true);

export const venuesLike = (tenantId: string, { venueName = '', venueCity = '' }: Answers) =>
  alike(tenantId, traitsOf(venueName, venueCity, ''), isVenue);
