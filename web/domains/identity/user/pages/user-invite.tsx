import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { Environment, Role } from '#shared/kernel/access/permission.ts';
import { seesPartiesOnly } from '#shared/kernel/access/role-presets.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { ArtistChooser } from '#web/domains/identity/roster/widgets/artist-picker.tsx';
import { CompanyChooser } from '#web/domains/identity/roster/widgets/company-picker.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { SwitchField } from '#web/ui/form/fields.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { ChooserField } from '#web/ui/record/picker-field.tsx';
import { RecordFormPage } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { ProfileFields } from '../parts/profile-fields.tsx';
import { useMyRoles } from '../parts/use-my-rights.ts';

const invitation = () => import('../parts/user-schemas.ts').then(({ Invitation }) => Invitation);

function useInvitation(zone: string, locale: Locale, roles: ReturnType<typeof useMyRoles>, base: string) {
  const goTo = useGoTo();
  const queries = useQueryClient();
  return useZodForm({
    schema: invitation,
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      role: roles.find((one) => one === 'agent') ?? roles[0] ?? 'readOnly',
      locale,
      zone,
      allArtists: false,
      artistIds: [],
      companyIds: [],
    },
    onSubmit: async ({ companyIds, ...fields }) => {
      const body = { ...fields, companyIds: seesPartiesOnly(fields.role) ? companyIds : [] };
      const { id, name } = await call(userContract.routes.invite, { body });
      await queries.invalidateQueries({ queryKey: [userContract.routes.list.id] });
      toast(<Trans>{name} invited by email</Trans>);
      goTo(`${base}/${id}`);
    },
  });
}

type Invitation = ReturnType<typeof useInvitation>;

type ArtistsFieldsProps = Readonly<{ role: Role; allArtists: boolean; isInternal: boolean; form: Invitation }>;
function ArtistsFields({ role, allArtists, isInternal, form }: ArtistsFieldsProps) {
  const { t } = useLingui();
  const mayGiveAll = role === 'administrator' || allArtists;
  const all = form.form.watch('allArtists');
  return (
    <div className="rec-fields">
      {isInternal && mayGiveAll && <SwitchField name="allArtists" label={t`Can see all artists`} />}
      {!(isInternal && all) && (
        <ChooserField
          name="artistIds"
          label={t`Can see these artists`}
          first={[]}
          chooser={ArtistChooser}
          className="rec-wide"
        />
      )}
    </div>
  );
}

function CompaniesField() {
  const { t } = useLingui();
  return (
    <div className="rec-fields">
      <ChooserField
        name="companyIds"
        label={t`Acts for these companies`}
        first={[]}
        chooser={CompanyChooser}
        className="rec-wide"
      />
    </div>
  );
}

function useCompanySection(form: ReturnType<typeof useInvitation>) {
  const { t } = useLingui();
  const actsForCompanies = seesPartiesOnly(form.form.watch('role'));
  return [
    ...(actsForCompanies
      ? [
          {
            id: 'companies',
            title: t`Companies`,
            fields: ['companyIds'],
            content: <CompaniesField />,
          },
        ]
      : []),
  ];
}

function Invite({ environment }: { readonly environment: Environment }) {
  const { t } = useLingui();
  const { zone, locale, role, allArtists } = useMe().user;
  const roles = useMyRoles(environment);
  const base = `/user/${environment}`;
  const isInternal = environment === 'internal';
  const form = useInvitation(zone, locale, roles, base);

  return (
    <RecordFormPage
      form={form}
      base={base}
      listName={isInternal ? t`Users` : t`External users`}
      title={t`Invite a user`}
      action={t`Send invitation`}
      sections={[
        {
          id: 'who',
          title: t`Who`,
          fields: ['name', 'email', 'phone', 'role', 'locale', 'zone', 'accessUntil'],
          content: <ProfileFields environment={environment} withEmail />,
        },
        {
          id: 'artists',
          title: t`Artists`,
          fields: ['allArtists', 'artistIds'],
          content: <ArtistsFields role={role} allArtists={allArtists} isInternal={isInternal} form={form} />,
        },
        ...useCompanySection(form),
      ]}
    />
  );
}

export const InviteInternalPage = () => <Invite environment="internal" />;
export const InviteExternalPage = () => <Invite environment="external" />;
