import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import type { Setting } from '#shared/domains/identity/setting/schemas.ts';
import { useRequirementWords } from '#web/domains/identity/second-factor/widgets/requirement-words.ts';
import { RecordActivity } from '#web/kits/record/record-activity.tsx';
import { SettingsFrame } from '#web/kits/settings/settings-frame.tsx';
import { call, queryOf } from '#web/platform/api.ts';
import { meQuery, useCan } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import type { ActivityWords } from '#web/ui/record/activity-list.tsx';
import { toast } from '#web/ui/toaster.ts';
import { AgencyFields } from '../parts/agency-fields.tsx';
import { useApprovalWords } from '../parts/approvals.tsx';
import { useSigningEffectWords } from '../parts/signing-effects.tsx';

const { get, save, activity } = settingContract.routes;
const schema = () => import('#shared/domains/identity/setting/schemas.ts').then(({ SettingInput }) => SettingInput);
const valuesOf = ({ rev: _rev, maxSessions: _max, ...values }: Setting) => values;

/** Carries the revision that was seen; a newer one is taken over when the user has looked at the differences. */
function useSettingForm(stored: Setting) {
  const queries = useQueryClient();
  const rev = useRef(stored.rev);
  return useZodForm({
    schema,
    defaultValues: valuesOf(stored),
    stale: {
      values: (current) => valuesOf(current as Setting),
      onAccepted: (current) => {
        rev.current = (current as Setting).rev;
      },
    },
    onSubmit: async (values) => {
      const saved = await call(save, { body: { ...values, rev: rev.current } });
      rev.current = saved.rev;
      queries.setQueryData(queryOf(get, {}).queryKey, saved);
      await queries.invalidateQueries({ queryKey: meQuery.queryKey });
      await queries.invalidateQueries({ queryKey: [activity.id] });
      toast(<Trans>Agency settings saved</Trans>);
    },
  });
}

/** The words of the log of the settings. */
function useSettingWords(): ActivityWords {
  const { t } = useLingui();
  const [approvals, effects, factor] = [useApprovalWords(), useSigningEffectWords(), useRequirementWords()];
  return {
    field: (field) =>
      field === 'allowedAddresses'
        ? t`Allowed IP addresses`
        : (approvals.field?.(field) ?? effects.field(field) ?? factor.field(field)),
    value: (field, value) =>
      approvals.value?.(field, value) ?? effects.value(field, value) ?? factor.value(field, value),
  };
}

/** Edits the agency's identity and defaults, from which documents, dates and new records start. */
export function ConfigPage() {
  const { t } = useLingui();
  const can = useCan();
  const { data } = useSuspenseQuery(queryOf(get, {}));
  const form = useSettingForm(data);
  const mayUpdate = can('settings.update');
  return (
    <SettingsFrame title={t`The agency`} text={t`Defaults for contracts, dates and new shows.`}>
      <Form form={form}>
        <ErrorSummary />
        <fieldset className="set-fs" disabled={!mayUpdate} aria-label={t`The agency`}>
          <AgencyFields maxSessions={data.maxSessions} currency={data.currency} />
          {mayUpdate && (
            <div>
              <Button type="submit" kind="primary" busy={form.busy}>
                {t`Save settings`}
              </Button>
            </div>
          )}
        </fieldset>
      </Form>
      <RecordActivity entity="setting" query={queryOf(activity, {})} own={useSettingWords()} />
    </SettingsFrame>
  );
}
