import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import {
  DEFAULT_MAX_SESSIONS,
  DEFAULT_MAX_STORAGE,
  DEFAULT_MAX_USERS,
} from '#shared/domains/reference/client/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { toast } from '#web/ui/toaster.ts';
import { useClientSections } from '../parts/client-fields.tsx';
import '#web/ui/record/record.css';

const { createClient, listClients, listHealth } = adminoneContract.routes;

/** A new agency: who it is, what it may have, and who opens it. */
export function ClientNewPage() {
  const { t } = useLingui();
  const { zone, locale } = useMe().user;
  const goTo = useGoTo();
  const queries = useQueryClient();
  const limits = { maxSessions: DEFAULT_MAX_SESSIONS, maxUsers: DEFAULT_MAX_USERS, maxStorage: DEFAULT_MAX_STORAGE };
  const form = useZodForm({
    schema: () => import('../parts/form-schemas.ts').then(({ NewClientSchema }) => NewClientSchema),
    defaultValues: { name: '', locale, zone, currency: 'EUR', ...limits, administrator: { name: '', email: '' } },
    onSubmit: async (body) => {
      const { id, name } = await call(createClient, { body });
      await Promise.all([listClients, listHealth].map(({ id }) => queries.invalidateQueries({ queryKey: [id] })));
      toast(<Trans>{name} created. Its administrator has been invited by email.</Trans>);
      goTo(`/adminone/client/${id}`);
    },
  });
  const administrator = (
    <div className="rec-fields">
      <TextField name="administrator.name" label={t`Name`} must maxLength={100} />
      <TextField name="administrator.email" type="email" label={t`Email`} must maxLength={254} />
    </div>
  );
  return (
    <FormPage
      form={form}
      title={t`New agency`}
      crumbs={[{ label: t`Agencies`, to: '/adminone/client' }, { label: t`New` }]}
      action={t`Create agency`}
      onCancel={() => goTo('/adminone/client')}
      sections={[
        ...useClientSections(),
        { id: 'first', title: t`First administrator`, fields: ['administrator'], content: administrator },
      ]}
    />
  );
}
