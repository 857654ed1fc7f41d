import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import { fullName } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { slug } from './companies.ts';
import { countryOf } from './data/countries.ts';
import { FIRST_NAMES, INFIXES, LAST_NAMES, POSITIONS } from './data/names.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

type Company = Stored<CompanyInput>;

function positionsAt(random: Random, companies: readonly Company[]): ContactFields['positions'] {
  return companies.map(({ id, name }, i) => ({
    companyId: id,
    companyName: name,
    position: random.pick(POSITIONS),
    defaultSelect: i === 0,
  }));
}

function contact(random: Random, home: Company, second: Company | undefined): ContactFields {
  const { phone, locale = 'en-gb' } = countryOf(home.address.countryId);
  const infix = locale === 'nl' && random.chance(0.3) ? random.pick(INFIXES) : '';
  const name = { firstName: random.pick(FIRST_NAMES), infix, lastName: random.pick(LAST_NAMES) };
  return {
    ...name,
    fullName: fullName(name),
    email: `${slug(fullName(name))}@${slug(home.name)}.example`,
    phone: home.phone,
    mobile: `${phone} 6${random.digits(8)}`,
    culture: locale,
    positions: positionsAt(random, second ? [home, second] : [home]),
    isActive: random.chance(0.96),
    notes: '',
  };
}

/** Every promoter has somebody to call; the rest is spread over all companies. */
export function contacts({ random }: Stage, companies: readonly Company[], count: number): ContactFields[] {
  const chance = random.fork('contacts');
  const promoters = companies.filter((company) => company.roles.includes('promoter'));
  return Array.from({ length: count }, (_, i) => {
    const home = promoters[i] ?? chance.pick(companies);
    const second = chance.chance(0.08) ? chance.pick(companies) : undefined;
    return contact(chance, home, second === home ? undefined : second);
  });
}
