import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import type { Requirement } from '#shared/domains/identity/user/required-factor.ts';
import type { Environment } from '#shared/kernel/access/permission.ts';
import { useRequiredOf } from '#web/domains/identity/second-factor/widgets/requirement-words.ts';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { toast } from '#web/ui/toaster.ts';
import { AddressCard } from '../parts/address-card.tsx';

const { requirement, require } = secondFactorContract.routes;
const { list } = userContract.routes;
const schema = () => import('#shared/domains/identity/user/required-factor.ts').then(({ Requirement }) => Requirement);

type Stored = Partial<Requirement> & Pick<Requirement, 'of'>;
function RequirementForm({ stored: { of, from } }: { readonly stored: Stored }) {
  const { t } = useLingui();
  const mayUpdate = useCan()('settings.update');
  const queries = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: { of, from: from ?? localToday() },
    onSubmit: async (body) => {
      const saved = await call(require, { body });
      queries.setQueryData(queryOf(requirement, {}).queryKey, saved);
      form.form.reset(saved as Requirement);
      toast(t`Security settings saved`);
    },
  });
  const isRequired = form.form.watch('of') !== 'nobody';
  return (
    <Form form={form}>
      <ErrorSummary />
      <fieldset className="set-fs" disabled={!mayUpdate} aria-label={t`Security`}>
        <div className="set-card">
          <SelectField name="of" label={t`Require a second factor of`} options={useRequiredOf()} />
          {isRequired && (
            <DateField
              name="from"
              label={t`From`}
              must
              help={t`Until then, we ask at each sign-in. From then on, users without one can only set it up.`}
            />
          )}
          {mayUpdate && (
            <Button type="submit" kind="primary" busy={form.busy}>
              {t`Save`}
            </Button>
          )}
        </div>
      </fieldset>
    </Form>
  );
}

const usersWith = (environment: Environment, hasFactor?: boolean) =>
  queryOf(list, {
    body: {
      perPage: 1,
      filters: [
        { field: 'environment', values: [environment] },
        { field: 'state', relation: 'noneOf', values: ['deactivated'] },
        ...(hasFactor === undefined ? [] : [{ field: 'secondFactor' as const, values: [String(hasFactor)] }]),
      ],
    },
  });

/** The list of the users of one side who have none yet. */
const without = (environment: Environment): string =>
  `/user/${environment}?secondFactor=${encodeURIComponent(JSON.stringify({ any: ['false'] }))}`;

function Count({ environment, label }: Readonly<{ environment: Environment; label: string }>) {
  const [all, having] = useQueries({ queries: [usersWith(environment), usersWith(environment, true)] });
  const [total, on] = [all.data?.total, having.data?.total];
  if (total === 0) return null;
  return (
    <li className="row">
      <span className="grow">
        <span className="strong">{label}</span>{' '}
        {total !== undefined && on !== undefined && (
          <Trans>
            {on} of {total} have a second factor
          </Trans>
        )}
      </span>
      {total !== undefined && on !== undefined && on < total && (
        <PageLink to={without(environment)} className="link">
          <Trans>Show the others</Trans>
        </PageLink>
      )}
    </li>
  );
}

/** Decides whether the users of the agency need a second factor, and from which addresses the team may come. */
export function SecurityPage() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(queryOf(requirement, {}));
  const mayRead = useCan()('user.read');
  return (
    <SettingsFrame title={t`Security`} text={t`API tokens don't need a second factor.`}>
      <RequirementForm stored={data} />
      <AddressCard />
      {mayRead && (
        <Card title={t`Second factor`}>
          <ul className="card-b form-stack">
            <Count environment="internal" label={t`Team`} />
            <Count environment="external" label={t`External users`} />
          </ul>
        </Card>
      )}
    </SettingsFrame>
  );
}
