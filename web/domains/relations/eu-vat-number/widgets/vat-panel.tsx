import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { euVatNumberContract } from '#shared/domains/relations/eu-vat-number/contract.ts';
import type { VatCheck } from '#shared/domains/relations/eu-vat-number/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import './vat-panel.css';

const { list, recheck } = euVatNumberContract.routes;

interface RefreshProps {
  readonly companyId: string;
  /** Makes the button anew. */
  readonly onFailed: () => void;
}
/** Spec section 4: clickable once; on failure it is recreated. */
function Refresh({ companyId, onFailed }: RefreshProps) {
  const queries = useQueryClient();
  const [used, setUsed] = useState(false);
  const refresh = async () => {
    setUsed(true);
    const failed = await call(recheck, { body: { companyId } }).then(
      (answer) => answer.failed,
      () => true,
    );
    await queries.invalidateQueries({ queryKey: [list.id] });
    if (failed) onFailed();
  };
  return (
    <Button size="sm" icon={<RefreshCw size={13} />} disabled={used} onClick={() => void refresh()}>
      <Trans>Check with VIES</Trans>
    </Button>
  );
}

function LastAnswer({ check: { name, address, at, byName } }: { readonly check: VatCheck }) {
  const { near } = useFormat();
  return (
    <p className="meta vat-said">
      {[name, address.replaceAll('\n', ', ')].filter(Boolean).join(', ')}
      <span className="micro">
        <Trans>
          Checked {near(at)}, {byName}
        </Trans>
      </span>
    </p>
  );
}

/** A company's VAT number with what VIES says of it. */
export function VatPanel({ companyId }: { readonly companyId: string }) {
  const { t } = useLingui();
  const can = useCan();
  const [attempt, setAttempt] = useState(0);
  const { data } = useQuery(queryOf(list, { body: { companyId } }));
  if (!data) return <SkeletonLines lines={1} />;
  const { euVatNumber, rows } = data;
  if (!euVatNumber) return <p className="meta">{t`No VAT number.`}</p>;
  const { number, isEuMember, viesValidationOutcome, validationOutcomeText, validationHexColor } = euVatNumber;
  const mayCheck = isEuMember && viesValidationOutcome !== 'formattingError' && can('company.update');
  const last = rows.find((row) => row.number === number);
  return (
    <div className="vat">
      <div className="row wrap">
        <b className="num vat-no">{number}</b>
        <span className="row vat-out" aria-label={t`Result of the check`} role="status">
          <i style={{ '--c': validationHexColor } as CSSProperties} aria-hidden="true" />
          {validationOutcomeText}
        </span>
        {mayCheck && (
          <span className="push">
            <Refresh key={attempt} companyId={companyId} onFailed={() => setAttempt(attempt + 1)} />
          </span>
        )}
      </div>
      {last && <LastAnswer check={last} />}
    </div>
  );
}
