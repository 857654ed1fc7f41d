import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { statusContract } from '#shared/domains/status/contract.ts';
import { type Status, StatusInput } from '#shared/domains/status/schemas.ts';
import { PHASES } from '#shared/kernel/appointment.ts';
import { usePhaseNames } from '#web/domains/status/widgets/phase-names.ts';
import { useAreaPlace } from '#web/domains/system/widgets/master/area-place.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { ControlField, SelectField } from '#web/ui/form/fields.tsx';
import { Status as StatusMark } from '#web/ui/status.tsx';

const { routes } = statusContract;

function Fields({ record }: { readonly record?: Status | undefined }) {
  const { t } = useLingui();
  const phases = usePhaseNames();
  return (
    <>
      <ControlField<string> name="hexColor" label={t`Colour`}>
        {({ value, onChange }) => <ColorField value={value} onChange={onChange} />}
      </ControlField>
      <SelectField
        name="phase"
        label={t`Phase`}
        disabled={record !== undefined}
        help={record && t`The phase stays: make another status and move to it`}
        options={PHASES.map((value) => ({ value, label: phases[value] }))}
      />
    </>
  );
}

/** The agency's own words for where something stands, in its own order. */
export const { ListPage, NewPage, EditPage } = masterPages({
  routes: { ...routes, list: routes.listPaginated },
  moving: { ...routes, key: 'statusId', fits: (from: Status, to: Status) => from.phase === to.phase },
  domain: 'status',
  update: 'status.update',
  schema: StatusInput,
  blank: { hexColor: '#1D4ED8', phase: 'options' },
  usePlace: (record?: Status) => useAreaPlace('/status', record),
  words: {
    title: msg`Statuses`,
    text: msg`Drag them into your order, or take one with Alt and the arrow keys.`,
    add: msg`New status`,
    empty: msg`No statuses yet`,
  },
  columns: [{ id: 'phase', label: msg`Phase`, useWords: usePhaseNames }],
  Mark: ({ row }: { readonly row: Status }) => <StatusMark color={row.hexColor} phase={row.phase} />,
  Fields,
});
