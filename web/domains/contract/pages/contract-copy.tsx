import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Facts } from '#web/ui/record/facts.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { StageMark } from '../parts/stage-mark.tsx';
import { isContractQuery } from '../queries.ts';
import '../contract.css';

const route = getRouteApi('/app/contract/$id/copy');
const { get, copy } = contractContract.routes;

function useCopying(number: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const goTo = useGoTo();
  return useMutation({
    ...mutationOf(copy),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ predicate: isContractQuery });
      goTo(`/contract/${id}`);
      toast(t`${number} is copied`);
    },
  });
}

/** A new draft of the same paper: what it is of, and where it leads. */
export function ContractCopyPage() {
  const { t } = useLingui();
  const { day } = useFormat();
  const { id } = route.useParams();
  const { data: contract } = useSuspenseQuery(queryOf(get, { params: { id } }));
  const { number, stage, show, artists, company } = contract;
  const copying = useCopying(number);
  return (
    <>
      <Crumbs
        items={[
          { label: <Trans>Contracts</Trans>, to: '/contract' },
          { label: <span className="num">{number}</span>, to: `/contract/${id}` },
          { label: <Trans>Copy</Trans> },
        ]}
      />
      <PageHead title={<Trans>Copy contract {number}</Trans>} />
      <div className="scroll">
        <div className="ct-new">
          <p className="meta">
            <Trans>The copy is a draft with a number of its own, dated today. Nobody has it yet.</Trans>
          </p>
          <Facts
            items={[
              { id: 'stage', label: t`Stage`, value: <StageMark stage={stage} /> },
              { id: 'artist', label: t`Artist`, value: artists.map(({ name }) => name).join(', ') },
              { id: 'date', label: t`Date`, value: day({ date: show.date }, { year: true }) },
              { id: 'venue', label: t`Venue`, value: show.venue },
              { id: 'promoter', label: t`Promoter`, value: company?.name },
            ]}
          />
          <Button kind="primary" busy={copying.isPending} onClick={() => copying.mutate({ params: { id } })}>
            <Trans>Make the copy</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}
