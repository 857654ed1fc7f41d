import { Suspense, useState } from 'react';
import { useCan } from '#web/platform/me.ts';
import { dialogPart } from '#web/ui/dialog-part.tsx';

const RiskWarning = dialogPart(async () => (await import('./risk-warning.tsx')).RiskWarning);

/** Warns once of a company's risk when the user chooses it for an agreement; keyed by the company. */
export function CompanyRisk({ companyId }: { readonly companyId: string }) {
  const can = useCan();
  const [told, setTold] = useState(false);
  if (told || !can('company.read')) return null;
  return (
    <Suspense>
      <RiskWarning companyId={companyId} onClose={() => setTold(true)} />
    </Suspense>
  );
}
