import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

interface AcceptancesProps {
  readonly version: number;
  readonly onClose: () => void;
}
/** The people who accepted a version of the licence terms. */
export function Acceptances({ version, onClose }: AcceptancesProps) {
  const { near } = useFormat();
  const params = { version: String(version) };
  const { data } = useQuery(queryOf(contentContract.routes.acceptances, { params }));
  return (
    <Dialog
      open
      title={<Trans>Accepted version {version}</Trans>}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {!data && <SkeletonLines lines={4} />}
      {data?.rows.length === 0 && (
        <p className="meta">
          <Trans>No one has accepted this version yet.</Trans>
        </p>
      )}
      <ul>
        {data?.rows.map(({ tenantId, subjectId, name, at }) => (
          <li key={subjectId} className="row">
            <span className="grow">{name}</span>
            <span className="meta num">{tenantId ? near(at) : <Trans>for a new agency, {near(at)}</Trans>}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
