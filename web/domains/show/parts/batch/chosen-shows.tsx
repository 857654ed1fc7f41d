import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showContract } from '#shared/domains/show/contract.ts';
import { MAX_SHOWS } from '#shared/domains/show/many.ts';
import type { ShowRow } from '#shared/domains/show/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

interface ChosenShowsProps {
  readonly ids: readonly string[];
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (shows: readonly ShowRow[]) => ReactNode;
}
/** Reads the chosen shows for a dialog. Until then, and where they are too many, it draws the dialog's frame. */
export function ChosenShows({ ids, title, onClose, children }: ChosenShowsProps) {
  const { t } = useLingui();
  const tooMany = ids.length > MAX_SHOWS;
  // Read when it opens: what the work itself changes must not change the preview.
  const { data, error } = useQuery({
    ...queryOf(showContract.routes.byIds, { body: { ids: [...ids] } }),
    enabled: ids.length > 0 && !tooMany,
    staleTime: 0,
    gcTime: 0,
  });
  const shows = ids.length > 0 ? data?.rows : [];
  if (shows) return children(shows);
  return (
    <Dialog open onClose={onClose} title={title} size="send" actions={<Button onClick={onClose}>{t`Close`}</Button>}>
      {tooMany && (
        <Notice tone="amber">
          <Trans>Choose at most {MAX_SHOWS} shows at once.</Trans>
        </Notice>
      )}
      {error && <Notice tone="amber" fact={error.message} />}
      {!tooMany && !error && <SkeletonLines lines={4} />}
    </Dialog>
  );
}
