import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { MAX_SHOWS } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import { feeOf } from '#shared/domains/agreements/agreement/several.ts';
import { showsOf } from '#shared/domains/agreements/agreement/shows.ts';
import { agreementKey, isOfKind } from '#web/domains/agreements/agreement/queries.ts';
import { useAgreementKind } from '#web/domains/agreements/agreement/widgets/kind.tsx';
import { ShowPicker } from '#web/domains/booking/show/widgets/show-picker.tsx';
import { call } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useFormat } from '#web/platform/format.ts';
import { Field } from '#web/ui/field.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { Draft } from './use-draft.ts';

/** Saves what was typed, then gives the draft these shows. The form takes the answer over. */
function useShows({ id }: AgreementView, draft: Draft) {
  const queries = useQueryClient();
  const kind = useAgreementKind();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await draft.save();
      const [showId = '', ...otherShowIds] = ids;
      const { rev } = queries.getQueryData(agreementKey(kind, id)) as AgreementView;
      return call(kind.routes.setShows, { params: { id }, body: { rev, showId, otherShowIds } });
    },
    onSuccess: (saved) => {
      queries.setQueryData(agreementKey(kind, id), saved);
      void queries.invalidateQueries({ predicate: isOfKind(kind) });
    },
    meta: { quiet: true },
  });
}

type ShowsFieldProps = Readonly<{ agreement: AgreementView; draft: Draft; frozen: boolean }>;
/** The shows of a document. While it is a draft, shows come and go. */
export function ShowsField({ agreement, draft, frozen }: ShowsFieldProps) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const { mutate, isPending, error } = useShows(agreement, draft);
  const { document, unlinkedAt } = agreement;
  const shows = showsOf(agreement);
  const ids = shows.map(({ showId }) => showId);
  const isOpen = !frozen && !unlinkedAt;
  return (
    <div className="ct-f">
      <ul className="ct-shows">
        {shows.map(({ showId, ...show }) => (
          <li key={showId} className="row">
            <PageLink to={`/show/${showId}`} className="grow cut">
              <span className="num">{day(show, { year: true })}</span> {show.venue || show.title}
            </PageLink>
            {document.shows && <span className="num">{money(feeOf(document, showId), document.currency)}</span>}
            {isOpen && (
              <RemoveRow
                label={t`Remove show ${show.number}`}
                disabled={shows.length === 1 || isPending}
                onClick={() => mutate(ids.filter((id) => id !== showId))}
              >
                <X size={14} />
              </RemoveRow>
            )}
          </li>
        ))}
      </ul>
      {error && <Notice tone="amber" fact={isExpected(error) ? error.message : t`Couldn't change the shows.`} />}
      {isOpen && shows.length < MAX_SHOWS && (
        <Field label={t`Add a show`}>
          <ShowPicker
            value={null}
            onChange={(item) => item && mutate([...ids, item.key])}
            placeholder={t`Search a show`}
            excludeKeys={ids}
            disabled={isPending}
          />
        </Field>
      )}
    </div>
  );
}
