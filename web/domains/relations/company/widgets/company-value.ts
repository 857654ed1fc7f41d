import { COMPANY_ROLES } from '#shared/domains/relations/company/kinds.ts';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { useRiskNames, useRolesText } from './company-words.ts';

/** Puts the codes in a company's log into words. */
export function useCompanyValue(): (field: string, value: unknown) => string | undefined {
  const rolesText = useRolesText();
  const risks = useRiskNames();
  return (field, value) => {
    if (field === 'roles' && Array.isArray(value))
      return rolesText(COMPANY_ROLES.filter((role) => value.includes(role)));
    if (field !== 'financialRisk' || !value) return undefined;
    const { level, comment } = value as Company['financialRisk'];
    return [risks[level], comment].filter(Boolean).join(', ');
  };
}
