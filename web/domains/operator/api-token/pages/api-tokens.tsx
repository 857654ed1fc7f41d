import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { useMe } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TokenCard } from '../parts/token-card.tsx';
import { tokensQuery } from '../queries.ts';

const NewTokenDialog = dialogPart(async () => (await import('../parts/new-token-dialog.tsx')).NewTokenDialog);

function useGroups() {
  const { t } = useLingui();
  const { user } = useMe();
  const { rows } = useSuspenseQuery(tokensQuery).data;
  const own = rows.filter(({ kind, userId }) => kind === 'personal' && userId === user.id);
  const agency = rows.filter(({ kind }) => kind === 'agency');
  const others = rows.filter((row) => !own.includes(row) && !agency.includes(row));
  return [
    { id: 'own', title: t`Your tokens`, rows: own },
    { id: 'agency', title: t`Tokens of the agency`, rows: agency },
    { id: 'others', title: t`Tokens of colleagues`, rows: others },
  ].filter((group) => group.rows.length > 0);
}

/** The tokens by which programs call the API: one's own and, for administrators, all of the agency. */
export function ListPage() {
  const { t } = useLingui();
  const { mayMakeAgency } = useSuspenseQuery(tokensQuery).data;
  const groups = useGroups();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button kind="primary" icon={<Plus size={14} />} onClick={() => setAdding(true)}>
      {t`New token`}
    </Button>
  );
  return (
    <SettingsFrame
      title={t`API tokens`}
      text={
        <>
          {t`Programs use Backline with a token: it has the rights that you give it, and an end.`}{' '}
          <a href="/developers" target="_blank" rel="noopener">
            {t`Open the API reference`}
          </a>
        </>
      }
      actions={groups.length > 0 && add}
    >
      {groups.length === 0 && (
        <EmptyState
          icon={KeyRound}
          title={t`No API tokens yet`}
          text={t`Create a token for each program that reads or writes your agency's data.`}
          actions={add}
        />
      )}
      {groups.map(({ id, title, rows }) => (
        <TokenCard key={id} title={title} rows={rows} />
      ))}
      <Suspense>{adding && <NewTokenDialog mayMakeAgency={mayMakeAgency} onClose={() => setAdding(false)} />}</Suspense>
    </SettingsFrame>
  );
}
