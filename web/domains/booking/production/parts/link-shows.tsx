import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Run } from '#shared/domains/booking/production/run.ts';
import { MAX_LINKED, type Production } from '#shared/domains/booking/production/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { runWritten } from '#web/domains/booking/show/widgets/run-writes.ts';
import { call } from '#web/platform/api.ts';
import { LinkDialog } from '#web/ui/record/link-dialog.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { toast } from '#web/ui/toaster.ts';

const searchShows = pickerSearch(showContract.routes.picker);

type LinkShowsProps = Readonly<{ production: Production; run: Run | undefined; onClose: () => void }>;
/** Shows that are there already come into the production, all at once. */
export function LinkShowsDialog({ production, run, onClose }: LinkShowsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const link = async (showIds: readonly string[]) => {
    await call(productionContract.routes.linkShows, { params: { id: production.id }, body: { showIds: [...showIds] } });
    await runWritten(client);
    toast(t`Shows linked to ${production.name}`);
  };
  return (
    <LinkDialog
      title={t`Link shows`}
      label={t`Shows`}
      search={searchShows}
      max={MAX_LINKED}
      excludeKeys={run?.stops.map(({ showId }) => showId) ?? []}
      onLink={link}
      onClose={onClose}
    >
      <p className="meta">{t`A show linked to another production moves to this one.`}</p>
    </LinkDialog>
  );
}
