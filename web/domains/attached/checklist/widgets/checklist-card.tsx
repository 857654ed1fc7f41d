import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks, Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { ChecklistItem } from '#shared/domains/attached/checklist/schemas.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cardStates } from '#web/ui/card-states.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import { ChecklistLine } from '../parts/checklist-line.tsx';
import { useChecklist } from '../parts/use-checklist.ts';
import './checklist.css';

const NAME_MAX = 100;

function AddLine({ onAdd }: { readonly onAdd: (name: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    await onAdd(name);
    setName('');
  };
  return (
    <form className="ckl-add" onSubmit={(event) => void send(event)}>
      <Input
        icon={<Plus size={14} aria-hidden="true" />}
        aria-label={t`New checklist item`}
        placeholder={t`New checklist item`}
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={!name.trim()}>
        {t`Add`}
      </Button>
    </form>
  );
}

const ChecklistStates = cardStates({
  lines: 3,
  failed: <Trans>Couldn't load the checklist.</Trans>,
  empty: <Trans>No checklist items yet.</Trans>,
});

/** Shows the checklist of a record. One press settles an item; the card tells by whom and when. */
export function ChecklistCard({ entity, recordId }: RecordSubject) {
  const { t } = useLingui();
  const can = useCan();
  const { found, set, add, drop, restore } = useChecklist({ entity, recordId });
  const rows = found.data?.rows ?? [];
  const settled = rows.filter(({ state }) => state !== 'open').length;
  const told = (work: Promise<unknown>) =>
    work.catch((error) => {
      if (!isExpected(error)) throw error;
      toast(error.message);
    });
  const onDrop = async (item: ChecklistItem) => {
    const { name } = item;
    await drop(item);
    toast(<Trans>{name} deleted</Trans>, { undo: () => void told(restore(item)) });
  };
  return (
    <Card
      title={t`Checklist`}
      icon={<ListChecks size={15} aria-hidden="true" />}
      count={rows.length > 0 ? `${settled}/${rows.length}` : 0}
    >
      <ChecklistStates isError={found.isError} count={found.data && rows.length} />
      <ul>
        {rows.map((item) => (
          <ChecklistLine
            key={item.itemId}
            item={item}
            may={can('task.update')}
            onSet={(state) => void told(set(item, state))}
            onDrop={() => void told(onDrop(item))}
          />
        ))}
      </ul>
      {can('task.create') && <AddLine onAdd={(name) => told(add(name))} />}
    </Card>
  );
}
