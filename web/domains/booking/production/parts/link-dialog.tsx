import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import type { Run } from '#shared/domains/booking/production/run.ts';
import { MAX_LINKED, type Production } from '#shared/domains/booking/production/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { runWritten } from '#web/domains/booking/show/widgets/run-writes.ts';
import { call } from '#web/platform/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { RecordChooser } from '#web/ui/record/record-picker.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';

const searchShows = pickerSearch(showContract.routes.picker);

interface LinkDialogProps {
  readonly production: Production;
  readonly run: Run | undefined;
  readonly onClose: () => void;
}
/** Shows that are there already come into the production, all at once. */
export function LinkDialog({ production, run, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly PickerItem[]>([]);
  const { busy, problem, submit } = useSubmit();
  const link = () =>
    submit(async () => {
      const showIds = chosen.map(({ key }) => key);
      await call(productionContract.routes.linkShows, { params: { id: production.id }, body: { showIds } });
      await runWritten(client);
      toast(t`Shows linked to ${production.name}`);
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Link shows`}
      actions={
        <DialogFoot onCancel={onClose} disabled={chosen.length === 0} busy={busy} onClick={() => void link()}>
          <Trans>Link shows</Trans>
        </DialogFoot>
      }
    >
      {problem && <Notice tone="amber" fact={problem} />}
      <RecordChooser
        label={t`Shows`}
        search={searchShows}
        value={chosen}
        onChange={setChosen}
        max={MAX_LINKED}
        excludeKeys={run?.stops.map(({ showId }) => showId) ?? []}
      />
      <p className="meta">
        <Trans>A show linked to another production moves to this one.</Trans>
      </p>
    </Dialog>
  );
}
