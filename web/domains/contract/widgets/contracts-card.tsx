import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Plus, ScrollText } from 'lucide-react';
import { contractContract } from '#shared/domains/contract/contract.ts';
import type { ContractInput } from '#shared/domains/contract/schemas.ts';
import { useTemplates } from '#web/domains/word-template/widgets/use-templates.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { StageMark } from '../parts/stage-mark.tsx';
import { contractsOfShow, isContractQuery } from '../queries.ts';
import '../contract.css';

type Layout = Pick<ContractInput, 'template' | 'wordTemplateId'>;

function useMakeContract(showId: string) {
  const queries = useQueryClient();
  const goTo = useGoTo();
  const creation = useMutation({
    ...mutationOf(contractContract.routes.createFromShow),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ predicate: isContractQuery });
      goTo(`/contract/${id}`);
    },
  });
  return { make: (body: Layout) => creation.mutate({ params: { id: showId }, body }), busy: creation.isPending };
}

interface MakeContractProps {
  readonly busy: boolean;
  readonly onMake: (layout: Layout) => void;
}
/** One press where there is nothing to choose; else our layouts and the agency's own templates. */
function MakeContract({ busy, onMake }: MakeContractProps) {
  const { t } = useLingui();
  const templates = useTemplates('record', 'contract');
  const button = { size: 'sm', busy, disabled: busy, icon: <Plus size={13} /> } as const;
  if (templates.length === 0)
    return (
      <Button {...button} onClick={() => onMake({ template: 'standard' })}>
        <Trans>Make contract</Trans>
      </Button>
    );
  const built = [
    { id: 'standard', label: t`Standard layout (PDF)`, onSelect: () => onMake({ template: 'standard' }) },
    { id: 'word', label: t`Standard wording in Word`, onSelect: () => onMake({ template: 'word' }) },
  ];
  const own = templates.map(({ id, name }) => ({
    id,
    label: name,
    onSelect: () => onMake({ template: 'word', wordTemplateId: id }),
  }));
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button {...button}>
          <Trans>Make contract</Trans> <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
      groups={[
        { id: 'own', label: t`Our templates`, items: own },
        { id: 'built', items: built },
      ]}
    />
  );
}

/** The contracts of a show, and the button that makes one. */
export function ContractsCard({ showId }: { readonly showId: string }) {
  const { t } = useLingui();
  const { near } = useFormat();
  const can = useCan();
  const { data, isPending, isError } = useQuery({ ...contractsOfShow(showId), enabled: can('contract.read') });
  const { make, busy } = useMakeContract(showId);
  if (!can('contract.read')) return null;
  const action = can('contract.create') && <MakeContract busy={busy} onMake={make} />;
  return (
    <Card
      title={t`Contracts`}
      icon={<ScrollText size={15} aria-hidden="true" />}
      count={data?.total ?? 0}
      action={action || undefined}
    >
      {isPending && <SkeletonLines lines={2} />}
      {isError && (
        <p className="card-b meta">
          <Trans>The contracts cannot be shown now.</Trans>
        </p>
      )}
      {data?.total === 0 && (
        <p className="card-b meta">
          <Trans>No contract yet. It is drawn up from this show, with its fee and its parties.</Trans>
        </p>
      )}
      <ul className="ct-list">
        {data?.rows.map(({ id, number, stage, sentAt, createdAt, company }) => (
          <li key={id}>
            <PageLink to={`/contract/${id}`} className="row">
              <span className="col grow">
                <span className="strong num">{number}</span>
                <span className="meta cut">
                  {[company?.name, near(sentAt ?? createdAt)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <StageMark stage={stage} />
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
