import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Plus, ScrollText } from 'lucide-react';
import type { PaperInput } from '#shared/domains/paper/schemas.ts';
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
import { isOfKind, papersOfShow } from '../queries.ts';
import { ofKind, usePaperKind } from './kind.tsx';
import '../paper.css';

type Layout = Pick<PaperInput, 'template' | 'wordTemplateId'>;

function useMaking(showId: string) {
  const kind = usePaperKind();
  const queries = useQueryClient();
  const goTo = useGoTo();
  const creation = useMutation({
    ...mutationOf(kind.routes.createFromShow),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ predicate: isOfKind(kind) });
      goTo(`${kind.base}/${id}`);
    },
  });
  return { make: (body: Layout) => creation.mutate({ params: { id: showId }, body }), busy: creation.isPending };
}

interface MakeProps {
  readonly busy: boolean;
  readonly onMake: (layout: Layout) => void;
}
/** One press where there is nothing to choose; else our layouts and the agency's own templates. */
function Make({ busy, onMake }: MakeProps) {
  const { t } = useLingui();
  const kind = usePaperKind();
  const { make } = kind.useWords();
  const templates = useTemplates('record', kind.entity);
  const button = { size: 'sm', busy, disabled: busy, icon: <Plus size={13} /> } as const;
  if (templates.length === 0)
    return (
      <Button {...button} onClick={() => onMake({ template: 'standard' })}>
        {make}
      </Button>
    );
  const built = [
    { id: 'standard', label: t`Standard layout (PDF)`, onSelect: () => onMake({ template: 'standard' }) },
    { id: 'word', label: t`Standard Word layout`, onSelect: () => onMake({ template: 'word' }) },
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
          {make} <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
      groups={[
        { id: 'own', label: t`Our templates`, items: own },
        { id: 'built', items: built },
      ]}
    />
  );
}

/** The papers of a kind that a show has, and the button that makes one. */
export const PapersCard = ofKind(function PapersCard({ showId }: { readonly showId: string }) {
  const kind = usePaperKind();
  const words = kind.useWords();
  const isRead = useCan()(`${kind.entity}.read`);
  const { near } = useFormat();
  const can = useCan();
  const { data, isPending, isError } = useQuery({ ...papersOfShow(kind, showId), enabled: isRead });
  const { make, busy } = useMaking(showId);
  if (!isRead) return null;
  const action = can(`${kind.entity}.create`) && <Make busy={busy} onMake={make} />;
  return (
    <Card
      title={words.many}
      icon={<ScrollText size={15} aria-hidden="true" />}
      count={data?.total ?? 0}
      action={action || undefined}
    >
      {isPending && <SkeletonLines lines={2} />}
      {isError && (
        <p className="card-b meta">
          <Trans>Couldn't load the documents.</Trans>
        </p>
      )}
      {data?.total === 0 && (
        <p className="card-b meta">
          {words.none}. <Trans>Create one from this show.</Trans>
        </p>
      )}
      <ul className="ct-list">
        {data?.rows.map(({ id, number, stage, sentAt, createdAt, company }) => (
          <li key={id}>
            <PageLink to={`${kind.base}/${id}`} className="row">
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
});
