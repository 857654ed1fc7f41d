import {
  FREE_COLUMNS,
  freeCells,
  freeMapping,
  freeSlots,
} from '#functions/domains/identity/free-field/public/slots.ts';
import { SimilarityIndex } from '#functions/platform/data/similarity-index.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { definePicker } from '#functions/platform/picker/define.ts';
import { APPROVAL, approvalFields, approvalRow } from '#functions/platform/record/approval.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { hiddenFilters } from '#functions/platform/record/fields.ts';
import { listOf, pickerOf } from '#functions/platform/record/parts.ts';
import { byCountry, byFlag, byWord, countryNo, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { CARRIED, carriedFields, carriedRow } from '#functions/platform/record/taggable.ts';
import { companyFields } from '#shared/domains/relations/company/fields.ts';
import { COMPANY_ROLES, RISK_LEVELS } from '#shared/domains/relations/company/kinds.ts';
import { cityCountry, companySummary, isVenue, venueSummary } from '#shared/domains/relations/company/rules.ts';
import type { CompanyFields } from '#shared/domains/relations/company/schemas.ts';
import { companySimilarityKeys } from '#shared/domains/relations/duplicate/rules.ts';
import { SHARDS } from '#shared/domains/relations/duplicate/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { dueWrites, isNewNumber } from './public/vat-store.ts';

/** Finds records by what duplicates share. */
export const companySimilarityIndex = new SimilarityIndex('company', SHARDS);

const index = defineList({
  name: 'company',
  key: 'text',
  columns: {
    roles: 'many',
    risk: 'u8',
    country: 'u16',
    active: 'u8',
    city: 'text',
    capacity: 'u32',
    words: 'text',
    ...APPROVAL,
    ...CARRIED,
    ...FREE_COLUMNS,
  },
});

export const companyMapping: ListMapping = {
  agency: freeMapping('company'),
  keyword: 'words',
  fields: {
    role: byWord('roles', COMPANY_ROLES),
    risk: byWord('risk', RISK_LEVELS),
    country: byCountry('country'),
    active: byFlag('active'),
    ...approvalFields,
    ...carriedFields,
  },
  sorts: { name: 'key', city: 'city', capacity: 'capacity' },
  hidden: hiddenFilters(companyFields, {
    risk: 'financialRisk',
    status: 'statusId',
    tag: 'tagIds',
    preliminary: 'isPreliminary',
  }),
};

const live = (record: Stored<CompanyFields> | undefined) => (record?.deletedAt ? undefined : record);
const similarityKeysOf = (record: Stored<CompanyFields> | undefined) => {
  const there = live(record);
  return there ? companySimilarityKeys(there) : [];
};

/** Filter: companies that are venues. */
export const VENUES = { column: 'roles', anyOf: [wordNo(COMPANY_ROLES, 'venue')] };

/** Returns the text by which a company that waits for its state is found. */
const stateText = ({ address }: CompanyFields): string => address.stateText ?? '';

/** Companies of every role, venues among them: list by name, picker by name and city. */
export const companyStore = new RecordStore<CompanyFields>({
  name: 'company',
  fields: companyFields,
  title: (company) => company.name,
  summary: (company) => [companySummary(company), venueSummary(company)],
  derived: (tenantId, before, after) => [
    ...companySimilarityIndex.writes(tenantId, after.no, similarityKeysOf(before), similarityKeysOf(after)),
    ...dueWrites(tenantId, live(before), live(after)),
  ],
  // The number of a company saved alone is checked soon. For many companies at once, the job checks in its own time.
  follows: (was, is, { isOneOfMany }) =>
    !isOneOfMany && isNewNumber(was, is) ? [emit('vatCheck', { id: is.id })] : [],
  list: listOf(
    index,
    (company) => ({
      no: company.no,
      key: fold(company.name),
      roles: company.roles.map((role) => wordNo(COMPANY_ROLES, role)),
      risk: wordNo(RISK_LEVELS, company.financialRisk.level),
      country: countryNo(company.address.countryId),
      active: company.isActive ? 1 : 0,
      city: fold(company.address.city),
      capacity: company.capacity ?? 0,
      ...approvalRow(company),
      ...carriedRow(company),
      words: fold(
        `${company.name} ${company.address.city} ${company.vatNumber} ${company.email} ${stateText(company)}`,
      ),
      ...freeCells(company),
    }),
    freeSlots('company'),
  ),
  picker: pickerOf(definePicker({ entity: 'company' }), (company) => ({
    key: company.id,
    value: company.name,
    sublabel: cityCountry(company.address),
    words: [company.address.city],
    facets: { active: company.isActive ? 1 : 0, venue: isVenue(company) ? 1 : 0 },
  })),
});
