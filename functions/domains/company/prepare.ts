import { checkCompany } from '#shared/domains/company/rules.ts';
import type { CompanyInput } from '#shared/domains/company/schemas.ts';

/** The input as it is stored, refused where a rule says so. */
export function prepareCompany(_ctx: unknown, input: CompanyInput): CompanyInput {
  checkCompany(input);
  return input;
}
