import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { User } from '#shared/domains/identity/user/schemas.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { LinkedPanel } from '#web/ui/record/linked-panel.tsx';
import { pickerSearch } from '#web/ui/record/picker-search.ts';
import { toast } from '#web/ui/toaster.ts';
import { useUserWrite } from './use-user-write.ts';

const { companies, linkCompany, unlinkCompany } = userContract.routes;
const search = pickerSearch(companyContract.routes.picker);

/** One after the other: each link is a write of the same user. */
async function linkAll(user: User, companyIds: readonly string[]): Promise<User> {
  let saved = user;
  for (const companyId of companyIds) saved = await call(linkCompany, { params: { id: user.id, companyId } });
  return saved;
}

/** The companies that a promoter's user acts for; every change is saved at once. */
export function CompaniesCard({ user, isMe }: { readonly user: User; readonly isMe: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const asked = queryOf(companies, { params: { id: user.id } });
  const rows = useQuery(asked).data?.rows ?? [];
  const link = useUserWrite((companyIds: readonly string[]) => linkAll(user, companyIds));
  const unlink = useUserWrite((companyId: string) => call(unlinkCompany, { params: { id: user.id, companyId } }));
  const saved = {
    onSuccess: async ({ name }: User) => {
      await queries.invalidateQueries({ queryKey: asked.queryKey });
      toast(<Trans>{name}'s companies saved</Trans>);
    },
  };
  return (
    <LinkedPanel
      title={t`Companies`}
      addLabel={t`Add companies`}
      chooseTitle={t`Choose companies`}
      search={search}
      base="/company"
      linked={rows.map(({ companyId: id, name }) => ({ id, name }))}
      count={rows.length}
      empty={t`No companies yet. This user sees no shows, only that days are taken.`}
      dropName={(name) => t`Remove ${name}`}
      busy={link.isPending || unlink.isPending}
      readOnly={isMe}
      onAdd={(items) =>
        link.mutate(
          items.map(({ key }) => key),
          saved,
        )
      }
      onDrop={({ id }) => unlink.mutate(id, saved)}
    />
  );
}
