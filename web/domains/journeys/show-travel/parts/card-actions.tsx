import { Trans } from '@lingui/react/macro';
import { Link2, Plus } from 'lucide-react';
import { useCan } from '#web/platform/me.ts';
import { KindButton } from './kind-button.tsx';
import { type TravelChoice, useTravelKinds } from './kinds.tsx';

type CardActionsProps = Readonly<{ onLink: (kind: TravelChoice) => void; onNew: (kind: TravelChoice) => void }>;
/** Link what is there already, or make something new: for those who may. */
export function CardActions({ onLink, onNew }: CardActionsProps) {
  const can = useCan();
  const kinds = useTravelKinds();
  return (
    <>
      <KindButton
        kinds={can('show.update') ? kinds : []}
        icon={<Link2 size={13} />}
        label={<Trans>Link</Trans>}
        labelOf={() => <Trans>Link</Trans>}
        itemOf={({ name }) => name}
        onChoose={onLink}
      />
      <KindButton
        kinds={kinds.filter(({ kind }) => can(`${kind}.create`))}
        icon={<Plus size={13} />}
        label={<Trans>New travel</Trans>}
        labelOf={({ newLabel }) => newLabel}
        itemOf={({ newLabel }) => newLabel}
        onChoose={onNew}
      />
    </>
  );
}
