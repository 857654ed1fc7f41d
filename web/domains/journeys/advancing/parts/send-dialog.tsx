import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { advancingContract } from '#shared/domains/journeys/advancing/contract.ts';
import { advancingTemplateContract } from '#shared/domains/journeys/advancing-template/contract.ts';
import type { AdvancingTemplate } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { allMasters } from '#web/kits/master/all-masters.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Select } from '#web/ui/input.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toaster.ts';
import { firstAsked, type Proposed } from '../model/people.ts';
import { useKeepRequest } from '../queries.ts';
import { InviteeFields } from './invitee-fields.tsx';
import { deadlineOf, inviteeOf, type SendValues, sectionKeys } from './send-values.ts';
import { usePeople } from './use-people.ts';
import '../advancing.css';

const { create, send } = advancingContract.routes;

type SendDialogProps = Readonly<{ show: Show; onClose: () => void }>;
interface SendFormProps extends SendDialogProps {
  readonly templates: readonly AdvancingTemplate[];
  readonly people: readonly Proposed[];
}

/** The template of the request. Another one brings its own sections and deadline. */
function TemplateField({ show, templates }: Pick<SendFormProps, 'show' | 'templates'>) {
  const { t } = useLingui();
  const { getValues, setValue } = useFormContext<SendValues>();
  const adopt = (template: AdvancingTemplate) => {
    setValue('deadline', deadlineOf(show, template, localToday()), { shouldDirty: true });
    const sections = sectionKeys(template);
    setValue(
      'invitees',
      getValues('invitees').map((one) => ({ ...one, sections })),
    );
  };
  return (
    <ControlField<string> name="templateId" label={t`Template`} must>
      {({ value, onChange }) => (
        <Select
          value={value}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => {
            onChange(target.value);
            const chosen = templates.find(({ id }) => id === target.value);
            if (chosen) adopt(chosen);
          }}
        />
      )}
    </ControlField>
  );
}

function Fields({ show, templates, people }: SendFormProps) {
  const { t } = useLingui();
  const templateId = useWatch<SendValues, 'templateId'>({ name: 'templateId' });
  const template = templates.find(({ id }) => id === templateId);
  return (
    <>
      <div className="cols2">
        <TemplateField show={show} templates={templates} />
        <DateField name="deadline" label={t`Deadline`} must />
      </div>
      {template && <InviteeFields key={template.id} template={template} people={people} />}
    </>
  );
}

/** Prepares the request, then sends it. If only the second step fails, the prepared request opens. */
function useSending({ show, onClose }: SendDialogProps) {
  const keep = useKeepRequest();
  const goTo = useGoTo();
  return async (values: SendValues) => {
    const invitees = values.invitees.map((one) => ({ ...one, sections: [...one.sections] }));
    const draft = await call(create, { body: { ...values, invitees, showId: show.id, forSending: true } });
    keep(draft);
    onClose();
    try {
      keep(await call(send, { params: { id: draft.id }, body: {} }));
    } catch {
      goTo(`/advancing/approve/${draft.id}`);
      toast(<Trans>It is prepared, but was not sent.</Trans>);
      return;
    }
    toast(<Trans>The advancing request is on its way</Trans>);
  };
}

function SendForm(props: SendFormProps) {
  const { show, templates, people, onClose } = props;
  const { t } = useLingui();
  const { locale } = useMe().tenant;
  const [first] = templates;
  const onSubmit = useSending(props);
  const form = useZodForm<SendValues, SendValues>({
    schema: () => import('./form-schemas.ts').then(({ SendSchema }) => SendSchema),
    defaultValues: {
      templateId: first?.id ?? '',
      deadline: first ? deadlineOf(show, first, localToday()) : '',
      invitees: first ? [inviteeOf(first, locale, firstAsked(people, first.recipientRole))] : [],
    },
    onSubmit,
  });
  return (
    <FormDialog
      form={form}
      title={t`Send advancing request`}
      size="send"
      action={t`Send request`}
      keys="mod+enter"
      onClose={onClose}
    >
      <p className="meta">{t`Each person gets an email with a link of their own, and needs no account.`}</p>
      <Fields show={show} templates={templates} people={people} onClose={onClose} />
    </FormDialog>
  );
}

/** Asks people outside for the details of a show. */
export function SendDialog({ show, onClose }: SendDialogProps) {
  const { t } = useLingui();
  const { data } = useQuery(allMasters(advancingTemplateContract.routes.list));
  const people = usePeople(show);
  const templates = data?.rows.filter(({ isActive, sections }) => isActive && sections.length > 0);
  if (templates && templates.length > 0 && people)
    return <SendForm show={show} templates={templates} people={people} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t`Send advancing request`}
      size="send"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      {templates?.length === 0 ? (
        <p>
          <Trans>
            There is no advancing template yet. <PageLink to="/advancingtemplate/new">Create the first one</PageLink>
          </Trans>
        </p>
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Dialog>
  );
}
