import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byFlag, byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { cityCountry, companyCard, isVenue, venueCard } from '#shared/domains/company/rules.ts';
import { COMPANY_ROLES, type CompanyInput, RISK_LEVELS } from '#shared/domains/company/schemas.ts';
import { fold } from '#shared/kernel/text.ts';

const index = defineList({
  name: 'company',
  key: 'text',
  columns: { roles: 'many', risk: 'u8', country: 'u16', active: 'u8', city: 'text', capacity: 'u32', words: 'text' },
});

/** `NL` -> a number: two letters in base 26, from 1. */
const countryNo = (code: string): number =>
  /^[A-Z]{2}$/.test(code) ? (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64 : 0;

export const companyMapping: ListMapping = {
  keyword: 'words',
  fields: {
    role: byWord('roles', COMPANY_ROLES),
    risk: byWord('risk', RISK_LEVELS),
    country: { column: 'country', toNo: countryNo },
    active: byFlag('active'),
  },
  sorts: { name: 'key', city: 'city', capacity: 'capacity' },
};

/** Filter: companies that are venues. */
export const VENUES = { column: 'roles', anyOf: [wordNo(COMPANY_ROLES, 'venue')] };

/** Companies of every role, venues among them: list by name, picker by name and city. */
export const companyStore = new RecordStore<CompanyInput>({
  name: 'company',
  title: (company) => company.name,
  card: (company) => [companyCard(company), venueCard(company)],
  list: listOf(index, (company) => ({
    no: company.no,
    key: fold(company.name),
    roles: company.roles.map((role) => wordNo(COMPANY_ROLES, role)),
    risk: wordNo(RISK_LEVELS, company.financialRisk.level),
    country: countryNo(company.address.countryId),
    active: company.isActive ? 1 : 0,
    city: fold(company.address.city),
    capacity: company.capacity ?? 0,
    words: fold(`${company.name} ${company.address.city} ${company.vatNumber} ${company.email}`),
  })),
  picker: pickerOf(definePicker({ entity: 'company' }), (company) => ({
    key: company.id,
    value: company.name,
    sublabel: cityCountry(company.address),
    words: [company.address.city],
    facets: { active: company.isActive ? 1 : 0, venue: isVenue(company) ? 1 : 0 },
  })),
});
