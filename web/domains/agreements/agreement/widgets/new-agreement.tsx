import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import type { AgreementInput } from '#shared/domains/agreements/agreement/schemas.ts';
import { isOfKind } from '#web/domains/agreements/agreement/queries.ts';
import { useTemplates } from '#web/domains/attached/word-template/widgets/use-templates.ts';
import { mutationOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { ofKind, useAgreementKind } from './kind.tsx';

type Layout = Pick<AgreementInput, 'template' | 'wordTemplateId'>;

function useMaking(showId: string) {
  const kind = useAgreementKind();
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

/** One press where there is nothing to choose; else our layouts and the agency's own templates. */
function Make({ busy, onMake }: { readonly busy: boolean; readonly onMake: (layout: Layout) => void }) {
  const { t } = useLingui();
  const kind = useAgreementKind();
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

/** The button that makes an agreement of a show, for those who may. */
export const NewAgreement = ofKind(function NewAgreement({ showId }: { readonly showId: string }) {
  const kind = useAgreementKind();
  const can = useCan();
  const { make, busy } = useMaking(showId);
  return can(`${kind.entity}.read`) && can(`${kind.entity}.create`) && <Make busy={busy} onMake={make} />;
});
