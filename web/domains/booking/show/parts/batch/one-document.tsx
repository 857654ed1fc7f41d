import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { AGREEMENT_KINDS, type AgreementKind } from '#shared/kernel/record/agreement.ts';
import { pathOfKind } from '#shared/kernel/record/subject.ts';
import { call } from '#web/platform/api.ts';
import { createOfShowsRoute } from '#web/platform/kind-routes.ts';
import { useCan } from '#web/platform/me.ts';
import { Segmented } from '#web/ui/choice.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '#web/ui/dialog-foot.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useKindWords } from '#web/ui/record/kinds.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { useSubmit } from '#web/ui/use-submit.ts';
import { nameOfShow } from './outcomes.tsx';
import './batch.css';

/** The most shows of one document, as its contract has it. */
export const MAX_TOGETHER = 50;

/** Makes one draft of all chosen shows and opens it. The server names a show that does not belong with the others. */
export function OneDocument({ shows, onClose }: { readonly shows: readonly ShowRow[]; readonly onClose: () => void }) {
  const { t } = useLingui();
  const can = useCan();
  const queries = useQueryClient();
  const goTo = useGoTo();
  const { busy, problem, submit } = useSubmit();
  const kinds = AGREEMENT_KINDS.filter((kind) => can(`${kind}.create`) && can(`${kind}.read`));
  const [chosen, setChosen] = useState<AgreementKind>();
  const kind = chosen ?? kinds.find((one) => one === 'contract') ?? kinds[0];
  const names = useKindWords('one');
  const run = () =>
    submit(async () => {
      const [showId, ...otherShowIds] = shows.map(({ id }) => id);
      if (!kind || !showId) return;
      const { id } = await call(createOfShowsRoute(kind), { body: { showId, otherShowIds } });
      void queries.invalidateQueries();
      onClose();
      goTo(`${pathOfKind(kind)}/${id}`);
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`One document`}
      size="send"
      actions={
        <DialogFoot
          onCancel={onClose}
          busy={busy}
          disabled={busy || !kind || shows.length === 0}
          onClick={() => void run()}
        >
          {t`Create draft`}
        </DialogFoot>
      }
    >
      <div className="bt">
        {kind && (
          <Segmented
            label={t`Document`}
            items={kinds.map((value) => ({ value, label: names[value] }))}
            value={kind}
            onChange={setChosen}
          />
        )}
        {problem && <Notice tone="amber" fact={problem} />}
        <Notice tone="blue">{t`The draft has all these shows, with a fee for each. Nothing is sent.`}</Notice>
        <ul className="bt-list">
          {shows.map((show) => (
            <li key={show.id} className="row">
              <span className="grow cut">{nameOfShow(show)}</span>
              <span className="mut">{show.promoter?.name}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
