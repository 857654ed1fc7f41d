import { ShieldAlert } from 'lucide-react';
import type { Company } from '#shared/domains/relations/company/schemas.ts';
import { ToApprove } from '#web/ui/record/approval.tsx';
import { Inactive } from '#web/ui/record/inactive.tsx';
import { Tag } from '#web/ui/status.tsx';
import { RISK_TONES, useRiskNames } from '../widgets/company-words.ts';

const isRisky = ({ financialRisk: { level } }: Company): boolean => level === 'highRisk' || level === 'blocklist';

/** Warns beside a name: of a risk, of a pending approval, and of a company that is no longer in use. */
export function CompanyMarks({ company }: { readonly company: Company }) {
  const names = useRiskNames();
  const { level } = company.financialRisk;
  return (
    <>
      {isRisky(company) && (
        <Tag tone={RISK_TONES[level]}>
          <ShieldAlert size={12} aria-hidden="true" />
          {names[level]}
        </Tag>
      )}
      <ToApprove record={company} />
      {!company.isActive && <Inactive />}
    </>
  );
}
