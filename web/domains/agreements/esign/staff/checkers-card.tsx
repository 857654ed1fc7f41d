import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import type { EsignView } from '#shared/domains/agreements/esign/view.ts';
import { UserPicker } from '#web/domains/identity/user/widgets/user-picker.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { useAct } from '../queries.ts';
import type { Draft } from './draft.ts';

interface CheckersCardProps {
  readonly view: EsignView;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly save: () => Promise<boolean>;
}
/** Colleagues who agree before the document is sent. */
export function CheckersCard({ view, draft, onChange, save }: CheckersCardProps) {
  const { t } = useLingui();
  const submitting = useAct(esignContract.routes.submit, { id: view.id });
  const names = new Map(view.checkers.map(({ userId, name }) => [userId, name]));
  const press = async () => {
    if (await save()) submitting.mutate({});
  };
  return (
    <Card title={t`Check by colleagues`} anchor="checkers">
      <div className="card-b form-stack">
        {draft.checkerIds.map((userId) => (
          <span className="row" key={userId}>
            <span className="grow">{names.get(userId) ?? '…'}</span>
            <IconButton
              label={t`Remove ${names.get(userId) ?? ''}`}
              onClick={() => onChange({ ...draft, checkerIds: draft.checkerIds.filter((one) => one !== userId) })}
            >
              <X size={14} />
            </IconButton>
          </span>
        ))}
        <Field label={t`Add a colleague`}>
          <UserPicker
            value={null}
            excludeKeys={draft.checkerIds}
            onChange={(item) => item && onChange({ ...draft, checkerIds: [...draft.checkerIds, item.key] })}
          />
        </Field>
        {draft.checkerIds.length > 0 && (
          <Button busy={submitting.isPending} disabled={view.blockers.length > 0} onClick={() => void press()}>
            {t`Ask them to check`}
          </Button>
        )}
      </div>
    </Card>
  );
}
