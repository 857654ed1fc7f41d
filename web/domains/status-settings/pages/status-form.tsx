import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { statusContract } from '#shared/domains/status/contract.ts';
import type { Status, StatusArea, StatusInput } from '#shared/domains/status/schemas.ts';
import { PHASES } from '#shared/kernel/appointment.ts';
import { usePhaseNames } from '#web/domains/status/widgets/phase-names.ts';
import { statusesQuery } from '#web/domains/status/widgets/use-statuses.ts';
import { SettingsFrame } from '#web/domains/system/widgets/settings-frame.tsx';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { CheckboxField, ControlField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { pickValues } from '#web/ui/record/pick-values.ts';
import { useRecordForm } from '#web/ui/record/record-form.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useAreaNames } from '../parts/area-names.ts';

const { create, update } = statusContract.routes;
const FIRST_COLOR = '#1D4ED8';

function useStatusForm(mainArea: StatusArea, status: Status | undefined) {
  const goTo = useGoTo();
  const blank: StatusInput = { mainArea, name: '', hexColor: FIRST_COLOR, phase: 'options', isDefault: false };
  return useRecordForm({
    domain: 'status',
    schema: () => import('../parts/form-schemas.ts').then(({ StatusSchema }) => StatusSchema),
    record: status,
    values: status ? pickValues(blank, status) : blank,
    valuesOf: (record: Status) => pickValues(blank, record),
    create: (body) => call(create, { body }),
    update: ({ mainArea: _, ...body }, id) => call(update, { body: { ...body, id } }),
    onSaved: ({ name }) => {
      toast(<Trans>{name} is saved</Trans>);
      goTo(`/status/${mainArea}`);
    },
  });
}

function StatusForm({ mainArea, status }: { readonly mainArea: StatusArea; readonly status?: Status | undefined }) {
  const { t } = useLingui();
  const areas = useAreaNames();
  const phases = usePhaseNames();
  const form = useStatusForm(mainArea, status);
  return (
    <SettingsFrame
      title={status ? status.name : <Trans>New status</Trans>}
      text={areas[mainArea]}
      actions={
        <PageLink to={`/status/${mainArea}`} className="link">
          <Trans>All statuses</Trans>
        </PageLink>
      }
    >
      <Form form={form}>
        <div className="set-card">
          <ErrorSummary />
          <TextField name="name" label={t`Name`} must maxLength={50} />
          <ControlField<string> name="hexColor" label={t`Colour`}>
            {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
          </ControlField>
          <SelectField
            name="phase"
            label={t`Phase`}
            disabled={status !== undefined}
            help={status && t`The phase stays: make another status and move to it`}
            options={PHASES.map((value) => ({ value, label: phases[value] }))}
          />
          <CheckboxField name="isDefault" label={t`New ones start here`} />
          <Button type="submit" kind="primary" busy={form.busy}>
            {status ? <Trans>Save status</Trans> : <Trans>Create status</Trans>}
          </Button>
        </div>
      </Form>
    </SettingsFrame>
  );
}

const newRoute = getRouteApi('/app/status/$mainArea/new');
export function NewStatusPage() {
  return <StatusForm mainArea={newRoute.useParams().mainArea} />;
}

const editRoute = getRouteApi('/app/status/detail/$key');
export function EditStatusPage() {
  const { key: id } = editRoute.useParams();
  const { area } = editRoute.useSearch();
  const { data, isPending } = useQuery(statusesQuery(area));
  const status = data?.rows.find((row) => row.id === id);
  if (isPending) return <SkeletonLines lines={6} />;
  if (!status) return <EmptyState drawing={null} title={<Trans>This status is not there any more</Trans>} />;
  return <StatusForm key={id} mainArea={area} status={status} />;
}
