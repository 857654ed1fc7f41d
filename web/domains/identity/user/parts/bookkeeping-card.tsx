import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useUserWrite } from './use-user-write.ts';

const { bookkeepings, setDefaultBookkeeping } = userContract.routes;

/** Chooses the default bookkeeping entity of a user, if there are several. */
export function BookkeepingCard({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const query = queryOf(bookkeepings, { params: { id: user.id } });
  const { data } = useQuery(query);
  const choose = useUserWrite((bookkeepingId: string) =>
    call(setDefaultBookkeeping, {
      params: { id: user.id },
      body: { rev: user.rev, ...(bookkeepingId ? { bookkeepingId } : {}) },
    }),
  );
  if (!data || data.rows.length < 2) return null;
  const onChange = (id: string) =>
    choose.mutate(id, {
      onSuccess: ({ name }) => {
        toast(<Trans>{name}'s bookkeeping saved</Trans>);
        return queries.invalidateQueries(query);
      },
    });
  return (
    <Card title={t`Bookkeeping`}>
      <div className="card-b">
        <Field label={t`Default bookkeeping entity`}>
          <Select
            value={user.bookkeepingId ?? ''}
            placeholder={t`The agency's default`}
            options={data.rows.map(({ id, name }) => ({ value: id, label: name }))}
            disabled={choose.isPending}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      </div>
    </Card>
  );
}
