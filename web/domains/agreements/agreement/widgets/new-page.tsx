import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { MakingForm } from '#web/domains/agreements/agreement/parts/making-form.tsx';
import { NoShowYet } from '#web/domains/agreements/agreement/parts/no-show-yet.tsx';
import { ShowPicker } from '#web/domains/booking/show/widgets/show-picker.tsx';
import { queryOf } from '#web/platform/api.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Field } from '#web/ui/field.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { ofKind, useAgreementKind } from './kind.tsx';

/** Creates an agreement for the show that the user comes from. */
export const OfShowPage = ofKind(function OfShowPage() {
  const { key = '' } = useParams({ strict: false });
  const words = useAgreementKind().useWords();
  const { data: show } = useQuery(queryOf(showContract.routes.get, { params: { id: key } }));
  return (
    <>
      <Crumbs
        items={[
          { label: <Trans>Shows</Trans>, to: '/show' },
          { label: <span className="num">{show?.number ?? '…'}</span>, to: `/show/${key}` },
          { label: words.newOne },
        ]}
      />
      <PageHead title={words.newOne} />
      <div className="scroll">
        <MakingForm showId={show?.id} />
      </div>
    </>
  );
});

/** The first show that the picker would offer, never from the cache, so that a show just added counts. */
const firstShow = { ...queryOf(showContract.routes.picker, { body: { perPage: 1 } }), staleTime: 0 };

/** An agreement for a show that is chosen here. */
export const NewPage = ofKind(function NewPage() {
  const { t } = useLingui();
  const kind = useAgreementKind();
  const words = kind.useWords();
  const [show, setShow] = useState<PickerItem | null>(null);
  const isEmpty = useQuery(firstShow).data?.items.length === 0;
  return (
    <>
      <Crumbs items={[{ label: words.many, to: kind.base }, { label: words.newOne }]} />
      <PageHead title={words.newOne} />
      <div className="scroll">
        {isEmpty ? (
          <NoShowYet />
        ) : (
          <MakingForm showId={show?.key}>
            <Field label={t`Show`} must>
              <ShowPicker value={show} onChange={setShow} placeholder={t`Search a show`} />
            </Field>
          </MakingForm>
        )}
      </div>
    </>
  );
});
