import { Plural, Trans } from '@lingui/react/macro';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { formatDay } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { artistNames } from '../../model/names.ts';
import { dayOf } from '../../model/when.ts';
import type { MoveResult } from './use-move-many.ts';

type RefusedProps = Readonly<{ refused: MoveResult['refused']; shows: readonly ShowRow[]; onClose: () => void }>;
/** Lists the shows that stayed where they were, with the reason. */
export function Refused({ refused, shows, onClose }: RefusedProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Plural value={refused.length} one="# show wasn't moved" other="# shows weren't moved" />}
      size="send"
      actions={
        <Button kind="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Notice tone="amber" fact={<Trans>The other shows have moved.</Trans>} />
      <ul className="mv-refused">
        {refused.map(({ id, message }) => {
          const show = shows.find((one) => one.id === id);
          return (
            <li key={id} className="row">
              <span className="grow cut">
                {show && (
                  <PageLink to={`/show/${id}`}>
                    {show.number} {artistNames(show)}, {formatDay({ date: dayOf(show) })}
                  </PageLink>
                )}
              </span>
              <span className="mut">{message}</span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
