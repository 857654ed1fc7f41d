import { companySimilarityIndex, companyStore } from '#functions/domains/relations/company/store.ts';
import type { Answers, Candidate } from '#shared/domains/booking/webform/submission.ts';
import { cityCountry, isVenue } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { companySimilarityKeys, sharedSimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/** Shown beside "add". */
const MAX_CANDIDATES = 5;
/** Looked at per trait. */
const MAX_OWNERS = 20;

const similarityKeysOf = (name: string, city: string, email: string) =>
  companySimilarityKeys({ name, email, vatNumber: '', registerNumber: '', address: { city, countryId: '' } });

/** Companies that share the e-mail address, or name and city, those with most in common first. */
async function alike(
  tenantId: string,
  wanted: ReturnType<typeof similarityKeysOf>,
  fits: (company: Stored<CompanyInput>) => boolean,
): Promise<Candidate[]> {
  const nos = await Promise.all(
    wanted.map((similarityKey) => companySimilarityIndex.owners(tenantId, similarityKey, MAX_OWNERS)),
  );
  const companies = await companyStore.many({ tenantId }, [...new Set(nos.flat())]);
  return companies
    .filter((company) => !company.deletedAt && fits(company))
    .map((company) => ({
      companyId: company.id,
      name: company.name,
      cityCountry: cityCountry(company.address),
      by: sharedSimilarityKeys(wanted, companySimilarityKeys(company)).flatMap(({ kind }) =>
        kind === 'email' || kind === 'name' ? [kind] : [],
      ),
    }))
    .sort((a, b) => b.by.length - a.by.length)
    .slice(0, MAX_CANDIDATES);
}

export const promotersLike = (tenantId: string, { company = '', email, venueCity = '' }: Answers) =>
  alike(tenantId, [...similarityKeysOf(company, venueCity, email), ...similarityKeysOf(company, '', '')], () => true);

export const venuesLike = (tenantId: string, { venueName = '', venueCity = '' }: Answers) =>
  alike(tenantId, similarityKeysOf(venueName, venueCity, ''), isVenue);
