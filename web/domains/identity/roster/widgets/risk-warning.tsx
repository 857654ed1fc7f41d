import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { isWarned } from '#shared/domains/relations/company/risk.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { Status } from '#web/ui/status.tsx';

type RiskInfo = OutputOf<typeof companyContract.routes.riskInfo>;

function RiskFacts({ info: { company, outstandingAmounts } }: { readonly info: RiskInfo }) {
  const { t } = useLingui();
  const { financialRisk, euVatNumber } = company;
  return (
    <Facts
      items={[
        {
          id: 'risk',
          label: t`Risk`,
          value: <Status color={financialRisk.hexColor}>{financialRisk.text}</Status>,
        },
        { id: 'comment', label: t`Notes on the risk`, value: financialRisk.comment },
        {
          id: 'vat',
          label: t`VAT number`,
          value: euVatNumber && (
            <>
              {/* The sentence wraps: inside the status it would be cut. */}
              <Status color={euVatNumber.validationHexColor} /> {euVatNumber.number},{' '}
              {euVatNumber.validationOutcomeText}
            </>
          ),
        },
        { id: 'outstanding', label: t`Outstanding`, value: outstandingAmounts?.total.formatted },
      ]}
    />
  );
}

/** Spec section 4: what to know of a company before one makes an agreement; without any of it, nothing is shown. */
export function RiskWarning({ companyId, onClose }: { readonly companyId: string; readonly onClose: () => void }) {
  const { data } = useQuery(queryOf(companyContract.routes.riskInfo, { params: { id: companyId } }));
  if (!data || !isWarned(data)) return null;

  const { name } = data.company;
  return (
    <Dialog
      open
      onClose={onClose}
      tone="red"
      role="alertdialog"
      title={<Trans>Before you work with {name}</Trans>}
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>Understood</Trans>
        </Button>
      }
    >
      <RiskFacts info={data} />
    </Dialog>
  );
}
