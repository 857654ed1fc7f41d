import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showTravelContract } from '#shared/domains/journeys/show-travel/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { call } from '#web/platform/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RecordChooser } from '#web/ui/record/record-picker.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { travelLinked } from '../queries.ts';
import type { TravelChoice } from './kinds.tsx';

/** Each is a write of its own. */
const MAX_AT_ONCE = 10;

interface LinkTravelProps {
  readonly showId: string;
  readonly kind: TravelChoice;
  /** Those that belong to the show already. */
  readonly linked: readonly string[];
  readonly onClose: () => void;
}
/** Journeys that are there already come along with a show. */
export function LinkTravelDialog({ showId, kind, linked, onClose }: LinkTravelProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<readonly PickerItem[]>([]);
  const { busy, problem, submit } = useSubmit();
  const link = () =>
    submit(async () => {
      for (const { key: travelId } of chosen)
        await call(showTravelContract.routes.link, { params: { id: showId }, body: { travelId } });
      await travelLinked(client);
      toast(t`Travel linked to the show`);
      onClose();
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Link travel`}
      actions={
        <DialogFoot onCancel={onClose} disabled={chosen.length === 0} busy={busy} onClick={() => void link()}>
          <Trans>Link travel</Trans>
        </DialogFoot>
      }
    >
      {problem && <Notice tone="amber" fact={problem} />}
      <RecordChooser
        label={kind.name}
        search={kind.search}
        value={chosen}
        onChange={setChosen}
        max={MAX_AT_ONCE}
        excludeKeys={linked}
      />
    </Dialog>
  );
}
