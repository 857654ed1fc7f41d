import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInside, withoutInside } from '#functions/platform/inside.ts';
import type { ListMapping } from '#functions/platform/record/request.ts';
import type { CompanyFields } from '#shared/domains/company/schemas.ts';
import { companyMapping } from './store.ts';

/** What the agency knows of a company as a business partner. */
const INSIDE = {
  notes: '',
  vatNumber: '',
  registerNumber: '',
  financialRisk: { level: 'unknown' as const, comment: '' },
  bank: undefined,
  paymentTermId: undefined,
  vatRateId: undefined,
  statusId: undefined,
  tagIds: undefined,
  isPreliminary: undefined,
} as const;

/** A company without what stays inside: people outside find the venues of their shows. */
export const seenCompany = <T extends CompanyFields>(ctx: UserContext, company: T): T =>
  withoutInside<CompanyFields>(ctx, company, INSIDE) as T;

/** How a list of companies is searched: outside by name and city, for the words of the inside hold the VAT number. */
export const askedOf = (ctx: UserContext): ListMapping =>
  isInside(ctx) ? companyMapping : { ...companyMapping, keyword: ['key', 'city'] };
