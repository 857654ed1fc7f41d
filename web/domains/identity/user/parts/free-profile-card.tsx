import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { freeFieldProfileContract } from '#shared/domains/identity/free-field-profile/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useUserWrite } from './use-user-write.ts';

/** Which free fields a user sees and must fill in: a profile of their side, or what its usual one says. */
export function FreeProfileCard({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const { id, rev, environment, freeFieldProfileId } = user;
  const { data } = useQuery(queryOf(freeFieldProfileContract.routes.list, { body: { environment, perPage: 200 } }));
  const choose = useUserWrite((profileId: string) =>
    call(userContract.routes.setFreeFieldProfile, { body: { id, rev, freeFieldProfileId: profileId || null } }),
  );
  const offered = data?.rows.filter((row) => row.isActive || row.id === freeFieldProfileId) ?? [];
  if (offered.length === 0) return null;
  const onChange = (profileId: string) =>
    choose.mutate(profileId, {
      onSuccess: ({ name }) => toast(<Trans>{name}'s custom fields saved</Trans>),
    });
  return (
    <Card title={t`Custom fields`}>
      <div className="card-b">
        <Field label={t`Custom field profile`}>
          <Select
            value={freeFieldProfileId ?? ''}
            placeholder={environment === 'internal' ? t`Team default` : t`External user default`}
            options={offered.map((row) => ({ value: row.id, label: row.name }))}
            disabled={choose.isPending}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      </div>
    </Card>
  );
}
