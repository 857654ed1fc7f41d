import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { GrantStatus, Period } from '../parts/grant-row.tsx';
import { supportQuery } from '../queries.ts';
import { usePresets } from '../words.ts';
import '#web/ui/item-rows.css';

const SupportDialog = dialogPart(async () => (await import('../parts/support-dialog.tsx')).SupportDialog);

/** The access that operators asked an agency for, and the button to ask for it. */
export function SupportAccess({ tenantId }: { readonly tenantId: string }) {
  const { t } = useLingui();
  const presets = usePresets();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(supportQuery(tenantId));
  return (
    <>
      {!data && <SkeletonLines lines={2} />}
      {data?.rows.length === 0 && (
        <p className="meta">
          <Trans>Ask the agency for access, and what you do there is marked as support.</Trans>
        </p>
      )}
      <ul className="item-rows" aria-label={t`Access for support`}>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <span className="col grow">
              <span className="strong">{row.name}</span>
              <span className="meta">
                {presets[row.preset]} · <Period {...row} /> · {row.reason}
                {row.answer && ` · ${row.answer}`}
              </span>
            </span>
            <GrantStatus state={row.state} />
          </li>
        ))}
      </ul>
      <Button onClick={() => setOpen(true)}>
        <Trans>Request access</Trans>
      </Button>
      <Suspense>{isOpen && <SupportDialog tenantId={tenantId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
